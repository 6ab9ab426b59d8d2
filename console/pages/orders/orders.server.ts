// The list of orders: a view, words and days, all from the address.

import { data } from "react-router";
import { z } from "zod";
import { messagesIn } from "#catalogue";
import { Day } from "#commerce/database";
import { periodOf } from "#commerce/insights";
import { countOrders, findOrders, ORDER_VIEWS, type FoundOrder, type OrderView } from "#commerce/orders";
import { INSIGHTS } from "#commerce/settings";
import { deleteView, listViews, MOST_VIEWS, PERMISSIONS, saveView, type SavedView } from "#commerce/staff";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { orders as texts } from "../../locales/generated/orders.ts";

/** Counts above it are shown as "1,000+". */
const MOST_COUNTED = 1000;

export interface OrdersData {
  readonly view: OrderView;
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly views: readonly { readonly view: OrderView; readonly count: number; readonly isMore: boolean }[];
  readonly orders: readonly (Omit<FoundOrder, "createdAt" | "address"> & { readonly createdAt: string })[];
  readonly next: string | null;
  readonly isFirstPage: boolean;
  /** Orders of the whole query, up to MOST_COUNTED. */
  readonly total: number;
  readonly isTotalMore: boolean;
  readonly savedViews: readonly SavedView[];
}

export const loader = loads("list-orders", async ({ shop, staff, operator, url }): Promise<OrdersData> => {
  const { searchParams } = url;
  const view = ORDER_VIEWS.find((one) => one === searchParams.get("view")) ?? "to-send";
  const text = searchParams.get("q")?.trim().slice(0, 200) ?? "";
  const from = dayOf(searchParams.get("from"));
  const to = dayOf(searchParams.get("to"));
  const { markets } = operator;
  const after = searchParams.get("after") ?? undefined;
  const days = periodOf({ from, to }, shop.setting(INSIGHTS).timeZone);
  // Words are looked for everywhere, not in the view that happens to be open.
  const query = { ...days, view: text ? ("all" as const) : view, text, markets };
  const found = await findOrders(shop.database, { ...query, after });
  const total = await countOrders(shop.database, query, MOST_COUNTED + 1);
  const counted = await Promise.all(
    (["to-send", "unpaid"] as const).map(async (one) => {
      const count = await countOrders(shop.database, { view: one, markets }, MOST_COUNTED + 1);
      return { view: one, count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
    }),
  );
  return {
    view: text ? "all" : view,
    text,
    from: from ?? "",
    to: to ?? "",
    views: counted,
    orders: found.orders.map(({ address: _address, createdAt, ...order }) => ({
      ...order,
      createdAt: createdAt.toISOString(),
    })),
    next: found.next ?? null,
    isFirstPage: after === undefined,
    total: Math.min(total, MOST_COUNTED),
    isTotalMore: total > MOST_COUNTED,
    savedViews: await listViews(shop.database, staff.id, LIST),
  };
});

/** Name under which views are saved. */
const LIST = "orders";
const say = messagesIn(texts, "en");
const NewView = z.object({
  name: z.string().trim().min(1, say("enterViewName")).max(60, say("enterViewName")),
  query: z.string().max(1_000),
  shared: z.string().optional(),
});

export const action = acts({
  "save-view": intent("staff", NewView, async ({ shop, staff, operator, now }, { name, query, shared }) => {
    if (!operator.permissions.has("orders.view")) throw data({ needs: PERMISSIONS["orders.view"] }, { status: 403 });
    const view = { list: LIST, name, query: filtersOf(query), isShared: shared !== undefined };
    const { kind } = await saveView(shop.database, staff.id, view, now);
    return kind === "saved"
      ? { kind: "done", text: say("savedView", { name }) }
      : { kind: "refused", text: say("tooManyViews", { count: MOST_VIEWS }) };
  }),
  "delete-view": intent("staff", z.object({ id: z.string() }), async ({ shop, staff }, { id }) =>
    (await deleteView(shop.database, staff.id, id))
      ? { kind: "done", text: say("deletedView") }
      : { kind: "refused", text: say("viewGone") },
  ),
});

/** Only the filters of an address, in their order. */
export function filtersOf(query: string): string {
  const given = new URLSearchParams(query);
  const kept = ["view", "q", "from", "to"].flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  return new URLSearchParams(kept).toString();
}

const dayOf = (text: string | null): string | undefined => {
  const day = Day.safeParse(text);
  return day.success ? day.data : undefined;
};
