import { expect, test } from "vitest";
import { INITIAL_PRICE_LISTS } from "./initial-price-lists.ts";
import { DEFAULT_MARKET, marketOf } from "./markets.ts";
import { ALL_PRICES, offeredPrices } from "./offered-prices.ts";
import { priceListsOf } from "./shop-price-lists.ts";

const LISTS = priceListsOf(INITIAL_PRICE_LISTS);

test("[OC-01] a market without prices of its own is charged in the list with the most products", () => {
  const prices = offeredPrices(
    new Map([
      ["uk_gbp", 3],
      ["eu_eur", 40],
      ["www_usd", 0],
    ]),
    LISTS,
  );
  expect(prices.market(DEFAULT_MARKET)).toEqual({ ...DEFAULT_MARKET, priceList: "eu_eur", currency: "EUR" });
  expect(prices.market(marketOf("gb")!)).toBe(marketOf("gb"));
  expect(prices.list("cn_cny")).toBe("eu_eur");
});

test("a shop without products has every price list", () => {
  expect(offeredPrices(new Map([["eu_eur", 0]]), LISTS).list("dk_dkk")).toBe("dk_dkk");
  expect(ALL_PRICES.market(DEFAULT_MARKET)).toBe(DEFAULT_MARKET);
});
