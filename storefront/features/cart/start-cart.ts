// The bag of a document begins: only where there is a trace of one, and when the browser is idle, is its code loaded.

import { whenIdle } from "#storefront/ui/when-idle.ts";

/** For each visit: at the document's start, and after signing in or out. Ends with the function returned. */
export function beginCart(accountId: string | null): () => void {
  const load = () => import("./count-updates.ts").catch(() => undefined);
  const start = () => void load().then((code) => code?.startCount(accountId));
  const follow = ({ key }: StorageEvent) => {
    if (key === "bag") void load().then((code) => code?.followCount());
  };
  window.addEventListener("storage", follow);
  if (accountId !== null || hasTrace()) whenIdle(start);
  return () => window.removeEventListener("storage", follow);
}

function hasTrace(): boolean {
  try {
    return "bag" in localStorage;
  } catch {
    return false;
  }
}
