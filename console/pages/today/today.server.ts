// The day's work: what is due, and today's figures. Each part needs a permission, and fails separately.

import { readToday, type Today } from "#commerce/insights";
import { findOrders } from "#commerce/orders";
import { listDisputes } from "#commerce/payments";
import { INSIGHTS } from "#commerce/settings";
import { findLowStock, type LowStock } from "#commerce/stock";
import { performing, type Permission } from "#commerce/staff";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, loads } from "../../framework/handlers.server.ts";
import { firstSteps, hideSteps, type Step } from "./first-steps.server.ts";
import { disputeRow, type DisputeRow } from "../disputes/dispute-data.ts";

/** Rows of each part; the list behind it has the others. */
const ROWS = 5;
const LOW_STOCK = 2;
const WEEK_MS = 7 * 86_400_000;

export interface TodayData {
  readonly name: string;
  /** For an owner, until all are done or hidden. */
  readonly firstSteps: Readonly<Record<Step, boolean>> | undefined;
  readonly toSend: Part<readonly TodayOrder[]>;
  /** Disputes that await a response, the most urgent first. */
  readonly disputes: Part<readonly DisputeRow[]>;
  readonly lowStock: Part<readonly LowStock[]>;
  readonly sales: Part<Today>;
}

/** Undefined for those who may not see it. */
export type Part<Value> = { readonly kind: "loaded"; readonly value: Value } | { readonly kind: "failed" } | undefined;

export interface TodayOrder {
  readonly number: string;
  readonly state: string;
  readonly hasUnsent: boolean;
  readonly name: string;
  readonly pieces: number;
  readonly images: readonly string[];
  readonly total: number;
  readonly currency: string;
  readonly createdAt: string;
}

export const loader = loads("staff", async (args): Promise<TodayData> => {
  const { shop, staff, now, operator, requestId } = args;
  const [steps, toSend, disputes, lowStock, sales] = await Promise.all([
    staff.role === "owner" ? partFor(args, "shop.edit", () => firstSteps(args)) : undefined,
    partFor(args, "orders.view", () => findDue(args)),
    partFor(args, "orders.view", () =>
      performing(operator, "list-disputes", { requestId }, async () => {
        const page = await listDisputes(shop.database, { view: "open", isDue: true, limit: ROWS });
        return page.disputes.map((dispute) => disputeRow(dispute, now));
      }),
    ),
    partFor(args, "products.view", () =>
      findLowStock(shop.database, { since: new Date(now.getTime() - WEEK_MS), atMost: LOW_STOCK, limit: ROWS }),
    ),
    partFor(args, "insights.view", () =>
      performing(operator, "see-insights", { requestId }, () =>
        readToday(shop.database, now, shop.setting(INSIGHTS).timeZone),
      ),
    ),
  ]);
  return {
    name: staff.name,
    firstSteps: steps?.kind === "loaded" ? steps.value : undefined,
    toSend,
    disputes,
    lowStock,
    sales,
  };
});

export const action = acts({ "hide-steps": hideSteps });

async function findDue({ shop, operator: { markets } }: StaffArgs): Promise<readonly TodayOrder[]> {
  const { orders } = await findOrders(shop.database, { view: "to-send", markets });
  return orders.slice(0, ROWS).map(({ firstName, lastName, email, createdAt, ...order }) => ({
    number: order.number,
    state: order.state,
    hasUnsent: order.hasUnsent,
    name: `${firstName} ${lastName}`.trim() || email,
    pieces: order.pieces,
    images: order.images,
    total: order.total,
    currency: order.currency,
    createdAt: createdAt.toISOString(),
  }));
}

async function partFor<Value>(
  { operator, onError }: StaffArgs,
  permission: Permission,
  read: () => Promise<Value>,
): Promise<Part<Value>> {
  if (!operator.permissions.has(permission)) return undefined;
  try {
    return { kind: "loaded", value: await read() };
  } catch (error) {
    onError(error);
    return { kind: "failed" };
  }
}
