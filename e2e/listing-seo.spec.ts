// Metadata of listings for search engines, and their addresses.

import type { APIRequestContext } from "@playwright/test";
import { dataOf } from "./shop-data.ts";
import { expect, test } from "./shop.ts";

async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");
  return {
    status: answer.status(),
    html,
    canonical: attribute(/<link rel="canonical" href="([^"]+)"/)?.replace(/^https?:\/\/[^/]+/, ""),
    robots: attribute(/<meta name="robots" content="([^"]+)"/),
    title: attribute(/<title>([^<]+)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]+)"/),
    data: JSON.parse(attribute(/<script type="application\/ld\+json">(.+?)<\/script>/) ?? "null"),
  };
}

test("a listing has either a canonical address or noindex", async ({ request }) => {
  const rows = [
    ["/collections/women", "/collections/women", undefined],
    ["/de/collections/women?page=2", "/de/collections/women?page=2", undefined],
    ["/collections/women?sortBy=price-asc&utm_source=x", "/collections/women", undefined],
    ["/collections/coats?menu[department]=women", "/collections/women-coats", undefined],
    ["/collections/women?refinementList[Color][0]=Black", undefined, "noindex, follow"],
    ["/pages/search?qTitle=wool", undefined, "noindex, follow"],
    ["/shop/vitrine/women", "/collections/women", undefined],
  ] as const;
  for (const [path, canonical, robots] of rows) {
    const head = await headOf(request, path);
    expect([head.status, head.canonical, head.robots], path).toEqual([200, canonical, robots]);
  }
});

test("[LP-07] the breadcrumb and the list are structured data", async ({ request }) => {
  const { data } = await headOf(request, "/nl/collections/women-boots");
  const { products } = await dataOf(request, "collection", "/nl/collections/women-boots");
  expect(data.breadcrumb.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Women",
    "Shoes",
    "Boots",
  ]);
  expect(data.breadcrumb.itemListElement[1].item).toMatch(/^http.*\/nl\/collections\/women-shoes$/);
  expect(data.mainEntity.itemListElement.length).toBe(products.length);
  expect(data.mainEntity.itemListElement[0].url).toMatch(new RegExp(`${products[0]?.href}$`));
});

test("[LP-06] [LP-22] titles contain tags, and seasons without their prefix", async ({ request }) => {
  const women = await headOf(request, "/collections/women");
  expect(women.title).toBe("Women | Vitrine");
  expect(women.description).toMatch(/^Women’s clothing, shoes and accessories/);
  expect((await headOf(request, "/collections/women-shoes")).title).toMatch(/^Women.s Shoes \| Vitrine$/);
  const season = await headOf(request, "/collections/season-fw26");
  expect(season.html).toContain(">FW26</h1>");
  expect((await headOf(request, "/collections/women/season-fw26")).title).toBe("Women | Vitrine – Tagged “FW26”");
});

test("[RT-20] the product grid exists only under a country code", async ({ request }) => {
  expect((await request.get("/de/productgrid")).status()).toBe(200);
  expect((await request.get("/productgrid")).status()).toBe(404);
  expect((await request.get("/xx/productgrid")).status()).toBe(404);
});

test("[RT-09] an unknown handle shows the not-found page with links", async ({ page, visit, expectConsole }) => {
  expectConsole(/404/);
  await visit("/collections/no-such-collection");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "New arrivals" })).toBeVisible();
});

test("a link with rel=next leads to the next page without JavaScript", async ({ request }) => {
  const { html } = await headOf(request, "/collections/women");
  expect(html).toMatch(
    /<a [^>]*href="\/collections\/women\?page=2"[^>]*rel="next"|<a [^>]*rel="next"[^>]*href="\/collections\/women\?page=2"/,
  );
});

test("[LP-05] a season's listing begins with the picture of its tag", async ({ page, visit }) => {
  await visit("/collections/season-fw26");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("FW26");
  await expect(page.getByRole("main").locator("h1").locator("..").locator("img")).toBeVisible();
});

test("[SF-15] [LP-05] a designer's page has their text and three of their pieces, which stay while it is filtered", async ({
  page,
  visit,
}) => {
  await visit("/collections/edmund-haverstock");
  const name = page.getByRole("heading", { level: 1, name: "Edmund Haverstock" });
  await expect(page.getByText(/Edmund Haverstock began in London/)).toBeVisible();
  const pieces = page.locator("#edit a:has(img)");
  await expect(pieces).toHaveCount(3);
  await expect
    .poll(() =>
      pieces.locator("img").evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  const place = await name.boundingBox();
  await page
    .getByRole("list", { name: "Categories by Edmund Haverstock" })
    .getByRole("link", { name: /^Clothing/ })
    .click();
  await expect(page).toHaveURL(/Clothing/);
  await expect(pieces).toHaveCount(3);
  expect((await name.boundingBox())?.height).toBe(place?.height);
});
