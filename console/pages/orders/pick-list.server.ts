// The pick list of selected orders, or of all that a list shows.

import { Day } from "#commerce/database";
import { periodOf } from "#commerce/insights";
import { MOST_PICKED, ORDER_VIEWS, readPickList, type PickList } from "#commerce/orders";
import { INSIGHTS } from "#commerce/settings";
import { loads } from "../../framework/handlers.server.ts";

export interface PickListData extends PickList {
  readonly most: number;
  /** ISO 8601. */
  readonly at: string;
}

export const loader = loads("list-orders", async ({ shop, operator, url, now }): Promise<PickListData> => {
  const { searchParams } = url;
  const numbers = searchParams.getAll("number").slice(0, MOST_PICKED);
  const day = (name: string) => Day.safeParse(searchParams.get(name)).data;
  const list = await readPickList(shop.database, {
    view: ORDER_VIEWS.find((one) => one === searchParams.get("view")),
    text: searchParams.get("q")?.slice(0, 200),
    ...periodOf({ from: day("from"), to: day("to") }, shop.setting(INSIGHTS).timeZone),
    markets: operator.markets,
    ...(numbers.length > 0 && { numbers }),
  });
  return { ...list, most: MOST_PICKED, at: now.toISOString() };
});
