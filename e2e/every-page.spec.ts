// What must hold on every page, whatever it shows. A console message or a failed request fails these tests by itself.

import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { dataOf, firstProduct } from "./shop-data.ts";
import { expect, hydrated, test } from "./shop.ts";

const aDesigner = async (request: APIRequestContext): Promise<string> =>
  (await dataOf(request, "product", await firstProduct(request))).vendor.href;

interface Kind {
  readonly name: string;
  readonly path: string | ((request: APIRequestContext) => Promise<string>);
  /** Whether search engines may list it: it has one address, and a description. */
  readonly isListed: boolean;
  readonly status?: 404;
  /** Whether its pictures are asked for in a phone's widths as well: once for each way of showing them. */
  readonly isPhoneSeen?: true;
}

const KINDS: readonly Kind[] = [
  { name: "home", path: "/", isListed: true, isPhoneSeen: true },
  { name: "a department", path: "/collections/women", isListed: true, isPhoneSeen: true },
  { name: "a kids' department", path: "/collections/baby-girl", isListed: true },
  { name: "a category", path: "/collections/men-shoes", isListed: true },
  { name: "a product type", path: "/collections/women-coats", isListed: true },
  { name: "a designer", path: aDesigner, isListed: true },
  { name: "the sale", path: "/collections/sale", isListed: true },
  { name: "a product", path: (request) => firstProduct(request), isListed: true, isPhoneSeen: true },
  { name: "the designers", path: "/pages/designers", isListed: true },
  { name: "help", path: "/pages", isListed: true },
  { name: "a help page", path: "/pages/orders-shipping", isListed: true },
  { name: "a size guide", path: "/sizeGuideWomens", isListed: true },
  { name: "the search", path: "/pages/search", isListed: false },
  { name: "search results", path: "/pages/search?qTitle=leather", isListed: false },
  { name: "a search without results", path: "/pages/search?qTitle=zzzz", isListed: false },
  { name: "an empty wishlist", path: "/wishlist", isListed: false },
  { name: "the newsletter", path: "/newsletter", isListed: false },
  { name: "signing in before the checkout", path: "/cart/login", isListed: false },
  { name: "a forgotten password", path: "/password", isListed: false },
  { name: "a missing page", path: "/missing/page", isListed: false, status: 404 },
];

for (const kind of KINDS) {
  test(
    `${kind.name}: whole, accessible, every picture answers`,
    { tag: ["@desktop", "@tablet", "@phone"] },
    async ({ page, request, expectConsole }) => {
      // A long page of pictures that are made while it waits.
      test.slow();
      if (kind.status) expectConsole(`status of ${kind.status}`);
      await open(page, "", kind, request);
      await expectWhole(page, kind);
      await expectAccessible(page);
      // A page has the same pictures on every device, in widths of which a tablet has none of its own.
      const device = test.info().project.name;
      if (device === "desktop" || (device === "phone" && kind.isPhoneSeen)) {
        expect(await brokenPictures(page)).toEqual([]);
      }
    },
  );
}

for (const country of ["/de", "/cn"]) {
  test(`every page is whole under ${country}`, async ({ page, request, expectConsole }) => {
    test.slow();
    expectConsole("status of 404");
    for (const kind of KINDS) {
      await test.step(kind.name, async () => {
        await open(page, country, kind, request);
        await expectWhole(page, kind);
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

async function expectWhole(page: Page, { isListed }: Kind): Promise<void> {
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
  expect(width, "nothing scrolls sideways").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Has the browser fetch each picture that can be seen, near or far, and names those that do not answer. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.locator("img:visible").evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = "eager";
    const loaded = await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter((_, index) => loaded[index]?.status === "rejected").map((image) => image.currentSrc);
  });
}

test(
  "a walk through the shop stays in one document and is silent",
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
