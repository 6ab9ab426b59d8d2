// What the shop writes about returns.

import { DEFAULT_MARKET, formatDate, formatMoney, money, prefixPath } from "#catalogue";
import type { Letter } from "#commerce/mail";
import type { Return } from "./return.ts";

export const startedLetter = (parcel: Return, token: string, until: Date, origin: string): Letter => ({
  subject: `Your return ${parcel.number}`,
  paragraphs: [
    `You are sending back ${piecesOf(parcel)} of order ${parcel.order.number}.`,
    `Print the label, put it on the parcel and hand it over by ${formatDate(until, "en", "UTC")}.`,
    parcel.refundTo === "gift-card"
      ? "Once it is here and as it should be, we send you a gift card."
      : "Once it is here and as it should be, the money goes back to where it came from.",
  ],
  action: {
    label: "Label and status",
    href: `${origin}${prefixPath(marketIn(parcel), `/account/ordersReturn/${parcel.id}?token=${token}`)}`,
  },
  note: "The link opens your return without signing in: keep it to yourself.",
});

export const cancelledLetter = ({ number }: Return): Letter => ({
  subject: `Your return ${number} is cancelled`,
  paragraphs: [
    "You have cancelled this return: there is nothing to send.",
    "You can begin another while there is time.",
  ],
});

export const receivedLetter = ({ number }: Return): Letter => ({
  subject: `Your return ${number} has arrived`,
  paragraphs: ["Your parcel is here. We look at what is in it, and write to you again within three working days."],
});

export const refundedLetter = (parcel: Return, amount: number): Letter => ({
  subject: `Your refund for ${parcel.number}`,
  paragraphs: [
    parcel.refundTo === "gift-card"
      ? `We have put ${worth(parcel, amount)} on a gift card, which comes in a mail of its own.`
      : `${worth(parcel, amount)} goes back to where you paid from. Banks take up to ten days to show it.`,
    ...(parcel.lines.some(({ quantity, acceptedQuantity }) => acceptedQuantity !== quantity)
      ? ["Not everything that you announced was in the parcel or as it should be, so this is less than the whole."]
      : []),
  ],
});

export const refusedLetter = ({ number }: Return, reason: string): Letter => ({
  subject: `We cannot take back your return ${number}`,
  paragraphs: [
    "We have looked at your parcel and cannot take back what is in it.",
    ...(reason ? [`The reason: ${reason}`] : []),
    "It is on its way back to you. Answer this mail if you do not agree.",
  ],
});

const piecesOf = ({ lines }: Return): string => {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces === 1 ? "1 piece" : `${pieces} pieces`;
};
const worth = ({ order: { currency } }: Return, amount: number): string => formatMoney(money(amount, currency));
const marketIn = ({ order: { marketCode } }: Return): string | null =>
  marketCode === DEFAULT_MARKET.code ? null : marketCode;
