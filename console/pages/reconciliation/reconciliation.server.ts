// A day at the payment provider beside the ledger. The provider is asked once a day is chosen.

import { Day } from "#commerce/database";
import { reconcileDay, type Reconciliation } from "#commerce/payments";
import { loads } from "../../framework/handlers.server.ts";

export interface ReconciliationData {
  readonly provider: string;
  /** True for the built-in provider, whose money is not real. */
  readonly isTest: boolean;
  /** In the field: the chosen day, or yesterday. */
  readonly day: string;
  readonly today: string;
  /** Null until a day was chosen. */
  readonly result:
    | { readonly kind: "compared"; readonly reconciliation: Reconciliation }
    /** The provider did not answer. */
    | { readonly kind: "unavailable" }
    | { readonly kind: "bad-day" }
    | null;
}

const DAY_MS = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export const loader = loads("reconcile-day", async ({ shop, url, now, onError }): Promise<ReconciliationData> => {
  const { orderServices } = shop;
  const given = url.searchParams.get("day");
  const today = dayOf(now.getTime());
  const asked = Day.safeParse(given);
  const isAskable = asked.success && asked.data <= today;
  const compare = async (day: string): Promise<ReconciliationData["result"]> => {
    try {
      return { kind: "compared", reconciliation: await reconcileDay(orderServices, day) };
    } catch (error) {
      onError(error);
      return { kind: "unavailable" };
    }
  };
  return {
    provider: orderServices.provider.name,
    isTest: orderServices.provider.name === "test",
    day: isAskable ? asked.data : dayOf(now.getTime() - DAY_MS),
    today,
    result: isAskable ? await compare(asked.data) : given === null ? null : { kind: "bad-day" },
  };
});
