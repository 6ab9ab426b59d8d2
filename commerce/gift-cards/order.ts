// Validates the order form of a gift card. Its texts go into a mail in the shop's name, so links and markup are rejected.

import { giftCardAmounts, type GiftOrder, type PriceList, type PriceLists } from "#catalogue";
import { EmailAddress } from "#commerce/mail";
import { dayOf } from "./send.ts";

export type GiftField = "amount" | "recipientName" | "recipientEmail" | "senderName" | "message" | "deliverOn";
/** "link" includes markup. */
export type GiftProblem = "missing" | "too-long" | "link" | "out-of-bounds" | "no-email" | "no-day";

const MAX_LENGTHS = { recipientName: 60, senderName: 60, message: 300 } as const;
/** A card can be scheduled up to this many days ahead. */
const MAX_DAYS_AHEAD = 365;
const DAY_MS = 86_400_000;

export const lastDeliveryDay = (now: Date, timeZone: string): string =>
  dayOf(new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS), timeZone);

type ReadGift =
  | { readonly kind: "gift"; readonly gift: GiftOrder }
  | { readonly kind: "invalid"; readonly problems: Readonly<Partial<Record<GiftField, GiftProblem>>> };

interface GiftShop {
  readonly priceList: PriceList;
  readonly lists: PriceLists;
  readonly now: Date;
  /** That of the shop, in which days begin. */
  readonly timeZone: string;
}

/** `amount` is in whole units of the price list's currency. */
export function readGiftOrder(
  form: Readonly<Record<string, unknown>>,
  { priceList, lists, now, timeZone }: GiftShop,
): ReadGift {
  const problems: Partial<Record<GiftField, GiftProblem>> = {};
  const text = (name: keyof typeof MAX_LENGTHS, isRequired: boolean): string => {
    const value = lineOf(form[name]);
    const problem = textProblem(value, MAX_LENGTHS[name], isRequired);
    if (problem) problems[name] = problem;
    return value;
  };
  const units = unitsOf(form["amount"]);
  const { least, most } = giftCardAmounts(lists, priceList);
  if (units === undefined) problems.amount = "missing";
  else if (units < least || units > most) problems.amount = "out-of-bounds";
  const recipientName = text("recipientName", true);
  const email = EmailAddress.safeParse(form["recipientEmail"]);
  if (!email.success) problems.recipientEmail = "no-email";
  const senderName = text("senderName", true);
  const message = text("message", false);
  const day = lineOf(form["deliverOn"]);
  const today = dayOf(now, timeZone);
  const isOffered = isDay(day) && day >= today && day <= lastDeliveryDay(now, timeZone);
  if (day !== "" && !isOffered) problems.deliverOn = "no-day";
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
      deliverOn: day === "" || day === today ? null : day,
    },
  };
}

/** The mail goes to someone who did not ask for it, so it must not contain any host name. */
const LINK = /<\/?[a-z!]|\bhttps?:|\bwww\.|\S@\S+\.\S|[\p{L}\d][.。．]\p{L}{2,}/iu;

function textProblem(text: string, maxLength: number, isRequired: boolean): GiftProblem | undefined {
  if (text === "") return isRequired ? "missing" : undefined;
  if ([...text].length > maxLength) return "too-long";
  return LINK.test(text) ? "link" : undefined;
}

/** Parses whole units as typed: "150", "1 500" or a number; undefined for anything else. */
function unitsOf(value: unknown): number | undefined {
  const typed = typeof value === "number" ? String(value) : lineOf(value).replaceAll(" ", "");
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}

/** Impossible days such as February 30 are other days, or none, once parsed. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && dayOf(at, "UTC") === text;
}

const lineOf = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll(/[\s\p{Cc}]+/gu, " ").trim() : "";
