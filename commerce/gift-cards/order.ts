// Reads the order of a gift card from a form: how much, for whom, with which words and when. It goes out as a mail in the shop's
// name, so that nothing in it may lead elsewhere.

import { giftCardAmounts, type GiftOrder, type PriceList } from "#catalogue";
import { EmailAddress } from "#commerce/mail";
import { dayOf } from "./send.ts";

export type GiftField = "amount" | "recipientName" | "recipientEmail" | "senderName" | "message" | "deliverOn";
/** "link" stands for markup too. */
export type GiftProblem = "missing" | "too-long" | "link" | "out-of-bounds" | "no-email" | "no-day";

export const GIFT_LENGTHS = { recipientName: 60, senderName: 60, message: 300 } as const;
/** Days ahead of which a card may be ordered. */
export const FURTHEST_DAYS = 365;
const DAY_MS = 86_400_000;

export const lastDayOf = (now: Date): string => dayOf(new Date(now.getTime() + FURTHEST_DAYS * DAY_MS));

export type ReadGift =
  | { readonly kind: "gift"; readonly gift: GiftOrder }
  | { readonly kind: "invalid"; readonly problems: Readonly<Partial<Record<GiftField, GiftProblem>>> };

/** `amount` is in whole units of the price list's currency. */
export function readGiftOrder(
  form: Readonly<Record<string, unknown>>,
  { priceList, now }: { readonly priceList: PriceList; readonly now: Date },
): ReadGift {
  const problems: Partial<Record<GiftField, GiftProblem>> = {};
  const text = (name: keyof typeof GIFT_LENGTHS, isRequired: boolean): string => {
    const value = lineOf(form[name]);
    const problem = textProblem(value, GIFT_LENGTHS[name], isRequired);
    if (problem) problems[name] = problem;
    return value;
  };
  const units = unitsOf(form["amount"]);
  const { least, most } = giftCardAmounts(priceList);
  if (units === undefined) problems.amount = "missing";
  else if (units < least || units > most) problems.amount = "out-of-bounds";
  const recipientName = text("recipientName", true);
  const email = EmailAddress.safeParse(form["recipientEmail"]);
  if (!email.success) problems.recipientEmail = "no-email";
  const senderName = text("senderName", true);
  const message = text("message", false);
  const day = lineOf(form["deliverOn"]);
  if (day !== "" && !(isDay(day) && day >= dayOf(now) && day <= lastDayOf(now))) problems.deliverOn = "no-day";
  if (Object.keys(problems).length > 0 || units === undefined || !email.success) return { kind: "invalid", problems };
  return {
    kind: "gift",
    gift: {
      amount: units * 1000,
      priceList,
      recipientName,
      recipientEmail: email.data,
      senderName,
      message,
      deliverOn: day === "" || day === dayOf(now) ? null : day,
    },
  };
}

/** The shop's mail carries these words to somebody who did not ask for them: no host's name goes along, whatever its ending. */
const LINK = /<\/?[a-z!]|\bhttps?:|\bwww\.|\S@\S+\.\S|[\p{L}\d][.。．]\p{L}{2,}/iu;

function textProblem(text: string, most: number, isRequired: boolean): GiftProblem | undefined {
  if (text === "") return isRequired ? "missing" : undefined;
  if ([...text].length > most) return "too-long";
  return LINK.test(text) ? "link" : undefined;
}

/** Whole units as somebody types them: "150", "1 500", a number; undefined for anything else. */
function unitsOf(value: unknown): number | undefined {
  const typed = typeof value === "number" ? String(value) : lineOf(value).replaceAll(" ", "");
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(new Date(`${text}T00:00:00Z`)) === text;

const lineOf = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll(/[\s\p{Cc}]+/gu, " ").trim() : "";
