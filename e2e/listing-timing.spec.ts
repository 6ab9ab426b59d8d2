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

test("[FL-02] [FL-13] choices are delayed by 700 ms and prices by 1000 ms; skeletons appear 200 ms later", async ({
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
  second.resolve();
  await expect(state).toHaveAttribute("data-state", "loaded");
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

test("[LP-09] the link to the top is shown only if there are products", async ({ page, visit }) => {
  const top = page.getByRole("link", { name: "Back to top" });
  await visit(LISTING);
  await expect(top).toHaveCount(1);
  await visit(`${LISTING}?range[USD][min]=999999`);
  await expect(page.getByRole("heading", { name: "No products match this filter" })).toBeVisible();
  await expect(top).toHaveCount(0);
});
