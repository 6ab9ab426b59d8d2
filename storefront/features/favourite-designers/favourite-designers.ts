// A shopper's favourite designers. The browser stores them, and the account of a signed-in shopper; pages are rendered without.

import { useEffect, useSyncExternalStore } from "react";
import { signedInAccount } from "#storefront/framework/signed-in-account.ts";
import { designersOwner, type FavouriteDesigners, favouriteDesigners, toggled } from "./stored-designers.ts";

/** Empty on the server and at hydration. */
export function useFavouriteDesigners(): FavouriteDesigners {
  useEffect(startSync, []);
  return useSyncExternalStore(
    favouriteDesigners.subscribe,
    () => favouriteDesigners.read() ?? NONE,
    () => NONE,
  );
}

const NONE: FavouriteDesigners = [];

export function toggleFavourite(handle: string, name: string): void {
  favouriteDesigners.write(toggled(favouriteDesigners.read() ?? [], handle, name));
  if (signedInAccount() !== null) withAccount(({ saveToAccount }) => saveToAccount(handle));
}

let syncedFor: string | null | undefined;

/** Once for each document and account. */
function startSync(): void {
  const account = signedInAccount();
  if (account === syncedFor) return;
  syncedFor = account;
  if (account !== null || designersOwner.read() !== undefined)
    withAccount(({ syncDesigners }) => syncDesigners(account));
}

/** Without the account, the browser's own favourites still work. */
const withAccount = (run: (code: typeof import("./account-designers.ts")) => Promise<void>): void =>
  void import("./account-designers.ts").then(run).catch(() => undefined);
