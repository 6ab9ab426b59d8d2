import { describe, expect, it, test } from "vitest";
import {
  giftOfferIn,
  giftOptionsUnder,
  type GiftSettings,
  giftWrapPrice,
  MAX_GIFT_MESSAGE,
  readGiftMessage,
} from "./gift-options.ts";

const OPTIONS = { isWrapped: true, message: "", hidesPrices: false };

describe("gift options", () => {
  it("have the price of the market's list, in thousandths", () => {
    const settings = { isOffered: true, wrapPrices: { eu_eur: 5.95, uk_gbp: 0 } };
    const euro = giftOfferIn(settings, "eu_eur");
    expect(giftWrapPrice(euro, OPTIONS)).toBe(5950);
    expect(giftWrapPrice(euro, { ...OPTIONS, isWrapped: false })).toBe(0);
    expect(giftOfferIn(settings, "uk_gbp")).toEqual({ wrapPrice: 0 });
  });

  it("are not wrapped where the merchant has no price, and nothing where gifts are not offered", () => {
    const dollars = giftOfferIn({ isOffered: true, wrapPrices: { eu_eur: 5 } }, "www_usd");
    expect(giftOptionsUnder(dollars, OPTIONS)).toEqual({ ...OPTIONS, isWrapped: false });
    expect(giftWrapPrice(dollars, OPTIONS)).toBe(0);
    const none = giftOfferIn({ isOffered: false, wrapPrices: { eu_eur: 5 } }, "eu_eur");
    expect(giftOptionsUnder(none, OPTIONS)).toBeNull();
  });
});

test("a list without a price of its own has that of the list it is converted from, by its rate", () => {
  const conversion = { from: "www_usd", rate: 150, round: { to: 100 } } as const;
  const wrap = (wrapPrices: GiftSettings["wrapPrices"]) =>
    giftOfferIn({ isOffered: true, wrapPrices }, "jp_jpy", conversion)?.wrapPrice;
  expect(wrap({ www_usd: 6 })).toBe(900_000);
  expect(wrap({ www_usd: 6, jp_jpy: 500 })).toBe(500_000);
  expect(wrap({ www_usd: 0 })).toBe(0);
  expect(wrap({ eu_eur: 5 })).toBeNull();
});

describe("a gift message", () => {
  it("keeps lines, and loses space around it", () => {
    expect(readGiftMessage("  Happy\tbirthday,\r\n\u202EAna 🎂 \n")).toEqual({
      kind: "message",
      message: "Happy birthday,\nAna 🎂",
    });
  });

  it("is refused if it is too long, or has characters that do not print", () => {
    expect(readGiftMessage("a".repeat(MAX_GIFT_MESSAGE)).kind).toBe("message");
    expect(readGiftMessage("a".repeat(MAX_GIFT_MESSAGE + 1)).kind).toBe("too-long");
    expect(readGiftMessage(" \u200B\u2060 ")).toEqual({ kind: "message", message: "" });
    for (const text of ["a\u0000b", "a\u0007b", "a\u001B[31mb", "a\u0085b", "a\uD800b", "a\uFFFEb"]) {
      expect(readGiftMessage(text).kind).toBe("unprintable");
    }
  });
});
