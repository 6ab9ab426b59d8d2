import { expect, test } from "vitest";
import { INITIAL_PRICE_LISTS, priceListsOf } from "#catalogue";
import type { BlockProductFilter, PageSection } from "./content.ts";
import { blockedFor, chooseSections } from "./rules.ts";

const section = (id: string, changes: Partial<PageSection> = {}): PageSection => ({
  id,
  shopId: "shop",
  place: "page",
  position: 0,
  enabled: true,
  name: id,
  type: "banner",
  title: null,
  subTitle: null,
  link: null,
  items: [],
  locale: null,
  regionCode: null,
  localeLangCode: "en",
  localeCountryCodes: ["default"],
  platforms: [],
  showFrom: null,
  showUntil: null,
  ...changes,
});

const choose = (sections: readonly PageSection[], visitor = { language: "en", country: "fr" }, platform?: string) =>
  chooseSections(sections, { ...visitor, platform }).map(({ id }) => id);

test("[GQ-03] top bar sections come before page sections, each by position", () => {
  const sections = [
    section("b", { position: 2 }),
    section("a", { position: 1 }),
    section("bar", { place: "top-bar", position: 9 }),
  ];
  expect(choose(sections)).toEqual(["bar", "a", "b"]);
});

test("[TG-04] a section for the visitor's country replaces the default one of the same name", () => {
  const sections = [section("default", { name: "hero" }), section("fr", { name: "hero", localeCountryCodes: ["fr"] })];
  expect(choose(sections)).toEqual(["fr"]);
  expect(choose(sections, { language: "en", country: "default" })).toEqual(["default"]);
});

test("[TG-04] a section in the visitor's language replaces the English one, which is the fallback", () => {
  const sections = [section("en", { name: "hero" }), section("zh", { name: "hero", localeLangCode: "zh" })];
  expect(choose(sections, { language: "zh", country: "cn" })).toEqual(["zh"]);
  expect(choose(sections, { language: "fr", country: "cn" })).toEqual(["en"]);
});

test("a matching country outweighs a matching language", () => {
  const sections = [
    section("country", { name: "hero", localeCountryCodes: ["cn"] }),
    section("language", { name: "hero", localeLangCode: "zh" }),
  ];
  expect(choose(sections, { language: "zh", country: "cn" })).toEqual(["country"]);
});

test("a section for another country, language or platform is not shown", () => {
  const sections = [
    section("country", { localeCountryCodes: ["de"] }),
    section("language", { localeLangCode: "zh" }),
    section("platform", { platforms: ["app"] }),
    section("web", { platforms: ["web", "app"] }),
  ];
  expect(choose(sections, undefined, "web")).toEqual(["web"]);
});

const LISTS = priceListsOf(INITIAL_PRICE_LISTS);

const filter = (changes: Partial<BlockProductFilter>): BlockProductFilter => ({
  enabled: true,
  countryCode: "CN",
  regionCode: "cn",
  currencyCode: "CNY",
  brands: ["Nordlys"],
  ...changes,
});

test("[TG-03] filters hide brands and cheap products only in their country and while enabled", () => {
  const filters = [filter({ minPrice: 500 }), filter({ minPrice: 900, brands: ["Ødell"] })];
  expect(blockedFor(filters, "cn", LISTS)).toEqual({
    brands: ["Nordlys", "Ødell"],
    minPrices: [500, 900].map((thousandths) => ({ list: "cn_cny", thousandths })),
  });
  expect(blockedFor(filters, "FR", LISTS)).toBeUndefined();
  expect(blockedFor([filter({ enabled: false })], "CN", LISTS)).toBeUndefined();
});

test.each([
  ["eu", "EUR", "eu_eur"],
  ["www", "USD", "www_usd"],
  // Not a region of prices: the country's own list, if it is in that currency.
  ["de", "EUR", "eu_eur"],
])("[TG-03] a least price for region %s in %s is compared in the list %s", (regionCode, currencyCode, list) => {
  const filters = [filter({ countryCode: "DE", regionCode, currencyCode, minPrice: 500 })];
  expect(blockedFor(filters, "DE", LISTS)?.minPrices).toEqual([{ list, thousandths: 500 }]);
});

test("[TG-03] a least price that no list has hides nothing", () => {
  const filters = [filter({ countryCode: "DE", regionCode: "de", currencyCode: "GBP", minPrice: 500 })];
  expect(blockedFor(filters, "DE", LISTS)).toEqual({ brands: ["Nordlys"], minPrices: [] });
});
