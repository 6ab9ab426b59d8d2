// Listings without JavaScript: links and one form filter, sort and lead to the next page.

import type { Page } from "@playwright/test";
import { dataOf } from "./shop-data.ts";
import { expect, test } from "./shop.ts";

test.use({ javaScriptEnabled: false });

const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const first = (page: Page) => page.getByRole("article").first().getByRole("link").first();

test("[LP-01] filters, chips, sorting and the next page are links", async ({ page, request }) => {
  await page.goto("/de/collections/women-shoes");
  await filters(page)
    .getByRole("link", { name: /^Black [\d,]+$/ })
    .click();
  await expect(page).toHaveURL(/\?refinementList\[Color\]\[0\]=Black$/);
  await filters(page)
    .getByRole("link", { name: /^Boots [\d,]+$/ })
    .click();
  await expect(page).toHaveURL(/menu\[product_type\]=Boots&refinementList\[Color\]\[0\]=Black$/);
  await page.getByRole("link", { name: "Remove filter Boots" }).click();
  await page.getByRole("main").locator("summary").filter({ hasText: "Sort by" }).click();
  await page.getByRole("link", { name: "Price, low to high" }).click();
  const address = "/de/collections/women-shoes?refinementList[Color][0]=Black&sortBy=price-asc";
  await expect(page).toHaveURL(address);
  const { products } = await dataOf(request, "collection", address);
  await expect(first(page)).toHaveAttribute("href", products[0]?.href ?? "");
  await page.getByRole("main").getByRole("link", { name: "Clear all" }).first().click();
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page).toHaveURL(/sortBy=price-asc&page=2$/);
  await expect(page.getByRole("article")).toHaveCount(96);
});

test("[LP-01] the link to the options of a closed filter is large enough to tap, and opens them", async ({ page }) => {
  await page.goto("/collections/sale");
  const material = filters(page).locator("details").filter({ hasText: "Material" });
  await material.locator("summary").click();
  const link = material.getByRole("link", { name: "Show options" });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await link.click();
  await expect(page).toHaveURL(/\?open=material#filters$/);
  await expect(material.getByRole("link", { name: /^Cotton/ })).toBeVisible();
});

test("[LP-01] [FL-01] [FL-13] the price form shows the prices there are and keeps the other filters", async ({
  page,
}) => {
  await page.goto("/collections/women?refinementList[Color][0]=Black&sortBy=price-desc");
  await expect(page.getByText(/^Prices from \$\d+ to \$[\d,]+$/)).toBeVisible();
  await filters(page).getByRole("textbox", { name: "To" }).fill("700");
  await filters(page).getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("link", { name: "Remove filter Up to $700" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove filter Black" })).toBeVisible();
  await expect(page.getByRole("main").locator("summary").filter({ hasText: "Sort by" })).toHaveText(
    /Price, high to low/,
  );
  await filters(page).getByRole("textbox", { name: "From" }).fill("300");
  await filters(page).getByRole("textbox", { name: "From" }).press("Enter");
  await expect(page.getByRole("link", { name: "Remove filter $300 – $700" })).toBeVisible();
});

test("[FL-15] designers can be searched and selected on a separate page", async ({ page, request }) => {
  const { facets } = await dataOf(request, "collection", "/collections/women?refinementList[Color][0]=Black");
  const name = facets.designers.options[3]?.label ?? "";
  await page.goto("/collections/women?refinementList[Color][0]=Black");
  const field = filters(page).getByRole("searchbox", { name: "Search designers" });
  await field.fill(name.slice(0, 6));
  await field.press("Enter");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${name} \\d+$`) })
    .click();
  await expect(page).toHaveURL(
    /\/collections\/women\?refinementList\[vendor\]\[0\]=.+&refinementList\[Color\]\[0\]=Black$/,
  );
  await expect(page.getByRole("link", { name: `Remove filter ${name}` })).toBeVisible();
});

test("[FL-17] panels open and close by their titles", async ({ page }) => {
  await page.goto("/collections/women");
  const black = filters(page).getByRole("link", { name: /^Black [\d,]+$/ });
  await expect(black).toBeVisible();
  await filters(page).locator("summary", { hasText: "Colour" }).click();
  await expect(black).toBeHidden();
});

test("on a phone, a link opens the filters and another closes them", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/collections/women-shoes");
  await expect(filters(page)).toBeHidden();
  await page.getByRole("link", { name: "Filter", exact: true }).click();
  await expect(filters(page)).toBeVisible();
  await filters(page).locator("summary", { hasText: "Colour" }).click();
  await filters(page)
    .getByRole("link", { name: /^Black [\d,]+$/ })
    .click();
  await expect(page.getByRole("link", { name: "Filter (1)", exact: true })).toBeVisible();
  await expect(filters(page)).toBeHidden();
  await page.getByRole("link", { name: "Filter (1)", exact: true }).click();
  await page.getByRole("link", { name: /^Show [\d,]+ items?$/ }).click();
  await expect(filters(page)).toBeHidden();
});
