// Converts the prices of the catalogue again when the merchant changes the price lists in any process.

import { createSerialQueue } from "#concurrency";
import type { Database } from "#commerce/database";
import { applyPriceLists } from "#commerce/products";
import type { LiveSettings } from "#commerce/settings";

interface FollowingParts {
  readonly database: Database;
  readonly settings: Pick<LiveSettings, "onChange">;
  /** Called after prices have changed. */
  readonly onChanged: () => void;
  readonly onError: (error: unknown) => void;
}

/** Every process may do it; the first one changes the prices, and the others find nothing to do. */
export function followPriceLists({ database, settings, onChanged, onError }: FollowingParts): void {
  const inOrder = createSerialQueue();
  settings.onChange(() => {
    inOrder(async () => {
      if ((await applyPriceLists(database)) === "changed") onChanged();
    }).catch(onError);
  });
}
