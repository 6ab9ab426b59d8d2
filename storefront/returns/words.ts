// The words of returns: their states, reasons and ways.

import type { ReturnReason, ReturnState } from "#commerce/returns";

export const REASON_NAMES: Readonly<Record<ReturnReason, string>> = {
  "too-small": "It is too small",
  "too-large": "It is too large",
  "not-as-described": "It is not as described",
  damaged: "It is damaged or faulty",
  late: "It came too late",
  "changed-mind": "I have changed my mind",
};

export const STATE_NAMES: Readonly<Record<ReturnState, string>> = {
  requested: "Waiting for your parcel",
  sent: "On its way to us",
  received: "Arrived",
  refunded: "Refunded",
  refused: "Not accepted",
  cancelled: "Cancelled",
};

export const NEXT: Readonly<Record<ReturnState, string>> = {
  requested: "Print the label, put it on the parcel, and hand it over at any post office or collection point.",
  sent: "We write to you as soon as it is here, usually within five working days.",
  received: "We are looking at what is in it. The refund follows within three working days.",
  refunded: "The money is on its way. Banks take up to ten days to show it; a gift card comes by email at once.",
  refused: "We could not take it back, and have written to you why.",
  cancelled: "There is nothing to send. You can begin another return while there is time.",
};

export const PACKAGING_NAMES = {
  original: "In the box that it came in",
  own: "In packaging of my own",
} as const;

export const REFUND_NAMES = {
  payment: "To where I paid from",
  "gift-card": "On a gift card, by email",
} as const;
