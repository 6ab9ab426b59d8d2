// The sizes that a shopper chose last, by size chart: offered first in filters, and selected on product pages. The browser
// stores them, and the account of a signed-in shopper; pages are rendered without.

import { useEffect, useSyncExternalStore } from "react";
import { signedInAccount } from "#storefront/framework/signed-in-account.ts";
import { type MySizes, mySizes, sizesOwner, withSize } from "./stored-sizes.ts";

/** Empty on the server, at hydration, and without a chart. */
export function useMySizes(chart: string | undefined): readonly string[] {
  useEffect(startSync, []);
  return useSyncExternalStore(
    mySizes.subscribe,
    () => (chart !== undefined && mySizes.read()?.[chart]) || NONE,
    () => NONE,
  );
}

const NONE: readonly string[] = [];

export function rememberSize(chart: string, name: string): void {
  change(chart, withSize(mySizes.read() ?? {}, chart, name));
}

export function forgetSizes(chart: string): void {
  const { [chart]: _, ...others } = mySizes.read() ?? {};
  change(chart, Object.keys(others).length === 0 ? undefined : others);
}

function change(chart: string, sizes: MySizes | undefined): void {
  mySizes.write(sizes);
  if (signedInAccount() !== null) withAccount(({ saveToAccount }) => saveToAccount(chart));
}

let syncedFor: string | null | undefined;

/** Once for each document and account. */
function startSync(): void {
  const account = signedInAccount();
  if (account === syncedFor) return;
  syncedFor = account;
  if (account !== null || sizesOwner.read() !== undefined) withAccount(({ syncSizes }) => syncSizes(account));
}

/** Without the account, the browser's own sizes still work. */
const withAccount = (run: (code: typeof import("./account-sizes.ts")) => Promise<void>): void =>
  void import("./account-sizes.ts").then(run).catch(() => undefined);
