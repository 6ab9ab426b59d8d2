// The pick list of selected orders, or of all that a list shows.

import { Day } from "#commerce/database";
import { MOST_PICKED, ORDER_VIEWS, readPickList, type PickList } from "#commerce/orders";
import { loads } from "../../framework/handlers.server.ts";

export interface PickListData extends PickList {
  readonly most: number;
  /** ISO 8601. */
  readonly at: string;
}

const DAY_MS = 86_400_000;

export const loader = loads("list-orders", async ({ shop, operator, url, now }): Promise<PickListData> => {
  const { searchParams } = url;
  const numbers = searchParams.getAll("number").slice(0, MOST_PICKED);
  const day = (name: string) => Day.safeParse(searchParams.get(name)).data;
  const [from, to] = [day("from"), day("to")];
  const list = await readPickList(shop.database, {
    view: ORDER_VIEWS.find((one) => one === searchParams.get("view")),
    text: searchParams.get("q")?.slice(0, 200),
    from: from === undefined ? undefined : new Date(from),
    until: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
    markets: operator.markets,
    ...(numbers.length > 0 && { numbers }),
  });
  return { ...list, most: MOST_PICKED, at: now.toISOString() };
});
