import { expect, test } from "vitest";
import { DEFAULT_MARKET, deliveryTo, marketOf, moneyOf, type LanguageCode, type Market } from "#catalogue";
import { DELIVERY } from "#commerce/settings";
import { deliveryFold, priceNoteOf, servicesOf } from "./services.server.ts";

const reader = (language: LanguageCode) => ({ language, timeZone: "UTC" });
const FRIDAY = new Date("2026-11-27T15:00:00Z");
const market = (code: string) => marketOf(code)!;
const sentTo = (to: Market) => deliveryTo(DELIVERY.initial, to);

test("delivery is said in days of the calendar, over weekends and the end of a month [CO-09]", () => {
  expect(servicesOf(sentTo(market("de")), moneyOf(150, "EUR"), FRIDAY, reader("en"))).toEqual([
    { name: "Delivery", text: "Tue, December 1 – Thu, December 3, €10" },
    { name: "Express delivery", text: "Mon, November 30 – Tue, December 1, €20" },
    { name: "Returns", text: "Within 30 days of delivery" },
  ]);
});

test("it costs nothing from the market's amount on, in the market's currency [CO-09]", () => {
  const [delivery] = servicesOf(sentTo(market("gb")), moneyOf(175, "GBP"), FRIDAY, reader("en"));
  expect(delivery?.text).toMatch(/, complimentary$/);
  const [paid] = servicesOf(sentTo(market("gb")), moneyOf(174, "GBP"), FRIDAY, reader("en"));
  expect(paid?.text).toMatch(/, £8$/);
});

test("what a price includes depends on where it is paid [CO-09]", () => {
  expect(["de", "us", "ng"].map((code) => priceNoteOf(sentTo(market(code)), false, "en"))).toEqual([
    "VAT included",
    "Duties and taxes included",
    "Duties not included",
  ]);
  expect(priceNoteOf(sentTo(market("us")), true, "en")).toBe("Plus tax");
  expect(deliveryFold(sentTo(market("us")), market("us"), true, "en").paragraphs[0]).toBe(
    "Tax is calculated at checkout.",
  );
});

test("the fold names the country, unless there is none [CO-09]", () => {
  expect(deliveryFold(sentTo(market("us")), market("us"), false, "en").name).toBe(
    "Delivery and returns in the United States",
  );
  expect(deliveryFold(sentTo(market("fr")), market("fr"), false, "en").points[0]).toBe(
    "Standard delivery: 2 to 4 working days, €10, complimentary from €200",
  );
  expect(deliveryFold(sentTo(DEFAULT_MARKET), DEFAULT_MARKET, false, "en").name).toBe("Delivery and returns");
});

test("days, prices and countries are said as the visitor's language says them [I18-08]", () => {
  expect(servicesOf(sentTo(market("de")), moneyOf(150, "EUR"), FRIDAY, reader("de"))).toEqual([
    { name: "Lieferung", text: "Di., 1. – Do., 3. Dezember, €10" },
    { name: "Expresslieferung", text: "Mo., 30. November – Di., 1. Dezember, €20" },
    { name: "Rücksendung", text: "Innerhalb von 30 Tagen nach Erhalt" },
  ]);
  const fold = deliveryFold(sentTo(market("jp")), market("jp"), false, "ru");
  expect(fold.name).toBe("Доставка и возврат: Япония");
  expect(fold.points[0]).toBe("Стандартная доставка: 4–8 рабочих дней, $25, бесплатно от $350");
});
