import { expect, test } from "vitest";
import { giftCardAmounts, INITIAL_LISTS, INITIAL_PRICE_LISTS, priceListsOf } from "#catalogue";
import { readGiftOrder } from "./order.ts";

const lists = priceListsOf(INITIAL_PRICE_LISTS);
const now = new Date(Date.UTC(2026, 10, 15, 23, 30));
const form = {
  amount: "150",
  recipientName: " Bo  Li ",
  recipientEmail: "BO@Example.com ",
  senderName: "Ana",
  message: "Happy\nbirthday",
  deliverOn: "",
};
const read = (given: object = {}) =>
  readGiftOrder({ ...form, ...given }, { priceList: "eu_eur", lists, now, timeZone: "UTC" });

test("a gift card order is parsed and normalised [CO-07]", () => {
  expect(read()).toEqual({
    kind: "gift",
    gift: {
      amount: 150_000,
      priceList: "eu_eur",
      recipientName: "Bo Li",
      recipientEmail: "bo@example.com",
      senderName: "Ana",
      message: "Happy birthday",
      deliverOn: null,
    },
  });
  expect(read({ amount: 25, deliverOn: "2026-11-16" })).toMatchObject({ gift: { deliverOn: "2026-11-16" } });
  // Today means immediate delivery.
  expect(read({ amount: "2 500", deliverOn: "2026-11-15" })).toMatchObject({
    gift: { amount: 2_500_000, deliverOn: null },
  });
});

test.each([
  [{ amount: "" }, { amount: "missing" }],
  [{ amount: "24" }, { amount: "out-of-bounds" }],
  [{ amount: "2501" }, { amount: "out-of-bounds" }],
  [{ amount: "-50" }, { amount: "missing" }],
  [{ amount: "50.5" }, { amount: "missing" }],
  [{ amount: "1e3" }, { amount: "missing" }],
  [{ amount: Number.NaN }, { amount: "missing" }],
  [{ recipientName: "" }, { recipientName: "missing" }],
  [{ recipientEmail: "bo" }, { recipientEmail: "no-email" }],
  [{ senderName: "x".repeat(61) }, { senderName: "too-long" }],
  [{ message: "Win at http://prize.test" }, { message: "link" }],
  [{ senderName: "prize-draw.com" }, { senderName: "link" }],
  [{ message: "<b>You</b>" }, { message: "link" }],
  [{ message: "Your account is locked: vitrine-help.de/login" }, { message: "link" }],
  [{ message: "bit.ly/3xYz" }, { message: "link" }],
  [{ recipientName: "evil。app" }, { recipientName: "link" }],
  [{ deliverOn: "2026-11-14" }, { deliverOn: "no-day" }],
  [{ deliverOn: "2026-02-30" }, { deliverOn: "no-day" }],
  [{ deliverOn: "2027-11-16" }, { deliverOn: "no-day" }],
  [{ deliverOn: "soon" }, { deliverOn: "no-day" }],
])("%j is rejected [CO-07]", (given, problems) => {
  expect(read(given)).toEqual({ kind: "invalid", problems });
});

test("every price list has preset amounts within its limits [CO-07]", () => {
  for (const list of INITIAL_LISTS) {
    const { presets, least, most } = giftCardAmounts(lists, list);
    expect(presets.toSorted((one, other) => one - other)).toEqual(presets);
    expect(presets.every((preset) => preset >= least && preset <= most)).toBe(true);
  }
});

test("the days of a gift card begin in the shop's time zone [CO-07] [SF-12]", () => {
  const shop = { priceList: "eu_eur", lists, now } as const;
  const choose = (deliverOn: string, timeZone: string) =>
    readGiftOrder({ ...form, deliverOn }, { ...shop, timeZone }).kind;
  // It is the morning of the 16th in Tokyo.
  expect([choose("2026-11-15", "Asia/Tokyo"), choose("2026-11-15", "UTC")]).toEqual(["invalid", "gift"]);
  expect([choose("2027-11-16", "Asia/Tokyo"), choose("2027-11-16", "UTC")]).toEqual(["gift", "invalid"]);
});
