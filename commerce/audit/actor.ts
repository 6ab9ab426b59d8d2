// The operator on whose behalf the current code runs. It follows asynchronous calls, so that operations need not pass it along: entries
// of the audit name the operator, and orders and returns of other markets do not exist for one who works for some markets only.

import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

export interface Actor {
  readonly operator: {
    readonly id: string;
    readonly kind: string;
    readonly name: string;
    /** Codes of the markets that the operator works for; null for all. */
    readonly markets: readonly string[] | null;
  };
  /** Key of OPERATIONS. */
  readonly operation: string;
  readonly requestId: string;
  readonly reason?: string | undefined;
  /** True for operations that move money: without a reason they fail. */
  readonly needsReason?: boolean | undefined;
}

const storage = new AsyncLocalStorage<Actor & { readonly id: string }>();

/** Runs one operation. Its changes are recorded under the actor. */
export const actAs = <Result>(actor: Actor, work: () => Result): Result =>
  storage.run({ ...actor, id: randomUUID() }, work);

/** Adds the reason that the operator gave. */
export function withReason<Result>(reason: string, work: () => Result): Result {
  const actor = storage.getStore();
  return actor ? storage.run({ ...actor, reason }, work) : work();
}

/** Codes of the markets to which reads are limited; null for no limit, as for shoppers and background jobs. */
export const marketsOfActor = (): readonly string[] | null => storage.getStore()?.operator.markets ?? null;

/** As `worksForMarket`, of a record that may have no market, which only those who work for all markets see. */
export const isMarketOfActor = (market: string | null): boolean =>
  market === null ? marketsOfActor() === null : worksForMarket(market);

export const worksForMarket = (market: string): boolean => marketsOfActor()?.includes(market) ?? true;

/** Undefined for shoppers and background jobs. */
export const currentActor = (): (Actor & { readonly id: string }) | undefined => storage.getStore();

/** A function that runs others on behalf of the present actor, for streams that are read later. */
export const asPresentActor = (): (<Result>(work: () => Result) => Result) => AsyncLocalStorage.snapshot();
