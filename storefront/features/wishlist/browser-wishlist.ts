// The wishlist of this document: asks the wishlist's own page, shows the header's count, reports to analytics and says what could
// not be saved. Loaded when a visitor reaches for a button, or when the browser is idle and there is a list to show.

import { messagesIn } from "#catalogue";
import { common } from "#locales/common";
import { wishlistStatus } from "#locales/wishlist-status";
import { trackAction } from "#storefront/features/analytics/track.ts";
import { submitTo } from "#storefront/framework/route-requests.ts";
import { inOneTab } from "#storefront/framework/one-tab.ts";
import { signedInAccount } from "#storefront/framework/signed-in-account.ts";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { showToast, type Toast } from "#storefront/ui/toast.tsx";
import { savedList } from "./saved-list.ts";
import { createWishlist, NOTHING_SAVED, type Refusal, type Wishlist, type WishlistAnswer } from "./wishlist.ts";

let own: Wishlist | undefined;

/** One for the whole document; browser only. */
export function wishlist(): Wishlist {
  if (own) return own;
  const made = createWishlist({
    ask: (request) =>
      inOneTab("wishlist", () =>
        submitTo<WishlistAnswer>("wishlist", address(), { ...request, account: signedInAccount() ?? "" }),
      ),
    saved: savedList,
    accountId: signedInAccount,
    onAdd: (product) => trackAction(({ wishlistEvent }) => [wishlistEvent(product)]),
    onRefusal: (reason) => showToast(refusalToast(reason)),
  });
  made.subscribe(() => showCount(made.count()));
  own = made;
  return made;
}

/** Age after which the stored list is refreshed; milliseconds. */
const FRESH_MS = 60_000;

/** At the start of a document, and after signing in or out. */
export function startWishlist(): void {
  const accountId = signedInAccount();
  const { ids, at, accountId: owner } = savedList.read() ?? NOTHING_SAVED;
  const isAnothers = owner !== accountId;
  if (isAnothers) savedList.write({ ...NOTHING_SAVED, accountId });
  showCount(wishlist().count());
  const mayHaveList = accountId !== null || (!isAnothers && ids.length > 0);
  if (mayHaveList && (isAnothers || Date.now() - at > FRESH_MS)) void wishlist().sync();
}

/** Shows the count in the header, which is the server's markup. */
export function showCount(count: number): void {
  const say = messagesIn(wishlistStatus, documentLanguage());
  for (const link of document.querySelectorAll<HTMLElement>("[data-wishlist]")) {
    const shown = link.querySelector("[data-count]");
    if (shown) shown.textContent = count > 0 ? String(count) : "";
    link.setAttribute("aria-label", count > 0 ? say("counted", { count }) : say("wishlist"));
  }
}

/** The wishlist's page in the visitor's country, as the header links to it. */
const address = (): string => document.querySelector<HTMLAnchorElement>("[data-wishlist]")?.pathname ?? "/wishlist";

/** Duration of the notice that the list is full; milliseconds. */
export const NOTICE_MS = 4000;

function refusalToast(reason: Refusal): Toast {
  const language = documentLanguage();
  if (reason === "full") return { text: messagesIn(wishlistStatus, language)("full"), milliseconds: NOTICE_MS };
  return { text: messagesIn(common, language)("notSaved") };
}
