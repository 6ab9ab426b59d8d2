// Message keys for the reasons and methods of returns.

import type { Packaging, RefundTo, ReturnReason } from "#commerce/returns";

export const REASON_NAMES = {
  "too-small": "tooSmall",
  "too-large": "tooLarge",
  "not-as-described": "notAsDescribed",
  damaged: "damaged",
  late: "late",
  "changed-mind": "changedMind",
} as const satisfies Record<ReturnReason, string>;

export const PACKAGING_NAMES = { original: "original", own: "own" } as const satisfies Record<Packaging, string>;

export const REFUND_NAMES = { payment: "toPayment", "gift-card": "toGiftCard" } as const satisfies Record<
  RefundTo,
  string
>;
