// Delays of a listing, with a fake clock, and layout shifts when it changes.

import type { Page, Request } from "@playwright/test";
import { expect, reach, test } from "./shop.ts";

const LISTING = "/collections/women";
const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const colour = (page: Page, name: string) => filters(page).getByRole("link", { name: new RegExp(`^${name} `) });

function searches(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (request.headers()["accept"]?.includes("routes=collection")) asked.push(request);
  });
  return asked;
}

test("[FL-02] [FL-13] [LP-05] choices are delayed by 700 ms and prices by 1000 ms; skeletons appear 200 ms later", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit(LISTING);
  await reach(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const asked = searches(page);
  const gate = Promise.withResolvers<void>();
  await page.route(/\/collections\/women\?/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const state = page.locator("#products");
  const introduction = page.getByText("Women’s clothing, shoes and accessories from designers");
  const box = await introduction.boundingBox();

  await filters(page).getByLabel("To").fill("900");
  await page.clock.runFor(999);
  expect(asked).toHaveLength(0);
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBe(1);
  gate.resolve();
  await expect(page).toHaveURL(/max\]=900$/);

  const second = Promise.withResolvers<void>();
  await page.route(/Color/, async (route) => {
    await second.promise;
    await route.continue();
  });
  await colour(page, "Black").click();
  await page.clock.runFor(699);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBe(2);
  await page.clock.runFor(199);
  await expect(state).toHaveAttribute("data-state", "loaded");
  await page.clock.runFor(1);
  await expect(state).toHaveAttribute("data-state", "loading");
  await expect(introduction).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await expect(introduction).toHaveCSS("background-image", /gradient/);
  expect(await introduction.boundingBox()).toMatchObject({ height: box?.height, y: box?.y });
  second.resolve();
  await expect(state).toHaveAttribute("data-state", "loaded");
  await expect(introduction).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
});

test("[FL-02] a filter click shows its result without layout shifts", async ({ page, visit }) => {
  // Tall enough to need no scrolling.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await visit(LISTING);
  await reach(page);
  /** Positions of the elements that both states share. Cards and options differ, or have another order. */
  const places = () =>
    page
      .locator(
        "header, main h1, main h2, main h3, main summary, main [role=toolbar], #products, #products li:first-child",
      )
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [element.tagName, Math.round(x), Math.round(y + scrollY), Math.round(width)].join(" ");
        }),
      );
  const before = await places();
  expect(before.length).toBeGreaterThan(5);
  await colour(page, "Black").click();
  await expect(page).toHaveURL(/Color/);
  // Only filtered listings have it, and it arrives with the products.
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(1);
  await expect(page.locator("#products")).toHaveAttribute("data-state", "loaded");
  await expect(page.getByRole("link", { name: "Remove filter Black" })).toBeVisible();
  expect(await places()).toEqual(before);
});

test("[LP-05] [LP-24] a text that overflows unfolds; after a resize that is measured again, 250 ms later", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit("/collections/edmund-haverstock");
  const more = page.getByRole("button", { name: "More" });
  await expect(more).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const resized = page.evaluate(() => new Promise((resolve) => addEventListener("resize", resolve, { once: true })));
  await page.setViewportSize({ width: 360, height: 800 });
  await resized;
  await page.clock.runFor(249);
  await expect(more).toHaveCount(0);
  await page.clock.runFor(1);
  await more.click();
  await expect(page.getByRole("button", { name: "Less" })).toHaveAttribute("aria-expanded", "true");
});

test("[LP-09] the link to the top adds no history entry, and is shown only if there are products", async ({
  page,
  visit,
}) => {
  const top = page.getByRole("link", { name: "Back to top" });
  await visit("/collections/women-belts");
  await top.click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL("/collections/women-belts");
  await visit(`${LISTING}?range[USD][min]=999999`);
  await expect(page.getByRole("heading", { name: "No products match this filter" })).toBeVisible();
  await expect(top).toHaveCount(0);
});
