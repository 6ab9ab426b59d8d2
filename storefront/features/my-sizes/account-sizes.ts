// Keeps the sizes of this browser and of the signed-in account the same. Loaded only for visitors who are, or were, signed in.

import { loadRoute, submitTo } from "#storefront/framework/route-requests.ts";
import { type MySizes, mySizes, sizesOwner } from "./stored-sizes.ts";

const ROUTE = "account-sizes";
const ADDRESS = "/account/sizes";

/**
 * At the first use in a document. Sizes of a guest join those of the account; later the account's apply, which another device may
 * have changed. Those of an account are removed once it is signed out.
 */
export async function syncSizes(account: string | null): Promise<void> {
  const owner = sizesOwner.read();
  if (owner !== undefined && owner !== account) mySizes.write(undefined);
  if (account === null) {
    sizesOwner.write(undefined);
    return;
  }
  const { sizes } = await loadRoute<{ readonly sizes: MySizes }>(ROUTE, ADDRESS);
  const guest = owner === account ? {} : (mySizes.read() ?? {});
  mySizes.write({ ...sizes, ...guest });
  sizesOwner.write(account);
  if (Object.keys(guest).length > 0) await saveToAccount();
}

/** Sends the sizes as they are now. */
export async function saveToAccount(): Promise<void> {
  await submitTo(ROUTE, ADDRESS, { sizes: JSON.stringify(mySizes.read() ?? {}) });
}
