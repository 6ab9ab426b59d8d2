// Actions of a visitor before the page's scripts have loaded, on a slow processor: they take effect afterwards, once.

import { comeFromElsewhere } from "./account.ts";
import { fillCart, heading } from "./checkout.ts";
import { expect, hydrated, openSlowly, test } from "./shop.ts";
import { saveButton, inHeader, isSaving } from "./wishlist.ts";

test(
  "[PG-06] a save button that is tapped before hydration saves the product once",
  { tag: "@phone" },
  async ({ page }) => {
    const release = await openSlowly(page, "/collections/women");
    const saved: string[] = [];
    page.on("request", (request) => void (isSaving(request) && saved.push(request.url())));
    // The button is pressed before the shop has heard of it.
    const answered = page.waitForResponse((response) => isSaving(response.request()));
    await saveButton(page, 0).tap();
    // An impatient second tap does not undo the first.
    await saveButton(page, 0).tap();
    await release();
    await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
    await expect(inHeader(page)).toHaveAccessibleName("Wishlist, 1 item");
    expect((await answered).status()).toBe(200);
    expect(saved).toHaveLength(1);
  },
);

test("[PG-06] the filter sheet that is tapped before hydration opens once", { tag: "@phone" }, async ({ page }) => {
  const release = await openSlowly(page, "/collections/women");
  await page.getByRole("main").locator("a[data-sheet]").tap();
  await release();
  await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
  await page.getByRole("dialog", { name: "Filter" }).getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("dialog", { name: "Filter" })).toBeHidden();
});

test("[PG-06] the menu opens before hydration and stays open", { tag: "@phone" }, async ({ page }) => {
  const release = await openSlowly(page, "/collections/women");
  await page.getByRole("button", { name: "Menu" }).tap();
  const menu = page.locator("dialog#menu");
  await expect(menu).toBeVisible();
  await release();
  await expect(menu).toBeVisible();
});

test("[PG-06] a filter that is clicked before hydration is chosen once", async ({ page }) => {
  await openSlowly(page, "/collections/women");
  const black = page.getByRole("complementary", { name: "Filters" }).getByRole("link", { name: /^Black / });
  await black.click();
  await expect(page).toHaveURL(/Color\]\[0\]=Black$/);
  await expect(black).toHaveAttribute("aria-current", "true");
});

test("[PG-06] a size that is chosen before hydration is the one in the bag", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/collections/women-clothing");
  const product = await page.getByRole("main").getByRole("article").getByRole("link").first().getAttribute("href");
  const release = await openSlowly(page, product ?? "");
  const size = page.getByRole("group", { name: /^Size/ }).locator("label:not([data-sold-out])").last();
  const name = await size.locator("b").textContent();
  await size.tap();
  await release();
  await expect(page.getByRole("group", { name: new RegExp(`^Size ${name}`) })).toBeVisible();
  await expect(size.getByRole("radio")).toBeChecked();
});

test("[PG-06] text that is typed before hydration is not lost", async ({ page }) => {
  const release = await openSlowly(page, "/collections/women");
  const from = page.getByRole("complementary", { name: "Filters" }).getByRole("textbox", { name: "From" });
  await from.fill("500");
  await release();
  await expect(from).toHaveValue("500");
  await expect(page).toHaveURL(/range\[USD\]\[min\]=500$/);
});

test("[PG-06] a button that is pressed before hydration and released after it sends the form", async ({
  page,
  context,
}) => {
  await comeFromElsewhere(context);
  await fillCart(context);
  const release = await openSlowly(page, "/us/checkout");
  await page.getByLabel("Email address").fill("noor@example.com");
  await page.getByRole("button", { name: "Continue to address" }).hover();
  await page.mouse.down();
  await release();
  await page.mouse.up();
  await expect(heading(page, "Address")).toBeVisible();
});

test("[PG-06] a page that the browser prerenders starts its scripts when it is shown", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { isShown: false });
    const get = () => !(window as unknown as { isShown: boolean }).isShown;
    Object.defineProperty(Document.prototype, "prerendering", { get });
  });
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await page.goto("/collections/women", { waitUntil: "networkidle" });
  expect(scripts).toHaveLength(1);
  await page.evaluate(() => {
    Object.assign(window, { isShown: true });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await hydrated(page);
});

test("[PG-06] hydration runs in steps between which the browser handles input", async ({ page }) => {
  await page.addInitScript(() => {
    const steps = { yields: 0, formatters: 0 };
    Object.assign(window, { steps });
    const count = <Name extends string>(of: Record<Name, object>, name: Name, counted: keyof typeof steps) => {
      const note = () => (steps[counted] += document.documentElement.dataset["hydrated"] ? 0 : 1);
      of[name] = new Proxy(of[name], {
        apply: (...call: Parameters<typeof Reflect.apply>) => (note(), Reflect.apply(...call)),
        construct: (...call: Parameters<typeof Reflect.construct>) => (note(), Reflect.construct(...call)),
      });
    };
    count(Scheduler.prototype, "yield", "yields");
    // The first formatter takes a slow phone 100 to 300 ms.
    count(Intl, "DateTimeFormat", "formatters");
    count(Intl, "NumberFormat", "formatters");
    count(Number.prototype, "toLocaleString", "formatters");
  });
  await page.goto("/collections/women");
  const product = await page.getByRole("main").getByRole("article").getByRole("link").first().getAttribute("href");
  for (const path of ["/", "/collections/women", product ?? ""]) {
    await page.goto(path);
    await hydrated(page);
    const steps = await page.evaluate(() => (window as unknown as { steps: object }).steps);
    const modules = await page.locator("script[data-modules]").getAttribute("data-modules");
    expect(steps, path).toEqual({ yields: expect.any(Number), formatters: 0 });
    // A step for each file that is asked for, and more for evaluating them and for the router.
    expect((steps as { yields: number }).yields, path).toBeGreaterThan((modules ?? "").split(" ").length + 5);
  }
});
