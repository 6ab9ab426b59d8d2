// The ratings of all products in memory, read again after a while. If the database is down, hits have the last ones or none.

import type { Database } from "#commerce/database";
import { ratingsByProduct } from "#commerce/reviews";
import type { Rating } from "./product-fields.ts";

export interface Ratings {
  /** Resolves when ratings have been read once, or cannot be. Never rejects. */
  ready(): Promise<void>;
  of(product: string): Rating | undefined;
}

/** Age after which they are read again, in the background. */
const FRESH_MS = 60_000;

export function openRatings(database: Database, onError: (error: unknown) => void, now = Date.now): Ratings {
  let ratings: ReadonlyMap<string, Rating> = new Map();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    try {
      ratings = await ratingsByProduct(database);
    } catch (error) {
      onError(error);
    } finally {
      readAt = now();
      reading = undefined;
    }
  };
  return {
    async ready() {
      const isFirst = readAt === -Infinity;
      if (now() - readAt >= FRESH_MS) reading ??= read();
      if (isFirst) await reading;
    },
    of: (product) => ratings.get(product),
  };
}
