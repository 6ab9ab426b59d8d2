// How many pieces are in the bag, as far as this browser knows: kept between pages, shown in the header, in step between tabs.

import { wordsIn } from "#catalogue";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { bagCount } from "./count/words/index.ts";

interface KeptCount {
  readonly count: number;
  /** Whose it is; null for a guest's. */
  readonly accountId: string | null;
  readonly at: number;
}

export const BAG_ITEM = "bag";

/** What the shop said is believed for so long, unless a tab changes it. */
const FRESH_MS = 60_000;

let owner: string | null = null;

/** At the start of a document, and after signing in or out. */
export function startCount(accountId: string | null): void {
  owner = accountId;
  const kept = readKept();
  const isOwn = kept?.accountId === accountId;
  showBagCount(isOwn ? kept.count : 0);
  // A guest's bag changes in this browser alone, an account's elsewhere too. What was a guest's may be the account's by now.
  const isDue = accountId === null ? isOwn && kept.count > 0 : !isOwn;
  if (isDue || (isOwn && Date.now() - kept.at > FRESH_MS)) {
    void import("./browser-cart.ts").then(({ bag }) =>
      bag()
        .load()
        .catch(() => undefined),
    );
  }
}

/** Another tab changed it. */
export function followCount(): void {
  const kept = readKept();
  showBagCount(kept?.accountId === owner ? kept.count : 0);
}

export function keepCount(count: number): void {
  try {
    localStorage.setItem(BAG_ITEM, JSON.stringify({ count, accountId: owner, at: Date.now() } satisfies KeptCount));
  } catch {
    // It is asked for again next time.
  }
  showBagCount(count);
}

/** In the header, which is the server's markup. */
function showBagCount(count: number): void {
  const say = wordsIn(bagCount, documentLanguage());
  for (const link of document.querySelectorAll<HTMLElement>("[data-bag]")) {
    const shown = link.querySelector("[data-count]");
    if (shown) shown.textContent = count > 0 ? String(count) : "";
    link.setAttribute("aria-label", count > 0 ? say("withItems", { count }) : say("bag"));
  }
}

function readKept(): KeptCount | undefined {
  try {
    const { count, accountId, at } = JSON.parse(localStorage.getItem(BAG_ITEM) ?? "") as Partial<KeptCount>;
    return typeof count === "number" && typeof at === "number"
      ? { count, at, accountId: accountId ?? null }
      : undefined;
  } catch {
    return undefined;
  }
}
