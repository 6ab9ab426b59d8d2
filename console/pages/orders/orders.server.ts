// The list of orders: a view, words and days, all from the address.

import { Day } from "#commerce/database";
import { countOrders, findOrders, ORDER_VIEWS, type FoundOrder, type OrderView } from "#commerce/orders";
import { loads } from "../../framework/handlers.server.ts";

/** Counts above it are shown as "1,000+". */
const MOST_COUNTED = 1000;

export interface OrdersData {
  readonly view: OrderView;
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly views: readonly { readonly view: OrderView; readonly count: number; readonly isMore: boolean }[];
  readonly orders: readonly (Omit<FoundOrder, "createdAt"> & { readonly createdAt: string })[];
  readonly next: string | null;
  readonly isFirstPage: boolean;
}

export const loader = loads("list-orders", async ({ shop, operator, url }): Promise<OrdersData> => {
  const { searchParams } = url;
  const view = ORDER_VIEWS.find((one) => one === searchParams.get("view")) ?? "to-send";
  const text = searchParams.get("q")?.trim().slice(0, 200) ?? "";
  const from = dayOf(searchParams.get("from"));
  const to = dayOf(searchParams.get("to"));
  const { markets } = operator;
  const after = searchParams.get("after") ?? undefined;
  const days = { from: from ? new Date(from) : undefined, until: to ? new Date(Date.parse(to) + DAY_MS) : undefined };
  // Words are looked for everywhere, not in the view that happens to be open.
  const found = await findOrders(shop.database, { ...days, view: text ? "all" : view, text, markets, after });
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
    orders: found.orders.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
    next: found.next ?? null,
    isFirstPage: after === undefined,
  };
});

const DAY_MS = 86_400_000;

const dayOf = (text: string | null): string | undefined => {
  const day = Day.safeParse(text);
  return day.success ? day.data : undefined;
};
