// Filters for facts of products, and discounts, over HTTP, in a shop that has few of them.

import { beforeAll, expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const dress = (id: number, more: Partial<FeedRow>): FeedRow =>
  feedRow(id, 0, {
    handle: `dress-${id}`,
    title: `Dress ${id}`,
    product_type: "Dresses",
    department: "women",
    tags: "Clothing\tWomen",
    size: "IT 40",
    body_html: "",
    www_usd_price_f: 100,
    ...more,
  });

const ROWS = [
  dress(1, { title: "Silk slip", material: "Silk", www_usd_compare_at_price_f: 200 }),
  dress(2, { title: "Day dress", body_html: "<p>100% organic cotton.</p>", www_usd_compare_at_price_f: 125 }),
  dress(3, { title: "Shirt dress", body_html: "<p>100% cotton.</p>", occasion: "Work" }),
  dress(4, { title: "Plain belt", department: "men", tags: "Accessories\tMen", product_type: "Belts" }),
];

onDatabase("facts", (database) => {
  let app: TestingShop["app"];
  beforeAll(async () => {
    await importFeed(
      database.current,
      ROWS.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    const shop = await openTestingShop(database.current);
    ({ app } = shop);
    return shop.close;
  });
  const page = async (path: string) =>
    (await (await app.request(TESTING_ORIGIN + path)).text()).replaceAll("<!-- -->", "");
  /** Titles of closed and open panels. */
  const panelsIn = (html: string) =>
    [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>/gs)].map(([, title = ""]) =>
      title.replaceAll(/<[^>]*>/g, "").trim(),
    );
  /** Titles of cards, in the order of the page. */
  const titlesIn = (html: string) =>
    [...html.matchAll(/<article.*?<\/article>/gs)].map(
      ([card]) => ROWS.find(({ title }) => card.includes(title))?.title,
    );

  test("[SF-16] a fact with two values is a filter, with scripts or without; others are not shown", async () => {
    const all = await page("/us/collections/women-clothing");
    const panels = panelsIn(all);
    expect(panels).toContain("Material");
    expect(panels).toContain("Discount");
    for (const absent of ["Length", "Heel height", "Occasion", "Pattern"]) expect(panels).not.toContain(absent);
    // Closed, its options are not in the document; the link loads it open.
    expect(all).toContain('href="?open=material#filters"');
    expect(await page("/us/collections/women-clothing?open=material")).toMatch(/Cotton<\/bdi> <span>2</);
    // Nothing empty in a list without facts.
    const men = panelsIn(await page("/us/collections/men"));
    for (const absent of ["Material", "Discount", "Occasion"]) expect(men).not.toContain(absent);
  });

  test("[SF-16] a listing is filtered by material and by discount, and its chips are in the visitor's language", async () => {
    const cotton = await page("/us/collections/women-clothing?refinementList[material][0]=Cotton");
    expect(new Set(titlesIn(cotton))).toEqual(new Set(["Day dress", "Shirt dress"]));
    expect(cotton).toContain('aria-label="Remove filter Cotton"');
    const german = await page("/de/collections/women-clothing?refinementList[material][0]=Cotton");
    expect(german).toContain("Baumwolle");
    const reduced = await page("/us/collections/women-clothing?refinementList[discount][0]=from-30");
    expect(new Set(titlesIn(reduced))).toEqual(new Set(["Silk slip"]));
    expect(reduced).toContain("30% off or more");
    // An unknown discount is no filter.
    expect(
      new Set(titlesIn(await page("/us/collections/women-clothing?refinementList[discount][0]=from-99"))).size,
    ).toBe(3);
  });

  test("[SF-16] sorted by discount, the most reduced comes first and full prices last", async () => {
    const html = await page("/us/collections/women-clothing?sortBy=discount-desc");
    expect([...new Set(titlesIn(html))]).toEqual(["Silk slip", "Day dress", "Shirt dress"]);
    expect(await page("/us/collections/women-sale")).toContain("Biggest discount");
    expect(await page("/us/collections/women-clothing")).not.toContain("Biggest discount");
  });

  test("[SF-16] GraphQL has the same facets, filters and order", async () => {
    const query = `{ products(first: 5, sort: DISCOUNT_DOWN, filters: { material: ["Cotton"] }) {
      nodes { title } facets { name values { value label count } } } }`;
    const response = await app.request(`${TESTING_ORIGIN}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: TESTING_ORIGIN },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    expect(data.products.nodes.map(({ title }: { title: string }) => title)).toEqual(["Day dress", "Shirt dress"]);
    expect(data.products.facets).toContainEqual({
      name: "material",
      values: [
        { value: "Cotton", label: "Cotton", count: 2 },
        { value: "Silk", label: "Silk", count: 1 },
      ],
    });
  });
});
