import { expect, hydrated, test } from "./shop.ts";

const PAGES = ["/", "/collections/women", "/collections/coats", "/pages/search?qTitle=coat", "/newsletter"];

test("[RT-01] the root path is the home page, with products and departments", async ({ page, visit }) => {
  await visit("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const main = page.getByRole("main");
  expect(await main.locator('a[href^="/products/"]').count()).toBeGreaterThan(3);
  for (const department of ["women", "men"]) {
    await expect(main.locator(`a[href="/collections/${department}"]`).first()).toBeVisible();
  }
});

test("[RT-19] every page exists under a country code in upper or lower case", async ({ request }) => {
  for (const path of PAGES) {
    const prefixed = `/de${path === "/" ? "" : path}`;
    expect((await request.get(prefixed)).status(), prefixed).toBe(200);
  }
  expect((await request.get("/DE")).status()).toBe(200);
});

test("[RT-19] an unknown code is a 404 with links, not the home page", async ({ page, request, expectConsole }) => {
  for (const path of ["/xx", "/zz/collections/women", "/usa", "/d"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expectConsole(/404/);
  await page.goto("/xx");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
});

test("[RT-22] all internal links carry the visitor's country prefix", async ({ page, visit }) => {
  for (const path of ["/de", "/de/collections/women", "/de/pages/search?qTitle=coat"]) {
    await visit(path);
    const hrefs = await page
      .locator("a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.length).toBeGreaterThan(10);
    expect(hrefs.filter((href) => !/^\/de(\/|\?|$)/.test(href))).toEqual([]);
  }
});

test("[RT-26] by default a click does not load a document", async ({ page, visit }) => {
  await visit("/");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("main").locator('a[href="/collections/women"]').first().click();
  await expect(page).toHaveURL(/\/collections\/women$/);
  await expect(page.getByRole("heading", { level: 1, name: "Women" })).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("[RT-27] a page restored from the back/forward cache is reloaded", async ({ page, visit }) => {
  await visit("/collections/women");
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await reloaded;
  await hydrated(page);
});

test("back, forward and reload show the same page", async ({ page, visit }) => {
  await visit("/");
  await page.getByRole("main").locator('a[href="/collections/men"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Men" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1, name: "Men", exact: true })).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Men" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Men" })).toBeVisible();
});

test("the same address returns JSON to data requests, and caches distinguish the two", async ({ request }) => {
  const answer = await request.get("/collections/women", {
    headers: { accept: "application/vnd.vitrine.data+json;routes=collection" },
  });
  expect(answer.headers()["content-type"]).toBe("application/vnd.vitrine.data+json");
  expect(answer.headers()["vary"]).toContain("Accept");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(Object.keys((await answer.json()).loaderData)).toEqual(["collection"]);
});

test("an address that cannot be decoded is refused", async ({ request }) => {
  for (const path of ["/%E0%A4%A", "/de/%ff", "/products/x%00"]) {
    expect((await request.get(path)).status(), path).toBe(400);
  }
});
