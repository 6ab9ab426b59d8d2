import { expect, test } from "vitest";
import { money } from "./money.ts";
import { isKnownCurrency } from "./currencies.ts";
import { INITIAL_LISTS, INITIAL_PRICE_LISTS } from "./initial-price-lists.ts";
import { currencyOfList } from "./price-lists.ts";
import { priceListsOf } from "./shop-price-lists.ts";
import { compareAtField, priceField, priceIn } from "./prices.ts";

test("[I18-06] price fields are named by region and currency, eu_eur by default", () => {
  expect(priceField()).toBe("eu_eur_price_f");
  expect(compareAtField()).toBe("eu_eur_compare_at_price_f");
  expect(priceField("www_usd")).toBe("www_usd_price_f");
  expect(compareAtField("dk_dkk")).toBe("dk_dkk_compare_at_price_f");
  const lists = priceListsOf(INITIAL_PRICE_LISTS);
  expect(lists.find("UK", "GBP")).toBe("uk_gbp");
  expect(lists.find("uk", "EUR")).toBeUndefined();
});

test("[I18-06] every price list has an enabled currency of its own", () => {
  const currencies = INITIAL_LISTS.map(currencyOfList);
  expect(currencies.filter((currency) => !isKnownCurrency(currency))).toEqual([]);
  expect(new Set(currencies).size).toBe(INITIAL_LISTS.length);
});

test("a price is read from the given list; undefined if there is none", () => {
  const product = { eu_eur_price_f: 1290.5, eu_eur_compare_at_price_f: 1985.4, uk_gbp_price_f: 0 };
  expect(priceIn(product, "eu_eur")).toEqual({
    price: money(1_290_500, "EUR"),
    compareAt: money(1_985_400, "EUR"),
    percentOff: 35,
  });
  expect(priceIn(product, "uk_gbp")).toBeUndefined();
  expect(priceIn(product, "www_usd")).toBeUndefined();
});

test("a former price that is not higher is ignored", () => {
  expect(priceIn({ eu_eur_price_f: 100, eu_eur_compare_at_price_f: 100 }, "eu_eur")).toEqual({
    price: money(100_000, "EUR"),
  });
  expect(priceIn({ eu_eur_price_f: 999, eu_eur_compare_at_price_f: 1000 }, "eu_eur")?.percentOff).toBe(1);
});

test("China's price is read from its field in thousandths if present", () => {
  expect(priceIn({ cn_cny_price_f: 99.5, cn_cny_price_1k: 99_400 }, "cn_cny")?.price).toEqual(money(99_400, "CNY"));
  expect(priceIn({ cn_cny_price_f: 99.5 }, "cn_cny")?.price).toEqual(money(99_500, "CNY"));
});
