// Filters of a listing: the column on a desktop, the strips on smaller screens.

import type { Page } from "@playwright/test";
import { dataOf } from "./shop-data.ts";
import { expect, hydrated, test } from "./shop.ts";

const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const group = (page: Page, name: string) =>
  filters(page)
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: new RegExp(`^${name}`) }) });
const option = (page: Page, of: string, name: string) =>
  group(page, of).getByRole("link", { name: new RegExp(`^${name} [\\d,]+$`) });
const chips = (page: Page) => page.getByRole("list", { name: "Selected filters" });
const itemCount = (count: number) => (count === 1 ? "1 item" : `${count.toLocaleString("en-US")} items`);

test("[FL-02] [FL-08] [FL-12] sixteen colours are listed in the shop's order, and selected and removed without a page load", async ({
  page,
  visit,
  request,
}) => {
  await visit("/collections/women");
  const names = await group(page, "Colour").getByRole("listitem").allInnerTexts();
  expect(names.map((text) => text.replace(/[\d,\s]+$/, ""))).toEqual(
    "Black White Beige Blue Brown Grey Pink Red Green Navy Silver Gold Yellow Purple Orange Multicolour".split(" "),
  );
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  await option(page, "Colour", "Black").click();
  await expect(page).toHaveURL(/\?refinementList\[Color\]\[0\]=Black$/);
  await expect(option(page, "Colour", "Black")).toHaveAttribute("aria-current", "true");
  await expect(group(page, "Colour").locator("summary")).toHaveText("Colour (1)");
  const { paging } = await dataOf(request, "collection", "/collections/women?refinementList[Color][0]=Black");
  await expect(page.getByText(itemCount(paging.total), { exact: true }).first()).toBeVisible();
  await expect(page.locator("html[data-same-document]")).toHaveCount(1);
  await chips(page).getByRole("link", { name: "Remove filter Black" }).click();
  await expect(page).toHaveURL(/\/collections\/women$/);
  await page.goBack();
  await expect(chips(page).getByRole("link", { name: "Remove filter Black" })).toBeVisible();
  await page.goForward();
  await expect(chips(page)).toHaveCount(0);
});

test("[FL-07] White includes transparent products, and only White is shown", async ({ page, visit }) => {
  await visit("/collections/women?refinementList[Color][0]=White");
  await expect(chips(page).getByRole("link", { name: /^Remove filter/ })).toHaveCount(1);
  await expect(group(page, "Colour").getByText("Transparent")).toHaveCount(0);
  await expect(option(page, "Colour", "White")).toHaveAttribute("href", "/collections/women");
});

test("[FL-04] [FL-05] [FL-06] changing department, category or type adapts dependent filters", async ({
  page,
  visit,
}) => {
  await visit("/collections/all");
  await option(page, "Department", "Women").click();
  await expect(page).toHaveURL(/menu\[department\]=women$/);
  await option(page, "Category", "Clothing").click();
  await expect(page).toHaveURL(/tags\]\[0\]=Clothing$/);
  await option(page, "Category", "Coats").click();
  await expect(page).toHaveURL(/product_type\]=Coats/);
  await option(page, "Size", "M .*").click();
  await expect(page).toHaveURL(/Size\]\[0\]=M/);
  await expect(group(page, "Size")).not.toContainText("28 in");
  // The size list of the type: M in trousers includes inches.
  await option(page, "Category", "Jeans").click();
  await expect(page).toHaveURL(/product_type\]=Jeans.*Size\]\[0\]=M$/);
  await expect(group(page, "Size")).toContainText("28 in");
  await expect(option(page, "Size", "M .*")).toHaveAttribute("aria-current", "true");
  await option(page, "Category", "Shoes").click();
  await expect(page).toHaveURL(/\?menu\[department\]=women&refinementList\[tags\]\[0\]=Shoes$/);
});

test("[FL-09] [SF-04] a size includes its equivalents, labelled in the chosen system, and sold-out products on request", async ({
  page,
  visit,
  request,
}) => {
  await visit("/collections/women-shoes");
  await option(page, "Size", "US 8 .*").click();
  await expect(page).toHaveURL(/Size\]\[0\]=IT\+38$/);
  await expect(chips(page).getByRole("link", { name: "Remove filter Size US 8" })).toBeVisible();
  await group(page, "Size").getByRole("combobox").selectOption("UK");
  await expect(option(page, "Size", "UK 5 .*")).toHaveAttribute("aria-current", "true");
  const { state } = await dataOf(request, "collection", "/collections/women-shoes?refinementList[Size][0]=IT 38");
  expect(state.refinementList.Size).toEqual(expect.arrayContaining(["US 8", "UK 5", "IT 38", "FR 39"]));
  const soldOut = group(page, "Size").getByRole("link", { name: "Include sold out" });
  await soldOut.click();
  await expect(page).toHaveURL(/soldOut=include$/);
  await page.reload();
  await hydrated(page);
  await expect(soldOut).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page).toHaveURL(/Size\]\[0\]=IT\+38$/);
  await expect(soldOut).not.toHaveAttribute("aria-current");
});

test("a chosen size is offered first and selected on products, until it is forgotten", async ({
  page,
  visit,
  request,
}) => {
  test.slow();
  await visit("/collections/women-shoes");
  await option(page, "Size", "US 8 .*").click();
  await expect(page).toHaveURL(/Size\]\[0\]=IT\+38$/);
  await chips(page).getByRole("link", { name: "Remove filter Size US 8" }).click();
  await expect(page).toHaveURL(/women-shoes$/);
  await expect(option(page, "Size", "My size: US 8")).toBeVisible();
  const inSize = "/collections/women-shoes?refinementList[Size][0]=IT 38";
  const [product] = (await dataOf(request, "collection", inSize)).products;
  await visit(product?.href ?? "");
  const own = page.getByRole("radio", { checked: true });
  await expect(own).toHaveAccessibleName(/US 8|IT 38/);
  await expect(page.getByText("Your size, from last time.")).toBeVisible();
  await page.getByRole("button", { name: "Forget it" }).click();
  await expect(own).toHaveCount(0);
});

test("[FL-11] an option without results is not a link unless it is selected", async ({ page, visit, request }) => {
  await visit("/collections/men-belts?refinementList[Color][0]=Gold&range[USD][max]=1");
  await expect(option(page, "Colour", "Gold")).toHaveAttribute("aria-current", "true");
  await expect(group(page, "Colour").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "No products match all of these filters" })).toBeVisible();
  const { paging } = await dataOf(request, "collection", "/collections/men-belts?refinementList[Color][0]=Gold");
  if (paging.total > 0) await expect(page.getByRole("link", { name: "Without “Up to $1”" })).toBeVisible();
});

test("[FL-12] [LP-10] Clear all removes every filter and keeps the sort order", async ({ page, visit }) => {
  await visit("/collections/women?refinementList[Color][0]=Black&range[USD][max]=900&sortBy=price-asc");
  await expect(chips(page).getByRole("link", { name: /^Remove filter/ })).toHaveCount(2);
  await page.getByRole("main").getByRole("link", { name: "Clear all" }).first().click();
  await expect(page).toHaveURL(/\/collections\/women\?sortBy=price-asc$/);
});

test("[FL-01] [FL-13] [FL-14] prices are digits in the visitor's currency, and Enter applies them", async ({
  page,
  visit,
}) => {
  await visit("/de/collections/women");
  const { price } = (await dataOf(page.request, "collection", "/de/collections/women")).facets;
  const range = `Prices from €${price?.min} to €${price?.max.toLocaleString("de")}`;
  await expect(group(page, "Price").getByText(range)).toBeVisible();
  const from = group(page, "Price").getByRole("textbox", { name: "From" });
  const to = group(page, "Price").getByRole("textbox", { name: "To" });
  await expect(from).toHaveAttribute("placeholder", "€0");
  await from.fill("5x0a0");
  await expect(from).toHaveValue("500");
  await from.press("Enter");
  await expect(page).toHaveURL(/range\[EUR\]\[min\]=500$/);
  await expect(group(page, "Price").getByText(range)).toBeVisible();
  await expect(chips(page).getByRole("link", { name: "Remove filter From €500" })).toBeVisible();
  await to.fill("1500");
  await to.blur();
  await expect(page).toHaveURL(/min\]=500&range\[EUR\]\[max\]=1500$/);
  await expect(group(page, "Price").locator("summary")).toHaveText("Price (2)");
  await expect(to).toHaveValue("€1.500");
  await to.fill("100");
  await to.press("Enter");
  await expect(to).toHaveValue("");
  await expect(group(page, "Price").getByRole("alert")).toHaveText("This was below your minimum, so we cleared it.");
  await expect(page).toHaveURL(/min\]=500&range\[EUR\]\[max\]=1500$/);
});

test("[FL-15] designers can be searched and are listed by letter in the panel", async ({ page, visit, request }) => {
  const { facets } = await dataOf(request, "collection", "/collections/women");
  const last = facets.designers.options.at(-1)?.label ?? "";
  await visit("/collections/women");
  const designers = group(page, "Designer");
  await designers.getByRole("searchbox", { name: "Search designers" }).fill(last.slice(1, 6).toUpperCase());
  await expect(designers.getByRole("list")).toContainText(last);
  await designers.getByRole("searchbox", { name: "Search designers" }).fill("");
  const letter = facets.designers.letters.charAt(2);
  await designers.getByRole("navigation").getByRole("link", { name: letter, exact: true }).click();
  await expect(designers.getByRole("listitem").first()).toHaveText(new RegExp(`^${letter}`, "i"));
  await designers.getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(/vendor\]\[0\]=/);
  await expect(designers.locator("summary")).toHaveText("Designer (1)");
});

test("invisible options are not in the document: thousands of designers have a separate page", async ({
  page,
  visit,
  request,
}) => {
  const { facets } = await dataOf(request, "collection", "/collections/all");
  expect(facets.designers.options.length).toBeLessThanOrEqual(12);
  expect(facets.designers.total).toBeGreaterThan(100);
  await visit("/collections/all");
  await group(page, "Designer")
    .getByRole("link", { name: `All ${facets.designers.total} designers` })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Designers in All" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(facets.designers.total + 2); // the breadcrumb's two
});

test("[FL-17] a panel opens and closes by its title and keeps its state while filtering, and the focus stays on a filter selected by keyboard", async ({
  page,
  visit,
}) => {
  await visit("/collections/women");
  const designers = group(page, "Designer");
  await expect(designers).toHaveAttribute("open");
  await designers.locator("summary").click();
  await expect(designers).not.toHaveAttribute("open");
  const colour = option(page, "Colour", "Navy");
  await colour.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/Navy$/);
  await expect(colour).toBeFocused();
  await expect(designers).not.toHaveAttribute("open");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/women$/);
  await expect(colour).toBeFocused();
  await expect(designers).not.toHaveAttribute("open");
});

test("[LP-10] arrows scroll chips that do not fit by 100 px", async ({ page, visit }) => {
  const colours = ["Black", "White", "Beige", "Blue", "Brown", "Grey", "Pink", "Red", "Green", "Navy"];
  const query = colours.map((name, at) => `refinementList[Color][${at}]=${name}`).join("&");
  await page.setViewportSize({ width: 1100, height: 900 });
  await visit(`/collections/women?${query}`);
  await page.getByRole("button", { name: "Scroll filters forward" }).click();
  await expect.poll(() => chips(page).evaluate((list) => list.parentElement?.scrollLeft)).toBe(100);
  await page.getByRole("button", { name: "Scroll filters back" }).click();
  await expect.poll(() => chips(page).evaluate((list) => list.parentElement?.scrollLeft)).toBe(0);
  await page.goto("/collections/women?refinementList[Color][0]=Black");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Scroll filters forward" })).toHaveCount(0);
});

test(
  "[LP-02] below the desktop width, strips lead to narrower listings",
  { tag: ["@tablet", "@phone"] },
  async ({ page, visit }) => {
    await visit("/collections/women-shoes");
    await page.getByRole("navigation", { name: "Types" }).getByRole("link", { name: "Boots" }).click();
    await expect(page).toHaveURL(/product_type\]=Boots$/);
    await visit("/collections/kids");
    await expect(
      page.getByRole("main").getByRole("navigation", { name: "Departments" }).filter({ hasText: "Teen Boy" }),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("navigation", { name: "Categories" }).getByRole("link")).toHaveText([
      "Clothing",
      "Shoes",
      "Accessories",
    ]);
  },
);

test("[RT-23] the strip of designers leads to their pages", { tag: "@tablet" }, async ({ page, visit }) => {
  await visit("/de/collections/women-coats");
  const first = page.getByRole("navigation", { name: "Designers", exact: true }).getByRole("link").first();
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/de\/collections\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
