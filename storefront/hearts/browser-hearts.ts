// The hearts of this browser's visitor, with what happens around them: a word when one cannot be saved, and analytics.

import { track } from "#storefront/analytics/track.ts";
import { showToast } from "#storefront/ui/toast.tsx";
import { createHearts, type HeartOutcome, type Hearts } from "./hearts.ts";
import { localHearts } from "./local-hearts.ts";

/** One for all hearts of a document; never asked for on the server. */
export function hearts(): Hearts {
  own ??= createHearts({
    keeper: localHearts({ storage: () => window.localStorage, events: window }),
    onAdd: (product) => track(({ heartEvent }) => [heartEvent(product)]),
    onFailure: (_product, reason) => showToast({ text: SORRY[reason] }),
  });
  return own;
}

let own: Hearts | undefined;

type Reason = Extract<HeartOutcome, { readonly kind: "failed" }>["reason"];

const SORRY: Readonly<Record<Reason, string>> = {
  full: "Wishlist full",
  refused: "That could not be saved. Try again in a moment.",
};
