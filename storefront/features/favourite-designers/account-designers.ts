// Keeps the favourite designers of this browser and of the signed-in account the same. Loaded only for visitors who are, or were,
// signed in.

import { loadRoute, submitTo } from "#storefront/framework/route-requests.ts";
import { designersOwner, type FavouriteDesigners, favouriteDesigners } from "./stored-designers.ts";

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
  const { designers } = await loadRoute<{ readonly designers: FavouriteDesigners }>(ROUTE, ADDRESS);
  const guest = owner === account ? {} : (favouriteDesigners.read() ?? {});
  favouriteDesigners.write({ ...guest, ...designers });
  designersOwner.write(account);
  if (Object.keys(guest).length > 0) await saveToAccount();
}

/** Sends the favourites as they are now. */
export async function saveToAccount(): Promise<void> {
  await submitTo(ROUTE, ADDRESS, { designers: JSON.stringify(favouriteDesigners.read() ?? {}) });
}
