// Keeps the favourite designers of this browser and of the signed-in account the same. Loaded only for visitors who are, or were,
// signed in.

import { loadRoute, submitTo } from "#storefront/framework/route-requests.ts";
import {
  designersOwner,
  type FavouriteDesigners,
  favouriteDesigners,
  isIn,
  joinDesigners,
} from "./stored-designers.ts";

const ROUTE = "account-designers";
const ADDRESS = "/account/designers";

/**
 * At the first use in a document. Favourites of a guest join those of the account; later the account's apply, which another device may
 * have changed. Those of an account are removed once it is signed out.
 */
export async function syncDesigners(account: string | null): Promise<void> {
  const owner = designersOwner.read();
  if (owner !== undefined && owner !== account) favouriteDesigners.write(undefined);
  if (account === null) {
    designersOwner.write(undefined);
    return;
  }
  const before = owner === account ? (favouriteDesigners.read() ?? []) : [];
  const { designers } = await loadRoute<{ readonly designers: FavouriteDesigners }>(ROUTE, ADDRESS);
  const now = favouriteDesigners.read() ?? [];
  // A guest's favourites, and what the shopper changed while the account's were loading.
  const added = now.filter(([handle]) => !isIn(before, handle));
  const removed = before.filter(([handle]) => !isIn(now, handle));
  favouriteDesigners.write(
    joinDesigners(
      added,
      designers.filter(([handle]) => !isIn(removed, handle)),
    ),
  );
  designersOwner.write(account);
  if (owner !== account && added.length > 0) await send(added);
}

/** Sends one designer as they are now. Other tabs and devices may change others. */
export async function saveToAccount(handle: string): Promise<void> {
  const favourite = favouriteDesigners.read()?.find(([one]) => one === handle);
  await send([favourite ?? [handle, null]]);
}

async function send(changes: readonly (readonly [handle: string, name: string | null])[]): Promise<void> {
  await submitTo(ROUTE, ADDRESS, { designers: JSON.stringify(changes) });
}
