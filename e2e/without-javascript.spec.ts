// The shop without JavaScript: links and forms work.

import { newEmail } from "./account.ts";
import { dataOf, firstProduct } from "./shop-data.ts";
import { expect, test } from "./shop.ts";

test.use({ javaScriptEnabled: false });

test("[LP-01] pages show their content", { tag: ["@desktop", "@phone"] }, async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.goto("/collections/women");
  await expect(page.getByRole("article")).toHaveCount(48);
  await expect(page.getByRole("article").first().locator("img").first()).toBeVisible();
  const product = await firstProduct(request);
  const { title, pictures } = await dataOf(request, "product", product);
  await page.goto(product);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("figure")).toHaveCount(pictures.length);
});

test("[LP-01] sorting and the next page are links", async ({ page, request }) => {
  await page.goto("/de/collections/women");
  await page.getByRole("main").locator("summary").filter({ hasText: "Sort by" }).click();
  await page.getByRole("link", { name: "Price, low to high" }).click();
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page).toHaveURL(/\/de\/collections\/women\?sortBy=price-asc&page=2$/);
  const { products } = await dataOf(request, "collection", "/de/collections/women?sortBy=price-asc&page=2");
  await expect(page.getByRole("article").first().getByRole("link")).toHaveAttribute("href", products[0]?.href ?? "");
});

test("a sold-out size accepts an email address, and the size guide is a link [CO-09]", async ({ page, request }) => {
  const { products } = await dataOf(request, "collection", "/collections/women-shoes");
  const found = products.find(({ sizes }) => sizes.some(({ inStock }) => !inStock));
  await page.goto(found?.href ?? "");
  await expect(page.getByRole("link", { name: "Size guide" })).toHaveAttribute("href", /^\/sizeGuideWomens#/);
  const email = newEmail();
  await page.getByLabel("Email address").first().fill(email);
  await page.getByRole("button", { name: "Email me when it is back" }).click();
  await expect(page.getByText(`We will send one email to ${email}`)).toBeVisible();
});

test("the search form searches", async ({ page }) => {
  await page.goto("/pages/search");
  const field = page.getByRole("main").getByRole("searchbox", { name: "Search" });
  await field.fill("leather");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/pages\/search\?qTitle=leather$/);
  await expect(page.getByRole("heading", { level: 1, name: "Results for leather" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the menus are on a page, in the country of the visitor", async ({ page }) => {
  await page.goto("/de/collections/women");
  const departments = page.getByRole("navigation", { name: "Departments" });
  await expect(departments.getByRole("link", { name: "Men", exact: true })).toHaveAttribute(
    "href",
    "/de/collections/men",
  );
  await departments.getByRole("link", { name: "All categories" }).click();
  const menu = page.getByRole("main").getByRole("navigation", { name: "All categories" });
  await menu.locator("summary", { hasText: /^Men$/ }).first().click();
  await menu.locator("details[open] summary", { hasText: "Clothing" }).click();
  await menu.getByRole("link", { name: "Coats", exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/de\/collections\/men-coats$/);
});

test("on a phone, the menu has links to the departments and to all categories", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/collections/women");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Men", exact: true })).toBeVisible();
  await menu.getByRole("link", { name: "All categories" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "All categories" })).toBeVisible();
});

test("the newsletter form leads to a page", async ({ page }) => {
  await page.goto("/de");
  const form = page.getByRole("contentinfo").getByRole("form", { name: "New arrivals and stories, once a week." });
  await form.getByRole("textbox", { name: "Email address" }).fill("reader@example.com");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await form.getByRole("button", { name: "Subscribe" }).click();
  expect((await answer).status()).toBe(200);
  await expect(page).toHaveURL(/\/de\/newsletter$/);
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
  await expect(page.getByText("reader@example.com")).toBeVisible();
});

test("an invalid address is kept for correction", async ({ page, expectConsole }) => {
  expectConsole("status of 422");
  await page.goto("/newsletter");
  const field = page.getByRole("main").getByRole("textbox", { name: "Email address" });
  await field.fill("reader@");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click();
  expect((await answer).status()).toBe(422);
  await expect(field).toHaveValue("reader@");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription("Enter a valid email address, such as name@example.com.");
});

test("[RT-22] a form changes country and language and keeps the page", async ({ page }) => {
  await page.goto("/collections/women?sortBy=price-asc");
  const open = async () => {
    await page.locator('button[commandfor="country"]').first().click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^(?:Country and language|البلد واللغة)$/ })
      .click();
  };
  await open();
  await page.getByRole("button", { name: /^Germany/ }).click();
  await expect(page).toHaveURL(/\/de\/collections\/women\?sortBy=price-asc$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await open();
  await page.getByRole("button", { name: "العربية" }).click();
  await expect(page).toHaveURL(/\/de\/collections\/women\?sortBy=price-asc$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  // The choice is stored: an address without a country code is in the chosen country.
  await page.goto("/pages/faq");
  await expect(page).toHaveURL(/\/pages\/faq$/);
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toHaveAttribute("href", /^\/de\//);
});
