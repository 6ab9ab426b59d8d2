// The edit above a department's listing, the head of a designer's page, and designers in the header.

import { beforeAll, expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { importContentFile } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/feed-fixture.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const TYPES = [
  ["Dresses", "Clothing"],
  ["Coats", "Clothing"],
  ["Knitwear", "Clothing"],
  ["Boots", "Shoes"],
  ["Tote Bags", "Bags"],
] as const;
const DESIGNERS = ["Arne", "Birk", "Cilla", "Dorn"];

/** Products of women, more than a page has; the newest have the highest numbers. */
const women = (count: number): readonly FeedRow[] =>
  Array.from({ length: count }, (_, at) => {
    const [type, category] = TYPES[at % TYPES.length]!;
    const vendor = DESIGNERS[at % DESIGNERS.length]!;
    return feedRow(at + 1, 0, {
      handle: `piece-${at + 1}`,
      title: `Piece ${at + 1}`,
      vendor,
      vendor_text: vendor,
      vendor_handle: vendor.toLowerCase(),
      product_type: type,
      department: "women",
      tags: `${category}\tWomen`,
      position: at + 1,
      published_at: new Date(Date.UTC(2026, 8, 1) + at * 60_000).toISOString(),
      www_usd_price_f: 100 + at,
    });
  });
const BELT = feedRow(900, 0, {
  handle: "belt",
  title: "Belt",
  department: "men",
  tags: "Accessories\tMen",
  product_type: "Belts",
});

const story = (slug: string, title: string) => ({
  id: `${slug}-edit`,
  place: "department",
  name: `${slug}-edit`,
  type: "story",
  title,
  link: `/collections/${slug}`,
  items: [
    { image: "/media/art/slip", productName: "Slip dress" },
    { text: "Satin for the evenings ahead." },
    { text: "Shop dresses", url: "/collections/women-dresses" },
  ],
});

onDatabase("the edit of a department", (database) => {
  let app: TestingShop["app"];
  beforeAll(async () => {
    const rows = [...women(80), BELT];
    await importFeed(
      database.current,
      rows.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    const shop = await openTestingShop(database.current);
    const sections = [story("women", "Women *after dark*"), story("kids", "Kids")];
    await importContentFile(database.current, "vitrine", JSON.stringify({ sections }));
    ({ app } = shop);
    return shop.close;
  });
  const page = async (path: string) => {
    const response = await app.request(TESTING_ORIGIN + path);
    expect(response.status).toBe(200);
    return (await response.text()).replaceAll("<!-- -->", "").replaceAll("\u00A0", " ");
  };
  const piecesIn = (html: string) => [...html.matchAll(/\/products\/(piece-\d+)"/g)].map(([, handle]) => handle);

  test("[SF-15] a department with a section opens with it, categories, new pieces and designers, above its listing", async () => {
    const html = await page("/us/collections/women");
    expect(html).toMatch(/<h1[^>]*>Women <em>after dark<\/em><\/h1>/);
    expect(html).toContain("Satin for the evenings ahead.");
    expect(html).toMatch(/href="\/us\/collections\/women-dresses"[^>]*>Shop dresses<\/a>/);
    expect(html).toMatch(/<h2[^>]*>All women<\/h2>/);
    for (const slug of ["women-dresses", "women-coats", "women-shoes", "women-bags"])
      expect(html).toMatch(new RegExp(`href="/us/collections/${slug}"[^>]*><img[^>]*loading="lazy"`));
    expect(html).toContain("All 80 new pieces");
    expect(html).toContain("20 pieces, from $100");
    // No piece twice: 48 of the listing and 5 on the rail.
    const pieces = piecesIn(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
    expect(new Set(pieces).size).toBe(53);
  });

  test("[SF-15] with a choice, a sort, a second page or other goods there is no edit", async () => {
    for (const query of ["?refinementList[vendor][0]=Arne", "?sortBy=price-asc", "?page=2"]) {
      const html = await page(`/us/collections/women${query}`);
      expect(html).not.toContain("new pieces");
      expect(html).toMatch(/<h1[^>]*>Women<\/h1>/);
    }
    expect(await page("/us/collections/women-clothing")).not.toContain("new pieces");
  });

  test("[SF-15] a department without a section has its listing, and one without products nothing empty", async () => {
    const html = await page("/us/collections/men");
    expect(html).toMatch(/<h1[^>]*>Men<\/h1>/);
    expect(html).not.toContain("All men");
    expect(html).not.toContain("new piece");
    expect(await page("/us/collections/kids")).not.toContain("Satin for the evenings");
  });

  test("[SF-15] a designer's page says what there is of them; with a choice its chips do", async () => {
    const html = await page("/us/collections/arne");
    expect(html).toMatch(/<h1[^>]*>Arne<\/h1>/);
    expect(html).toContain("20 pieces are in the shop now, from $100 to $176.");
    expect(html).toMatch(
      /href="\/us\/collections\/arne\?refinementList\[tags\]\[0\]=Clothing"[^>]*><bdi>Clothing<\/bdi> <span>12</,
    );
    expect(await page("/us/collections/arne?sortBy=price-asc")).not.toContain("are in the shop now");
  });

  test("[SF-15] designers are in the header's row and in the menus", async () => {
    const href = "/us/pages/designers?department=women";
    expect(await page("/us/collections/women")).toContain(`href="${href}">Designers</a>`);
  });
});
