// The list of disputes: a view and a page, both from the address.

import { isStorable } from "#catalogue";
import { DISPUTE_VIEWS, listDisputes, type DisputeView } from "#commerce/payments";
import { loads } from "../../framework/handlers.server.ts";
import { disputeRow, type DisputeRow } from "./dispute-data.ts";

export interface DisputesData {
  readonly view: DisputeView;
  readonly views: readonly DisputeView[];
  readonly disputes: readonly DisputeRow[];
  readonly isFirstPage: boolean;
  /** For the next page; null on the last one. */
  readonly next: string | null;
}

export const loader = loads("list-disputes", async ({ shop, url: { searchParams }, now }): Promise<DisputesData> => {
  const view = DISPUTE_VIEWS.find((one) => one === searchParams.get("view")) ?? "open";
  const given = searchParams.get("after");
  const after = given && isStorable(given) ? given.slice(0, LONGEST_REFERENCE) : undefined;
  const { disputes, next } = await listDisputes(shop.database, { view, after });
  return {
    view,
    views: DISPUTE_VIEWS,
    disputes: disputes.map((dispute) => disputeRow(dispute, now)),
    isFirstPage: after === undefined,
    next,
  };
});

const LONGEST_REFERENCE = 200;
