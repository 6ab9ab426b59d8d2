// Designers, help pages and size guides.

import { expect, test } from "./shop.ts";

test("a designer is found by name, by letter and by department [RT-14]", async ({ page, visit }) => {
  await visit("/de/pages/designers");
  const names = page.getByRole("main").locator("section li a");
  const all = await names.count();
  const third = (await names.nth(2).innerText()).split("\n")[0]?.trim() ?? "";

  await page.getByRole("searchbox", { name: "Search designers" }).fill(third.toUpperCase());
  await expect(names.filter({ hasText: third })).not.toHaveCount(0);
  await expect.poll(() => names.count()).toBeLessThan(all);
  await page.getByRole("searchbox", { name: "Search designers" }).fill("zzzz");
  await expect(page.getByText("No designers match “zzzz”.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search designers" }).fill("");
  await expect(names).toHaveCount(all);

  await page
    .getByRole("navigation", { name: "Designers by letter" })
    .getByRole("link", { name: "M", exact: true })
    .click();
  await expect(page).toHaveURL(/#letter-m$/);
  await expect(page.getByRole("heading", { name: "M", exact: true })).toBeInViewport();

  await page.getByRole("navigation", { name: "Designers by department" }).getByRole("link", { name: "Kids" }).click();
  await expect(page).toHaveURL(/\/de\/pages\/designers\?department=kids$/);
  await expect.poll(() => names.count()).toBeLessThan(all);
  await names.first().click();
  await expect(page).toHaveURL(/\/de\/collections\/kids\/[\w-]+$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("the footer leads to help and to sizes in another country's system [RT-17] [RT-18] [SZ-05]", async ({
  page,
  visit,
}) => {
  await visit("/de/pages/size-fit");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search help" }).fill("when will I see my refund");
  await page.getByRole("searchbox", { name: "Search help" }).press("Enter");
  await page.getByRole("region", { name: "Answers" }).getByRole("link", { name: "When will I see my refund?" }).click();
  // The question in the address is open.
  await expect(page.getByText("We refund within three working days")).toBeVisible();

  await visit("/de/pages/size-guide");
  await expect(page).toHaveURL(/\/de\/sizeGuideWomens$/);
  const table = page.getByRole("region", { name: "Women’s clothing, size conversion" });
  await expect(table.getByRole("radio", { name: "Germany", exact: true })).toBeChecked();
  await table.getByText("Italy", { exact: true }).click();
  await expect(table.getByRole("radio", { name: "Italy" })).toBeChecked();
  const bodies = page.getByRole("region", { name: "Women’s clothing, body measurements" });
  await expect(bodies.getByRole("row", { name: "IT 42 88 70 96" })).toBeVisible();
  const units = page.getByRole("group", { name: "Units" }).first();
  await units.getByRole("radio", { name: "in", exact: true }).check();
  await expect(bodies.getByRole("row", { name: "IT 42 34½ 27½ 38" })).toBeVisible();
  // Gloves and hats have no columns to choose from.
  await expect(page.getByRole("region", { name: "Hats, size conversion" }).getByRole("radio")).toHaveCount(0);
});

test("the footer's newsletter form is answered in place, and its mail asks to confirm", async ({ page, visit }) => {
  await visit("/de/pages/size-fit");
  const form = page.getByRole("contentinfo").getByRole("form", { name: "New arrivals and stories, once a week." });
  await form.getByRole("textbox", { name: "Email address" }).fill(`${crypto.randomUUID()}@example.com`);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByRole("status")).toHaveText(
    "Check your email: we have sent you a link to confirm your subscription.",
  );
  await expect(page).toHaveURL(/\/de\/pages\/size-fit$/);
  await expect(form.getByRole("textbox")).toHaveCount(0);
});
