// The edit above a department's listing, the head of a designer's page, and designers in the header.

import { beforeAll, expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { importContentFile } from "#commerce/content";
import { enqueuePictures, keepPicture } from "#commerce/pictures";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const TYPES = [
  ["Dresses", "Clothing"],
  ["Coats", "Clothing"],
  ["Knitwear", "Clothing"],
  ["Boots", "Shoes"],
  ["Tote Bags", "Bags"],
] as const;
const DESIGNERS = ["Arne", "Birk", "Cilla", "Dorn"];

/** Products of a department, more than a page has; the newest have the highest numbers. */
const products = (department: string, name: string, count: number, first = 1): readonly FeedRow[] =>
  Array.from({ length: count }, (_, at) => {
    const [type, category] = TYPES[at % TYPES.length]!;
    const vendor = DESIGNERS[at % DESIGNERS.length]! + (department === "women" ? "" : ` ${name}`);
    return feedRow(at + first, 0, {
      handle: `piece-${at + first}`,
      title: `Piece ${at + first}`,
      vendor,
      vendor_text: vendor,
      vendor_handle: vendor.toLowerCase().replace(" ", "-"),
      product_type: type,
      department,
      tags: `${category}\t${name}`,
      position: at + first,
      largeImage: `/media/art/${at + first}/front`,
      published_at: new Date(Date.UTC(2026, 8, 1) + at * 60_000).toISOString(),
      www_usd_price_f: 100 + at,
    });
  });
const BELT = feedRow(900, 0, {
  handle: "belt",
  title: "Belt",
  department: "boys",
  tags: "Accessories\tBoys",
  product_type: "Belts",
});

/** Products of an imported shop. */
const photographed = (vendor: string, count: number, first: number): readonly FeedRow[] =>
  Array.from({ length: count }, (_, at) => {
    const picture = `https://cdn.example.com/${first + at}.jpg`;
    return feedRow(first + at, 0, {
      vendor,
      vendor_text: vendor,
      vendor_handle: vendor.toLowerCase().replace(" ", "-"),
      product_type: "Somethings",
      department: "boys",
      tags: "Accessories\tBoys",
      largeImage: picture,
      product_images: picture,
      www_usd_price_f: 80,
    });
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
    const rows = [
      ...products("women", "Women", 80),
      ...products("men", "Men", 80, 201),
      ...products("girls", "Girls", 10, 401),
      BELT,
      ...photographed("Three Pictures", 3, 500),
      ...photographed("Two Pictures", 2, 510),
      ...photographed("No Pictures", 2, 520),
    ];
    await importFeed(
      database.current,
      rows.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
    for (const number of [500, 501, 502, 510, 511]) {
      const address = `https://cdn.example.com/${number}.jpg`;
      await enqueuePictures(database.current, [{ address, designer: "" }], new Date());
      await keepPicture(database.current, address, { width: 1200, height: 1600, bytes: 1 });
    }
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
    // No piece twice: 48 of the listing and 4 on the rail.
    const pieces = piecesIn(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
    expect(new Set(pieces).size).toBe(52);
  });

  test("[SF-15] with a choice, a sort, a second page or other goods there is no edit", async () => {
    for (const query of ["?refinementList[vendor][0]=Arne", "?sortBy=price-asc", "?page=2"]) {
      const html = await page(`/us/collections/women${query}`);
      expect(html).not.toContain("new pieces");
      expect(html).toMatch(/<h1[^>]*>Women<\/h1>/);
    }
    expect(await page("/us/collections/women-clothing")).not.toContain("new pieces");
  });

  test("[SF-15] without a section, the catalogue makes the edit of a department, under its name", async () => {
    const html = await page("/us/collections/men");
    expect(html).toMatch(/<h1[^>]*>Men<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>All men<\/h2>/);
    for (const slug of ["men-dresses", "men-coats", "men-shoes", "men-bags"])
      expect(html).toMatch(new RegExp(`href="/us/collections/${slug}"[^>]*><img`));
    expect(html).toMatch(/<h2[^>]*>New in<\/h2>/);
    expect(html).toContain("20 pieces, from $100");
    expect(html.indexOf("All men")).toBeLessThan(html.indexOf('id="products"'));
    for (const query of ["?refinementList[vendor][0]=Arne", "?sortBy=price-asc", "?page=2"])
      expect(await page(`/us/collections/men${query}`)).not.toContain("All men");
  });

  test("[SF-15] a small department has the pictures of its categories, and one with a single product only its listing", async () => {
    const girls = await page("/us/collections/girls");
    expect(girls).toMatch(/href="\/us\/collections\/girls-shoes"[^>]*><img/);
    expect(girls).not.toContain("new pieces");
    const boys = await page("/us/collections/boys");
    expect(boys).toMatch(/<h1[^>]*>Boys<\/h1>/);
    expect(boys).not.toContain("All boys");
  });

  test("[SF-15] the edit is not repeated in the state of the document, and answers to navigations have it", async () => {
    const html = await page("/us/collections/women");
    const state = html.slice(html.indexOf('id="state"'));
    expect(state).toContain('"part":{"$element":"edit"}');
    expect(state).not.toContain("Satin");
    const answer = await app.request(`${TESTING_ORIGIN}/us/collections/women`, {
      headers: { accept: "application/vnd.vitrine.data+json" },
    });
    expect(await answer.text()).toContain("Satin for the evenings ahead.");
  });

  test("[SF-15] a designer's page says what there is of them; with a choice its chips do", async () => {
    const html = await page("/us/collections/arne");
    expect(html).toMatch(/<h1[^>]*>Arne<\/h1>/);
    expect(html).toContain("20 pieces are in the shop now, from $100 to $176.");
    expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*>Add to favourites<\/button>/);
    expect(html).toMatch(
      /href="\/us\/collections\/arne\?refinementList\[tags\]\[0\]=Clothing"[^>]*><bdi>Clothing<\/bdi> <span>12</,
    );
    expect(await page("/us/collections/arne?sortBy=price-asc")).not.toContain("are in the shop now");
  });

  const picturesIn = (html: string) =>
    [...html.slice(html.indexOf('id="edit"'), html.indexOf('id="products"')).matchAll(/<img[^>]*src="([^"]+)"/g)].map(
      ([, source]) => source,
    );

  test("[SF-15] three pieces of a designer stand beside the name, a long one first; of two there is one, and without pictures none", async () => {
    const drawn = await page("/us/collections/arne");
    expect(drawn).toContain('data-kind="long-cutouts"');
    expect(picturesIn(drawn)).toHaveLength(3);
    for (const source of picturesIn(drawn)) expect(source).toContain("-cutout/900.webp");
    const imported = await page("/us/collections/three-pictures");
    expect(imported).toContain('data-kind="photographs"');
    expect(picturesIn(imported)).toEqual(Array(3).fill(expect.stringMatching(/^\/media\/url\/.*\/900\.webp$/)));
    const single = await page("/us/collections/two-pictures");
    expect(single).toContain('data-kind="photograph"');
    expect(picturesIn(single)).toHaveLength(1);
    const none = await page("/us/collections/no-pictures");
    expect(none).toMatch(/<h1[^>]*>No Pictures<\/h1>/);
    expect(none).toContain("2 pieces, from $");
    expect(picturesIn(none)).toEqual([]);
  });

  test("[SF-15] designers are in the header's row and in the menus", async () => {
    const href = "/us/pages/designers?department=women";
    expect(await page("/us/collections/women")).toContain(`href="${href}">Designers</a>`);
  });
});
