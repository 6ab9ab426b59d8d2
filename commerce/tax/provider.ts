// Interface of a tax provider, and the guard around each one: a time limit, a circuit breaker, and a cache of recent answers.

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createBreaker } from "#concurrency";
import type { Address } from "#catalogue";
import type { TaxItem, Taxes } from "./tax.ts";

export interface TaxRequest {
  readonly items: readonly TaxItem[];
  readonly currency: string;
  readonly address: Address;
  /** True if the items' amounts include the tax. */
  readonly isIncluded: boolean;
}

export interface TaxProvider {
  /** "stripe"; stored with each order. */
  readonly name: string;
  /** Never throws: a provider that is down is "unavailable". */
  readonly calculate: (request: TaxRequest) => Promise<TaxAnswer>;
  /** A recent answer to the same request, for transactions, which must not wait for a network. */
  readonly recall: (request: TaxRequest) => TaxAnswer | undefined;
}

export type TaxAnswer = { readonly kind: "taxes"; readonly taxes: Taxes } | { readonly kind: "unavailable" };

export interface ProviderParts {
  readonly name: string;
  /** Asks the provider. Throws if it does not answer in time, or refuses the request. */
  readonly ask: (request: TaxRequest, timeoutMs: number) => Promise<Taxes>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

/** A checkout waits no longer than this. */
const TIMEOUT_MS = 4_000;
const BREAKER = { failures: 3, pauseMs: 20_000 };
/** Rates change at midnight, and a shopper takes minutes from the totals to the payment. */
const LIFE_MS = 15 * 60_000;
const MAX_CACHED = 2_000;

export function createTaxProvider({ name, ask, onError, now = Date.now }: ProviderParts): TaxProvider {
  const breaker = createBreaker({ ...BREAKER, now });
  // Every look at the clock counts, because a test may set it.
  const cache = new LRUCache<string, Taxes>({ max: MAX_CACHED, ttl: LIFE_MS, ttlResolution: 0, perf: { now } });
  const recall = (key: string): TaxAnswer | undefined => {
    const taxes = cache.get(key);
    return taxes && { kind: "taxes", taxes };
  };
  return {
    name,
    recall: (request) => recall(keyOf(request)),
    calculate: async (request) => {
      const key = keyOf(request);
      const known = recall(key);
      if (known) return known;
      if (!breaker.allows()) return { kind: "unavailable" };
      try {
        const taxes = await ask(request, TIMEOUT_MS);
        breaker.succeeded();
        cache.set(key, taxes);
        return { kind: "taxes", taxes };
      } catch (error) {
        breaker.failed();
        onError(new Error(`The tax provider ${name} did not calculate an order's tax`, { cause: error }));
        return { kind: "unavailable" };
      }
    },
  };
}

/** Addresses are hashed, so that the cache has no personal data. */
const keyOf = (request: TaxRequest): string => createHash("sha256").update(JSON.stringify(request)).digest("base64url");
