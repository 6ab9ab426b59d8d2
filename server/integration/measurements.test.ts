// Measurements of garments on product pages, with a drawing, in the unit of the market.

import { beforeAll, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const blazer = { handle: "blazer", product_type: "Blazers", department: "women", tags: "Clothing\tWomen" };
const bag = { handle: "tote", product_type: "Tote Bags", department: "women", tags: "Bags\tWomen" };
const ROWS = [
  feedRow(1, 0, { ...blazer, measurements: "Shoulder > 38\tChest > 88\tYoke > 10.5" }),
  feedRow(1, 1, { ...blazer, measurements: "Shoulder > 39\tChest > 92" }),
  feedRow(2, 0, { ...bag, measurements: "Width > 30\tHeight > 25.4" }),
  feedRow(3, 0, { ...blazer, handle: "unmeasured" }),
];

onDatabase("measurements", (database) => {
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
  const section = async (path: string) => {
    const response = await app.request(TESTING_ORIGIN + path);
    expect(response.status).toBe(200);
    const html = (await response.text()).replaceAll("<!-- -->", "");
    return /<section[^>]*aria-labelledby="measurements">.*?<\/section>/s.exec(html)?.[0];
  };
  const cells = (html = "") =>
    [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
      row.replaceAll(/<\/t[hd]>/g, "|").replaceAll(/<[^>]+>/g, ""),
    );

  test("[SF-16] the measurements of each size, in the language and the unit of the market, beside a drawing", async () => {
    const html = await section("/de/products/blazer");
    expect(cells(html)).toEqual(["Größe|XS|S|", "A Schulter|38|39|", "B Brust|88|92|", "C Yoke|10,5|–|"]);
    const drawing = /<svg.*?<\/svg>/s.exec(html ?? "")?.[0];
    // A measurement that the drawing does not know has a row only.
    expect([...(drawing ?? "").matchAll(/<text[^>]*>(\w)<\/text>/g)].map(([, letter]) => letter)).toEqual(["A", "B"]);
    expect(cells(await section("/us/products/blazer"))[1]).toBe("A Shoulder|15|15½|");
  });

  test("[SF-16] a bag has its own drawing, and a product without measurements no section", async () => {
    const html = await section("/us/products/tote");
    expect(cells(html).slice(1)).toEqual(["A Width|12|", "B Height|10|"]);
    expect(html).toContain("<svg");
    expect(await section("/us/products/unmeasured")).toBeUndefined();
  });
});
