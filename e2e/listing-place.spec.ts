import type { Page, Request } from "@playwright/test";
import { PAGE_SIZE } from "#search/constants";
import { expect, hydrated, test } from "./shop.ts";

const LISTING = "/collections/women";

/** Corrupt values in session storage: invalid JSON, another structure, nothing. */
const CORRUPT_VALUES = ["b {{{", '{"products":7}', ""];

function searches(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (request.headers()["accept"]?.includes("routes=collection")) asked.push(request);
  });
  return asked;
}

const cards = (page: Page) => page.getByRole("region", { name: "Products" }).getByRole("article");
const addresses = (page: Page) =>
  cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Runs in the page. */
const storedListings = () =>
  Object.keys(sessionStorage)
    .filter((name) => name.startsWith("listing "))
    .map((name) => sessionStorage.getItem(name))
    .join();

const status = (page: Page) => page.locator("main output[data-state]");

/** Loads at least this many pages and returns their number: scrolling may load more. Ends at the top of the page. */
async function loadPages(page: Page, pages: number): Promise<number> {
  const count = () => cards(page).count();
  while ((await count()) < pages * PAGE_SIZE) {
    const before = await count();
    await page.getByRole("link", { name: /^Load/ }).press("Enter");
    await expect.poll(count).toBeGreaterThan(before);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(status(page)).toHaveAttribute("data-state", "loaded");
  // Wait for requests that started near the end of the list.
  await page.waitForLoadState("networkidle");
  await expect(status(page)).toHaveAttribute("data-state", "loaded");
  const loaded = (await count()) / PAGE_SIZE;
  await expect(page).toHaveURL(`${LISTING}?page=${loaded}`);
  return loaded;
}

/** Scrolls to the middle of the third page, at an odd pixel. */
async function scrollSomewhere(page: Page): Promise<number> {
  await cards(page).nth(100).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 37));
  return page.evaluate(() => window.scrollY);
}

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

test("[LP-13] [LP-17] after six pages and a product, Back restores position and cards without requests", async ({
  page,
  visit,
}) => {
  test.slow();
  await visit(LISTING);
  const asked = searches(page);
  const pages = await loadPages(page, 6);
  expect(asked).toHaveLength(pages - 1);
  expect(asked.every((request) => new URL(request.url()).searchParams.has("append"))).toBe(true);
  const before = await addresses(page);
  expect(before).toHaveLength(pages * PAGE_SIZE);
  expect(new Set(before).size).toBe(before.length);

  const y = await scrollSomewhere(page);
  await cards(page).nth(100).getByRole("link").click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(page).toHaveURL(`${LISTING}?page=${pages}`);
  await expect(cards(page)).toHaveCount(before.length);
  await expect.poll(() => scrolledTo(page)).toBe(y);
  await expect.poll(() => addresses(page)).toEqual(before);
  expect(asked).toHaveLength(pages - 1);

  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrolledTo(page)).toBe(y);
  await expect.poll(() => addresses(page)).toEqual(before);
  expect(asked).toHaveLength(pages - 1);
});

test("[LP-17] Back from a product that was loaded as a document restores the position too", async ({ page, visit }) => {
  test.slow();
  await visit(LISTING);
  const pages = await loadPages(page, 4);
  const y = await scrollSomewhere(page);
  const product = (await cards(page).nth(100).getByRole("link").getAttribute("href")) ?? "";
  await page.goto(product);
  await page.goBack();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(pages * PAGE_SIZE);
  await expect.poll(() => scrolledTo(page)).toBe(y);
});

test("[LP-16] the address of a page shows everything up to that page", async ({ page, visit, request }) => {
  await visit(LISTING);
  const pages = await loadPages(page, 3);
  const shown = await addresses(page);
  const html = await (await request.get(`${LISTING}?page=${pages}`)).text();
  expect(shown.filter((address) => !html.includes(`href="${address}"`))).toEqual([]);
});

test("[LP-14] scrolling near the end goes on loading, and a link leads past the products to the footer", async ({
  page,
  visit,
}) => {
  await visit(LISTING);
  const asked = searches(page);
  const end = async () => {
    await page.keyboard.press("End");
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  for (const pages of [2, 3, 4, 5]) {
    await end();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(pages * PAGE_SIZE);
  }
  await page.getByRole("link", { name: "Skip to footer" }).click();
  const footer = page.getByRole("contentinfo");
  await expect(footer).toBeFocused();
  await expect(footer).toBeInViewport();
  // A page that was asked for before this is added to the end of the list.
  await expect.poll(async () => (await cards(page).count()) / PAGE_SIZE - asked.length).toBe(1);
  const { length } = asked;
  await end();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked).toHaveLength(length);
  await expect(footer).toBeInViewport();
  await cards(page).last().getByRole("link").focus();
  await expect.poll(() => asked.length).toBeGreaterThan(length);
});

test("[LP-14] the end of a list has neither a button nor a link past it", async ({ request }) => {
  const html = await (await request.get("/collections/women-belts")).text();
  expect(html).toContain("</article>");
  expect(html).not.toMatch(/Skip to footer|Load more/);
});

test("[LP-14] by keyboard, Load more moves the focus to the first added product", async ({ page, visit }) => {
  await visit(LISTING);
  await page.getByRole("link", { name: "Load more" }).focus();
  await page.keyboard.press("Enter");
  await expect(cards(page).nth(PAGE_SIZE).getByRole("link")).toBeFocused();
});

test("[ER-01] a page that fails to load keeps the list, and loads when retried", async ({
  page,
  visit,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED|Failed to load/);
  expectConsole(/request failed/);
  await visit(LISTING);
  await page.route(/append/, (route) => route.abort("failed"));
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page.getByText("We could not load more.")).toBeVisible();
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await page.unroute(/append/);
  await page.getByRole("link", { name: "Load more" }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(2 * PAGE_SIZE);
  await expect(page.getByText("We could not load more.")).toHaveCount(0);
});

test("[LP-13] [ER-01] the page works with corrupt session storage", async ({ page, visit }) => {
  test.slow();
  await visit(LISTING);
  let pages = await loadPages(page, 2);
  for (const corrupt of CORRUPT_VALUES) {
    await cards(page).nth(60).getByRole("link").click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole("region", { name: "Pictures of the product" })).toBeVisible();
    // A busy browser stores the listing after it shows the product.
    await expect.poll(() => page.evaluate(storedListings)).toContain(`"page":${pages}`);
    await page.evaluate((text) => {
      for (const name of Object.keys(sessionStorage)) {
        const header = /^\S+ \d+ /.exec(sessionStorage.getItem(name) ?? "")?.[0] ?? "";
        sessionStorage.setItem(name, text === "" ? "" : header + text);
      }
    }, corrupt);
    const asked = searches(page);
    await page.goBack();
    await expect(page).toHaveURL(`${LISTING}?page=${pages}`);
    await expect(cards(page), corrupt).toHaveCount(pages * PAGE_SIZE);
    expect(asked, corrupt).toHaveLength(1);
    pages = await loadPages(page, pages + 1);
  }
});

test("[LP-13] [ER-01] the page works without session storage", async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await visit(LISTING);
  const pages = await loadPages(page, 3);
  await cards(page).nth(60).getByRole("link").click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(pages * PAGE_SIZE);
});
