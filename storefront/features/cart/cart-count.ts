// Number of pieces in the cart as this browser last knew it: stored between pages and shown in the header.

import { messagesIn } from "#catalogue";
import { storedValue } from "#storefront/framework/browser-storage.ts";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { cartCount } from "#locales/cart-count";
import { CART_ITEM } from "./cart-item.ts";

export interface StoredCount {
  readonly count: number;
  /** Account that owns the cart; null for a guest's. */
  readonly accountId: string | null;
  readonly at: number;
}

let owner: string | null = null;

/** Sets whose cart is counted from now on. */
export function setOwner(accountId: string | null): void {
  owner = accountId;
}

/** The owner's count as this browser last stored it; undefined if it has none. */
export function storedCount(): StoredCount | undefined {
  const stored = count.read();
  return stored?.accountId === owner ? stored : undefined;
}

export function keepCount(pieces: number): void {
  count.write({ count: pieces, accountId: owner, at: Date.now() });
  showCartCount(pieces);
}

/** Shows the count in the header, which is the server's markup. */
export function showCartCount(count: number): void {
  const say = messagesIn(cartCount, documentLanguage());
  for (const link of document.querySelectorAll<HTMLElement>("[data-cart]")) {
    const shown = link.querySelector("[data-count]");
    if (shown) shown.textContent = count > 0 ? String(count) : "";
    link.setAttribute("aria-label", count > 0 ? say("withItems", { count }) : say("bag"));
  }
}

const isCount = (value: unknown): value is StoredCount =>
  typeof value === "object" &&
  value !== null &&
  "count" in value &&
  typeof value.count === "number" &&
  "at" in value &&
  typeof value.at === "number" &&
  "accountId" in value;

const count = storedValue(CART_ITEM, isCount);
