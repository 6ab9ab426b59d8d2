import { expect, test } from "vitest";
import { LANGUAGES, messagesIn, type LanguageCode } from "#catalogue";
import { servicePages } from "#locales/service-pages";
import { servicePagesFor } from "./service-pages.ts";

const paths = (text: string, language: LanguageCode) =>
  servicePagesFor(text, messagesIn(servicePages, language)).map(({ path }) => path);

test.each([
  ["en", "Returns", "/pages/return"],
  ["en", "how do I return shoes?", "/pages/return"],
  ["en", "deliv", "/pages/orders-shipping"],
  ["en", "gift card", "/giftcard"],
  ["zh", "退货", "/pages/return"],
  ["zh", "怎么退货", "/pages/return"],
  ["fr", "échange", "/pages/return"],
  ["fr", "guide des tailles", "/sizeGuideWomens"],
  ["de", "RUCKGABE", "/pages/return"],
  ["it", "carta regalo", "/giftcard"],
  ["es", "mis pedidos", "/pages/track-order"],
  ["ja", "配送", "/pages/orders-shipping"],
  ["ko", "기프트 카드", "/giftcard"],
  ["ru", "доставка", "/pages/orders-shipping"],
  ["ar", "خدمة العملاء", "/pages/contact"],
] as const)("[SF-06] in %s, %j leads to %s", (language, text, path) => {
  expect(paths(text, language)).toContain(path);
});

test("[SF-06] every language has words for every page", () => {
  const everyPage = (language: LanguageCode) => {
    const say = messagesIn(servicePages, language);
    const words = [
      "returns",
      "delivery",
      "sizes",
      "giftCards",
      "trackOrder",
      "payment",
      "contact",
      "account",
      "questions",
    ];
    return words.flatMap((name) => paths(say(`${name}Words` as "returnsWords").split(/[,，、]/u)[0]!, language));
  };
  for (const { code } of LANGUAGES) expect(new Set(everyPage(code)).size, code).toBe(10);
});

test.each(["", " ", "coat", "ret", "black returner"])("%j leads to no page", (text) => {
  expect(paths(text, "en")).toEqual([]);
});
