// Keeps the sizes of this browser and of the signed-in account the same. Loaded only for visitors who are, or were, signed in.

import { loadRoute, submitTo } from "#storefront/framework/route-requests.ts";
import { joinSizes, type MySizes, mySizes, sizesOwner } from "./stored-sizes.ts";

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
  const before = owner === account ? (mySizes.read() ?? {}) : {};
  const { sizes } = await loadRoute<{ readonly sizes: MySizes }>(ROUTE, ADDRESS);
  // A guest's sizes, and those that the shopper chose while the account's were loading.
  const own = Object.entries(mySizes.read() ?? {}).filter(([chart, names]) => String(names) !== String(before[chart]));
  mySizes.write(joinSizes(Object.fromEntries(own), sizes));
  sizesOwner.write(account);
  if (owner !== account && own.length > 0) await send(own);
}

/** Sends one chart as it is now; without sizes, the account forgets it. Other tabs and devices may change other charts. */
export async function saveToAccount(chart: string): Promise<void> {
  await send([[chart, mySizes.read()?.[chart] ?? []]]);
}

async function send(changes: readonly (readonly [chart: string, sizes: readonly string[]])[]): Promise<void> {
  await submitTo(ROUTE, ADDRESS, { sizes: JSON.stringify(changes) });
}
