// Keeps the viewed products of this browser and of the signed-in account the same. Loaded only for visitors who are, or were, signed in.

import { submitTo } from "#storefront/framework/route-requests.ts";
import type { ViewedAnswer } from "./recently-viewed-data.ts";
import { viewedOwner, viewedProducts } from "./viewed.ts";

const ROUTE = "recently-viewed";

/**
 * Adds the product to the account. Products of a guest join those of the account at its first use in this browser; those of an account
 * leave the browser once it is signed out.
 */
export async function syncViewed(account: string | null, handle: string, address: string): Promise<void> {
  const stored = viewedProducts();
  const owner = viewedOwner.read();
  if (owner !== undefined && owner !== account) stored.write([handle]);
  if (account === null) {
    viewedOwner.write(undefined);
    return;
  }
  const added = owner === account ? [handle] : (stored.read() ?? [handle]);
  const { viewed } = await submitTo<ViewedAnswer>(ROUTE, address, { viewed: JSON.stringify(added) });
  stored.write(viewed);
  viewedOwner.write(account);
}

export async function clearAccount(address: string): Promise<void> {
  await submitTo<ViewedAnswer>(ROUTE, address, { clear: "yes" });
}
