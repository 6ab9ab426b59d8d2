// Pictures that are not there yet: feeds, structured data and crawlers do not get their addresses.

import { beforeAll, expect, test } from "vitest";
import { pictureUrl } from "#catalogue";
import { enqueuePictures, keepPicture } from "#commerce/pictures";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, type TestingShop } from "./testing-shop.ts";

const THERE = "https://cdn.example/there.jpg";
const MISSING = "https://cdn.example/missing.jpg";

onDatabase("missing pictures", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const rows = [
      feedRow(1, 0, { largeImage: THERE, product_images: `${THERE}\t${MISSING}` }),
      feedRow(2, 0, { largeImage: MISSING, product_images: MISSING }),
    ];
    await importFeed(
      database.current,
      rows.map((row) => `${JSON.stringify(row)}\n`),
      { source: "pictures.jsonl" },
    );
    const pictures = [THERE, MISSING].map((address) => ({ address, designer: "Nordlys" }));
    await enqueuePictures(database.current, pictures, new Date());
    await keepPicture(database.current, THERE, { width: 900, height: 1200, bytes: 1 });
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  /** A picture's path without its size. */
  const pathOf = (address: string) => pictureUrl(address, 1200, "jpg").replace("/1200.jpg", "");

  test.each(["/feeds/google-merchant.xml", "/feeds/new-arrivals.xml", "/sitemaps/products-1.xml"])(
    "[OC-13] %s names pictures that are there, and no others",
    async (path) => {
      const text = await (await shop.app.request(path)).text();
      expect(text).toContain(pathOf(THERE));
      expect(text).not.toContain(pathOf(MISSING));
    },
  );

  test("[SF-17] a product's pictures offer no more pixels than their source has", async () => {
    const page = await (await shop.app.request(`/products/${feedRow(1).handle}`)).text();
    const sets = [...page.matchAll(/srcSet="([^"]+)"/gi)].map(([, set = ""]) => set);
    const large = sets.find((set) => set.includes(pathOf(THERE)) && set.includes("/600.webp"));
    expect(large?.match(/ \d+w/g)).toEqual([" 320w", " 480w", " 600w", " 900w"]);
  });

  test("[OC-13] structured data names pictures that are there, and no others", async () => {
    const dataOf = async (number: number) => {
      const page = await (await shop.app.request(`/products/${feedRow(number).handle}`)).text();
      return [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].join("\n");
    };
    const first = await dataOf(1);
    expect(first).toContain(pathOf(THERE));
    expect(first).not.toContain(pathOf(MISSING));
    const second = await dataOf(2);
    expect(second).toContain('"Product"');
    expect(second).not.toContain(pathOf(MISSING));
  });
});
