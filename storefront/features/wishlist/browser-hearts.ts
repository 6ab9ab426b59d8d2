// The hearts of this browser's visitor, with what happens around them: a word when one cannot be saved, the header's count,
// and analytics. What it takes to ask the shop is loaded with the first click.

import { messagesIn } from "#catalogue";
import { track } from "#storefront/features/analytics/track.ts";
import { documentLanguage } from "#storefront/ui/language.tsx";
import { showToast, type Toast } from "#storefront/ui/toast.tsx";
import { common } from "#locales/common";
import { wishlistStatus } from "#locales/wishlist-status";
import { saved } from "./browser-saved.ts";
import { notice } from "./notice.ts";
import { showCount } from "./start.ts";
import { createHearts, type HeartOutcome, type Hearts } from "./hearts.ts";

/** One for all hearts of a document; never asked for on the server. */
export function hearts(): Hearts {
  if (own) return own;
  const made = createHearts({
    keeper: {
      read: () => new Set(saved().read().ids),
      add: async (id) => (await keeper()).add(id),
      remove: async (id) => (await keeper()).remove(id),
      watch: (changed) => saved().watch(changed),
    },
    onAdd: (product) => track(({ heartEvent }) => [heartEvent(product)]),
    onFailure: (_product, reason) => showToast(sorry(reason)),
  });
  // For as long as the document lives: the header's count is ahead of the shop as the hearts are.
  made.subscribe(() => showCount(made.count()));
  own = made;
  return made;
}

let own: Hearts | undefined;

const keeper = async () => (await import("./browser-wishlist.ts")).wishlistKeeper();

type Reason = Extract<HeartOutcome, { readonly kind: "failed" }>["reason"];

function sorry(reason: Reason): Toast {
  const language = documentLanguage();
  if (reason === "full") return notice(messagesIn(wishlistStatus, language)("full"));
  return { text: messagesIn(common, language)("notSaved") };
}
