// Requirements of every page. The fixtures also fail these tests on console messages and failed requests.

import type { APIRequestContext, Page } from "@playwright/test";
import { isThorough } from "../tools/test-runner/thorough.ts";
import { expectAccessible } from "./accessibility.ts";
import { becomeTablet } from "./devices.ts";
import { dataOf, firstProduct } from "./shop-data.ts";
import { expect, hydrated, test } from "./shop.ts";

const aDesigner = async (request: APIRequestContext): Promise<string> =>
  (await dataOf(request, "product", await firstProduct(request))).vendor.href;

interface Kind {
  readonly name: string;
  readonly path: string | ((request: APIRequestContext) => Promise<string>);
  /** True if search engines may index it. It then has a canonical address and a description. */
  readonly isListed: boolean;
  readonly status?: 404;
  /**
   * "everywhere" if its pictures are loaded at the size of a phone too, once for each layout of pictures, and its accessibility is
   * checked on a tablet. "cards" if it shows nothing but cards, whose pictures are loaded on the page of a department.
   */
  readonly pictures?: "everywhere" | "cards";
}

const KINDS: readonly Kind[] = [
  { name: "home", path: "/", isListed: true, pictures: "everywhere" },
  { name: "a department", path: "/collections/women", isListed: true, pictures: "everywhere" },
  { name: "a kids' department", path: "/collections/baby-girl", isListed: true },
  { name: "a category", path: "/collections/men-shoes", isListed: true, pictures: "cards" },
  { name: "a product type", path: "/collections/women-coats", isListed: true, pictures: "cards" },
  { name: "a designer", path: aDesigner, isListed: true },
  { name: "the sale", path: "/collections/sale", isListed: true, pictures: "cards" },
  { name: "a product", path: (request) => firstProduct(request), isListed: true, pictures: "everywhere" },
  { name: "the designers", path: "/pages/designers", isListed: true },
  { name: "help", path: "/pages", isListed: true },
  { name: "a help page", path: "/pages/orders-shipping", isListed: true },
  { name: "a size guide", path: "/sizeGuideWomens", isListed: true },
  { name: "the search", path: "/pages/search", isListed: false },
  { name: "search results", path: "/pages/search?qTitle=leather", isListed: false, pictures: "cards" },
  { name: "a search without results", path: "/pages/search?qTitle=zzzz", isListed: false },
  { name: "an empty wishlist", path: "/wishlist", isListed: false },
  { name: "the newsletter", path: "/newsletter", isListed: false },
  { name: "all categories", path: "/menu", isListed: false },
  { name: "countries and languages", path: "/country?to=/cart", isListed: false },
  { name: "signing in before the checkout", path: "/cart/login", isListed: false },
  { name: "a forgotten password", path: "/password", isListed: false },
  { name: "a missing page", path: "/missing/page", isListed: false, status: 404 },
];

for (const kind of KINDS) {
  test(
    `${kind.name}: complete and accessible${kind.pictures === "cards" ? "" : ", and every picture loads"}`,
    { tag: ["@desktop", "@phone"] },
    async ({ page, request, expectConsole }) => {
      // Pictures are generated on first request.
      test.slow();
      if (kind.status) expectConsole(`status of ${kind.status}`);
      await open(page, "", kind, request);
      await expectComplete(page, kind);
      await expectAccessible(page);
      const device = test.info().project.name;
      if (kind.pictures === "everywhere" || (device === "desktop" && kind.pictures === undefined))
        expect(await brokenPictures(page)).toEqual([]);
      if (device !== "desktop") return;
      // Tablets load the same pictures in the same widths.
      await becomeTablet(page);
      await expectComplete(page, kind);
      // Elsewhere, a tablet shows what a phone or a desktop shows, in other columns.
      if (kind.pictures === "everywhere" || isThorough) await expectAccessible(page);
    },
  );
}

for (const country of ["/de", "/cn"]) {
  test(`every page is complete under ${country}`, async ({ page, request, expectConsole }) => {
    test.slow();
    expectConsole("status of 404");
    for (const kind of KINDS) {
      await test.step(kind.name, async () => {
        await open(page, country, kind, request);
        await expectComplete(page, kind);
      });
    }
  });
}

async function open(page: Page, country: string, kind: Kind, request: APIRequestContext): Promise<void> {
  const path = typeof kind.path === "string" ? kind.path : await kind.path(request);
  const response = await page.goto(country + path);
  expect(response?.status()).toBe(kind.status ?? 200);
  await hydrated(page);
}

async function expectComplete(page: Page, { isListed }: Kind): Promise<void> {
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  const head = page.locator("head");
  if (isListed) {
    await expect(head.locator('meta[name="description"]')).toHaveAttribute("content", /\S/);
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute("href", page.url());
  } else {
    await expect(head.locator('meta[name="robots"]')).toHaveAttribute("content", /^noindex(, follow)?$/);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "no horizontal scrolling").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Loads every visible picture, also below the fold, and returns the addresses of those that fail. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.locator("img:visible").evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = "eager";
    const loaded = await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter((_, index) => loaded[index]?.status === "rejected").map((image) => image.currentSrc);
  });
}

test(
  "a visit to several pages stays in one document and logs nothing",
  { tag: ["@desktop", "@tablet"] },
  async ({ page, visit }) => {
    await visit("/de");
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const main = page.getByRole("main");
    const banner = page.getByRole("banner");
    const heading = (name: string | RegExp) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    await main.getByRole("link", { name: "Women", exact: true }).first().click();
    await heading("Women");
    await page.getByRole("navigation", { name: "Women, categories" }).getByRole("link", { name: "Clothing" }).click();
    await heading("Women’s Clothing");
    const card = main.getByRole("article").first().getByRole("link");
    await card.click();
    await expect(page).toHaveURL(/\/de\/products\//);
    await expect(page.getByRole("region", { name: "Pictures of the product" })).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
    await expect(page).toHaveURL(/\/de\/collections\/women-/);
    await main.getByRole("article").nth(1).getByRole("link").click();
    await expect(page).toHaveURL(/\/de\/products\//);
    await expect(page.getByRole("region", { name: "Pictures of the product" })).toBeVisible();
    // While the picture of the card moves to the product, a click may still meet the listing.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    await main
      .locator("a[href^='/de/collections/']")
      .filter({ hasNot: page.locator("nav") })
      .last()
      .click();
    await expect(page).toHaveURL(/\/de\/collections\//);
    await banner.getByRole("link", { name: "Vitrine, home" }).click();
    await expect(page).toHaveURL(/\/de$/);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  },
);
