// Notes and clears viewed products: in this browser at once, and with the account of a signed-in shopper afterwards.

import { signedInAccount } from "#storefront/framework/signed-in-account.ts";
import { forgetSeen } from "#storefront/features/offline/seen.ts";
import { viewedOwner, viewedProducts, withViewed } from "./viewed.ts";

/** Resolves when the browser has what the account knows; never rejects. */
export async function noteViewed(handle: string, address: string): Promise<void> {
  const stored = viewedProducts();
  stored.write(withViewed(stored.read() ?? [], handle));
  const account = signedInAccount();
  if (account === null && viewedOwner.read() === undefined) return;
  await withAccount(({ syncViewed }) => syncViewed(account, handle, address));
}

/** Resolves to false, with the list as it was, if the account could not be cleared. `address` is that of the page of viewed products. */
export async function clearViewed(address: string): Promise<boolean> {
  const stored = viewedProducts();
  const before = stored.read();
  stored.write(undefined);
  forgetSeen();
  if (signedInAccount() === null) return true;
  try {
    await (await import("./account-viewed.ts")).clearAccount(address);
    return true;
  } catch {
    stored.write(before);
    return false;
  }
}

/** Without the account, the browser's own list still works. */
const withAccount = (run: (code: typeof import("./account-viewed.ts")) => Promise<void>): Promise<void> =>
  import("./account-viewed.ts").then(run).catch(() => undefined);
