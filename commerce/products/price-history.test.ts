import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { INITIAL_PRICE_LISTS, type FeedRow } from "#catalogue";
import { changeShop } from "#commerce/shop-data";
import { onDatabase } from "../database/testing.ts";
import { changeProducts } from "./change-products.ts";
import { parseChangeLine } from "./change.ts";
import { applyPriceLists } from "./convert-prices.ts";
import { feedRow } from "./testing-feed.ts";
import { findProduct } from "./find-products.ts";
import { importFeed } from "./import.ts";
import { sweepPriceHistory } from "./price-history.ts";
import { readCatalogue } from "./read.ts";

const on = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000);

/** A coat at 100 euros, or at another price as it is reduced from 100. */
const coat = (price = 100, more: Partial<FeedRow> = {}, variant = 0): FeedRow => {
  const { eu_eur_compare_at_price_f: _before, eu_eur_prior_price_f: _prior, ...row } = feedRow(3, variant);
  return {
    ...row,
    eu_eur_price_f: price,
    www_usd_price_f: 110,
    ...(price < 100 && { eu_eur_compare_at_price_f: 120 }),
    ...more,
  };
};

onDatabase("the history of prices", (database) => {
  const put = async (day: number, ...rows: readonly FeedRow[]) => {
    const result = await importFeed(
      database.current,
      [feedRow(1), ...rows].map((row) => JSON.stringify(row)),
      { source: "test", now: on(day) },
    );
    expect(result.kind).toBe("imported");
  };
  const change = async (day: number, value: unknown) => {
    const parsed = parseChangeLine(JSON.stringify(value), 1);
    if ("message" in parsed) throw new Error(parsed.message);
    expect(await changeProducts(database.current, [parsed], { now: on(day) })).toMatchObject({ kind: "changed" });
  };
  const found = async () => (await findProduct(database.current, { priceList: "eu_eur", vipLevel: 0 }, "product-3"))!;
  const prior = async () => (await found()).priorPrices.eu_eur;
  const entries = async () =>
    (
      await database.current.sql.execute<{ variant_id: string; eur: string | null }>(sql`
        select variant_id, prices ->> 'eu_eur' as eur from price_history where product_id = 'p3'
        order by variant_id, starts_at`)
    ).rows.map(({ variant_id: variant, eur }) => (variant === "" ? Number(eur) : `${variant} ${eur}`));

  beforeEach(async () => {
    await changeShop(database.current, "vitrine", { "price-lists": INITIAL_PRICE_LISTS });
    await database.current.sql.execute(sql`truncate price_history`);
  });

  test("is written by imports across generations, and only at changes [TD-01]", async () => {
    await put(0, coat());
    await put(10, coat());
    await put(20, coat(100, { title: "Another title" }));
    expect(await entries()).toEqual([100_000]);
    await put(60, coat(80));
    expect(await entries()).toEqual([100_000, 80_000]);
    expect(await prior()).toBe(100_000);
    // Later imports of the same price do not move the beginning.
    await put(120, coat(80));
    await put(121, coat(80, { title: "Another title" }));
    expect(await entries()).toEqual([100_000, 80_000]);
    expect(await prior()).toBe(100_000);
  });

  test("is written with every change, and keeps through changes of other fields [TD-01]", async () => {
    await put(0, coat());
    await change(40, { variant: "v3-0", set: { eu_eur_price_f: 95 } });
    await change(60, { variant: "v3-0", set: { eu_eur_price_f: 80, eu_eur_compare_at_price_f: 100 } });
    expect(await entries()).toEqual([100_000, 95_000, 80_000]);
    expect(await prior()).toBe(95_000);
    await change(61, { product: "p3", set: { title: "Renamed" } });
    expect(await prior()).toBe(95_000);
    await change(62, { variant: "v3-0", set: { eu_eur_compare_at_price_f: null } });
    expect(await prior()).toBeUndefined();
  });

  test("of a refused import or change is not written [TD-01]", async () => {
    await put(0, coat());
    const bad = [JSON.stringify(coat(80)), "{"];
    expect((await importFeed(database.current, bad, { source: "test", now: on(60) })).kind).toBe("bad-feed");
    expect(await entries()).toEqual([100_000]);
  });

  test("of a product that an import skips for a day continues, after a month it begins again [TD-01]", async () => {
    await put(0, coat());
    await put(60, coat(80));
    await put(70);
    await put(71, coat(80));
    expect(await prior()).toBe(100_000);
    await change(80, { delete: "p3" });
    expect(await entries()).toEqual([100_000, 80_000, 0, 80_000, 0]);
    await put(120, coat(80));
    expect(await prior()).toBeUndefined();
  });

  test("of sizes with prices of their own begins with that of the product [TD-01]", async () => {
    await put(0, coat(), coat(100, {}, 1));
    await put(60, coat(80), coat(90, {}, 1));
    const { variants } = await found();
    expect(variants.map(({ prices, priorPrices }) => [prices.eu_eur, priorPrices.eu_eur])).toEqual([
      [80_000, 100_000],
      [90_000, 100_000],
    ]);
    expect(await entries()).toEqual([100_000, 80_000, "v3-0 80000", "v3-1 90000"]);
    await put(70, coat(80), coat(80, {}, 1));
    expect(await entries()).toEqual([100_000, 80_000]);
  });

  test("does not call a new rate a reduction, and shows each market's own prices [TD-01]", async () => {
    const kroner = (rate: number) => ({
      lists: [
        ...INITIAL_PRICE_LISTS.lists,
        { code: "no_nok", name: "Norway", markets: ["no"], convert: { from: "eu_eur", rate, round: { to: 1 } } },
      ].map((list) =>
        list.code === "eu_eur" ? { ...list, markets: list.markets!.filter((one) => one !== "no") } : list,
      ),
    });
    await changeShop(database.current, "vitrine", { "price-lists": kroner(12) });
    await put(0, coat());
    expect((await found()).prices.no_nok).toBe(1_200_000);
    await changeShop(database.current, "vitrine", { "price-lists": kroner(11) });
    expect(await applyPriceLists(database.current, on(20))).toBe("changed");
    expect(await found()).toMatchObject({ prices: { no_nok: 1_100_000 }, priorPrices: {} });
    await change(60, { variant: "v3-0", set: { eu_eur_price_f: 80, eu_eur_compare_at_price_f: 100 } });
    expect((await found()).priorPrices).toEqual({ eu_eur: 100_000, no_nok: 1_100_000 });
    // Other fields change without their prices, and a new handle writes the product again.
    const stored = { prices: { eu_eur: 80_000, no_nok: 880_000 }, priorPrices: (await found()).priorPrices };
    await change(61, { product: "p3", set: { title: "Coat", sold_num: 7 } });
    expect(await found()).toMatchObject({ title: "Coat", soldCount: 7, ...stored });
    await change(62, { product: "p3", set: { handle: "coat" } });
    await change(63, { product: "p3", set: { handle: "product-3" } });
    expect(await found()).toMatchObject({ title: "Coat", ...stored });
    // A rate that rises during the reduction does not begin it again.
    await changeShop(database.current, "vitrine", { "price-lists": kroner(12) });
    await applyPriceLists(database.current, on(70));
    expect(await found()).toMatchObject({ prices: { no_nok: 960_000 }, priorPrices: { no_nok: 1_100_000 } });
  });

  test("lets the first price stand where all markets of a list do [TD-01]", async () => {
    await put(0, coat());
    await put(60, coat(80));
    await put(70, coat(60));
    expect(await prior()).toBe(80_000);
    const stand = async (lists: readonly string[], markets?: readonly string[]) => {
      const priorPrices = { firstPriceStands: lists, ...(markets && { markets }) };
      await changeShop(database.current, "vitrine", { "price-lists": { ...INITIAL_PRICE_LISTS, priorPrices } });
      return applyPriceLists(database.current, on(80));
    };
    expect(await stand(["de"])).toBe("same");
    expect(await stand(["de", "fr"], ["de", "fr"])).toBe("changed");
    expect(await prior()).toBe(100_000);
  });

  test("is corrected by a prior price that the feed states, which exports return [TD-01]", async () => {
    await put(0, coat(80, { eu_eur_prior_price_f: 105 }));
    expect(await prior()).toBe(105_000);
    const exported = [];
    for await (const rows of (await readCatalogue(database.current))!.rows) exported.push(...rows);
    expect(exported).toContainEqual(coat(80, { eu_eur_prior_price_f: 105 }));
    await change(1, { variant: "v3-0", set: { eu_eur_prior_price_f: null } });
    expect(await prior()).toBeUndefined();
  });

  test("keeps what a reduction depends on, and forgets the rest [TD-01]", async () => {
    await put(0, coat(130));
    await put(10, coat(150));
    await put(20, coat(110));
    await put(60, coat(80));
    await sweepPriceHistory(database.current, on(300));
    expect(await entries()).toEqual([110_000, 80_000]);
    await put(301, coat(80));
    expect(await prior()).toBe(110_000);
    await put(310);
    await sweepPriceHistory(database.current, on(330));
    expect(await entries()).toEqual([110_000, 80_000, 0]);
    await sweepPriceHistory(database.current, on(345));
    expect(await entries()).toEqual([]);
  });

  test("stays in order if the clock is set back [TD-01]", async () => {
    await put(60, coat());
    await put(59, coat(90));
    expect(await entries()).toEqual([100_000, 90_000]);
  });
});
