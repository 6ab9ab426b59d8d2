import type { Page, Request } from "@playwright/test";
import { completeSteps, fillCard, thankYou } from "./checkout.ts";
import { apply, opener, panel, settled } from "./refine.ts";
import { dataOf } from "./shop-data.ts";
import { expect, test } from "./shop.ts";

interface LayerEvent {
  readonly event: string;
  readonly query_id?: string;
  readonly [field: string]: unknown;
}

/** Events of the data layer, without the commands to Google's tags. */
const layerEvents = async (page: Page): Promise<readonly LayerEvent[]> => {
  const entries = await page.evaluate(
    () => JSON.parse(JSON.stringify(window.dataLayer ?? [])) as readonly LayerEvent[],
  );
  return entries.filter(({ event }) => event);
};
const names = async (page: Page) => (await layerEvents(page)).map(({ event }) => event);

test("[AN-01] a listing reports its first five hits and its first three products once", async ({ page, visit }) => {
  await visit("/collections/women");
  const { products, title } = await dataOf(page.request, "collection", "/collections/women");
  await expect.poll(() => names(page)).toEqual(["view_item_list", "view_list"]);
  const [view, first] = await layerEvents(page);
  expect(view).toMatchObject({
    query_id: expect.stringMatching(/^[\da-f]{32}$/),
    ecommerce: {
      item_list_id: "/collections/women",
      item_list_name: title,
      items: products.slice(0, 5).map(({ sku, title: name }, index) => ({ item_id: sku, item_name: name, index })),
    },
  });
  expect(first).toMatchObject({ products: products.slice(0, 3).map(({ sku }) => sku) });
  await page.getByRole("link", { name: "Load more" }).press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect.poll(() => names(page)).toEqual(["view_item_list", "view_list", "add_to_wishlist"]);
});

test("[TD-05] [AN-01] from a listing to the purchase, every step is one event with its items", async ({
  page,
  visit,
}) => {
  test.slow();
  const listing = "/us/collections/women-clothing";
  const { products } = await dataOf(page.request, "collection", listing);
  const pieces = await Promise.all(
    products.slice(0, 12).map(async ({ href }, index) => {
      const product = await dataOf(page.request, "product", href);
      return { index, product, size: product.sizes.find(({ stock }) => stock > 3) };
    }),
  );
  const { index, product, size } = pieces.find((one) => one.size)!;
  const { price: list } = product.price;
  const common = { item_name: product.title, item_brand: product.item.item_brand };
  const chosen = { ...common, item_id: size!.sku, price: (size!.price?.price ?? list).thousandths / 1000 };
  const bag = { currency: "USD", value: chosen.price, items: [{ ...chosen, quantity: 1 }] };
  const last = async (event: string) => (await layerEvents(page)).findLast((one) => one.event === event);

  await visit(listing);
  await expect.poll(() => names(page)).toEqual(["view_item_list", "view_list"]);
  expect(await last("view_item_list")).toMatchObject({
    ecommerce: {
      currency: "USD",
      items: products.slice(0, 5).map((one) => ({ item_id: one.sku, price: one.price.price.thousandths / 1000 })),
    },
  });
  await page.getByRole("article").nth(index).getByRole("link").click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => names(page)).toEqual(["view_item_list", "view_list", "select_item", "view_item"]);
  expect(await last("view_item")).toMatchObject({
    ecommerce: {
      currency: "USD",
      value: list.thousandths / 1000,
      items: [{ ...common, item_id: product.sku, item_category2: product.item.item_category2, quantity: 1 }],
    },
  });
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Save to wishlist" }).click();
  await expect.poll(() => names(page)).toContain("add_to_wishlist");
  expect(await last("add_to_wishlist")).toMatchObject({
    ecommerce: { currency: "USD", value: list.thousandths / 1000, items: [{ item_id: product.sku }] },
  });
  const field = page.locator(`input[type="radio"][value="${size!.variantId}"]`);
  if ((await field.count()) > 0) await main.locator("label").filter({ has: field }).click();
  await main.getByRole("button", { name: "Add to bag" }).click();
  await expect.poll(() => names(page)).toContain("add_to_cart");
  expect(await last("add_to_cart")).toMatchObject({ ecommerce: bag });
  await page.getByRole("dialog", { name: /^Bag/ }).getByRole("link", { name: "View bag" }).click();
  await expect(page).toHaveURL(/\/us\/cart$/);
  await expect.poll(() => names(page)).toContain("view_cart");
  expect(await last("view_cart")).toMatchObject({ ecommerce: bag });
  const line = main.getByRole("list", { name: "In your bag" }).getByRole("listitem");
  await line.getByRole("button", { name: /^Remove/ }).click();
  await expect.poll(() => names(page)).toContain("remove_from_cart");
  expect(await last("remove_from_cart")).toMatchObject({ ecommerce: bag });
  await line.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => names(page))
    .toEqual([
      "view_item_list",
      "view_list",
      "select_item",
      "view_item",
      "add_to_wishlist",
      "add_to_cart",
      "view_cart",
      "remove_from_cart",
      "add_to_cart",
    ]);
  await main.getByRole("button", { name: "Check out", exact: true }).click();
  await expect(page).toHaveURL(/\/us\/checkout/);
  await expect.poll(() => names(page)).toEqual(["begin_checkout"]);
  expect(await last("begin_checkout")).toMatchObject({ ecommerce: bag });
  await completeSteps(page);
  await expect.poll(() => names(page)).toEqual(["begin_checkout", "add_shipping_info"]);
  expect(await last("add_shipping_info")).toMatchObject({ ecommerce: { ...bag, shipping_tier: "standard" } });
  await fillCard(page, "4242 4242 4242 4242");
  // The answer to the order opens another document.
  const seen = Promise.withResolvers<void>();
  await page.route(/\/us\/checkout/, async (route) => {
    if (route.request().method() === "POST") await seen.promise;
    await route.fallback();
  });
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect.poll(() => names(page)).toContain("add_payment_info");
  expect(await last("add_payment_info")).toMatchObject({ ecommerce: { ...bag, payment_type: "card" } });
  seen.resolve();
  await expect(thankYou(page)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(["purchase"]);
  const number = await page.getByRole("main").locator("strong").first().textContent();
  expect(await last("purchase")).toMatchObject({
    ecommerce: { ...bag, transaction_id: number, shipping: expect.any(Number), tax: expect.any(Number) },
  });
  // Another tab has nothing to report.
  const { purchase } = (await dataOf(page.request, "order-complete", page.url())) as { purchase: unknown };
  expect(purchase).toBeNull();
});

test("[TD-05] a click on a section of the home page is a promotion", async ({ page, visit }) => {
  await visit("/");
  await page.getByRole("main").locator("section").first().getByRole("link").first().click();
  await expect.poll(() => names(page)).toContain("select_promotion");
  const selected = (await layerEvents(page)).find(({ event }) => event === "select_promotion");
  expect(selected).toMatchObject({
    ecommerce: {
      promotion_id: expect.any(String),
      promotion_name: expect.stringMatching(/\w/),
      creative_slot: "hero 1",
    },
  });
});

test("[FL-03] a listing reports whether it was filtered in the desktop panels or the phone sheets", async ({
  page,
  visit,
}) => {
  await visit("/collections/women");
  const changes = async () =>
    (await layerEvents(page)).flatMap((one) => (one.event === "view_item_list" ? one["changed_by"] : []));
  await page
    .getByRole("complementary", { name: "Filters" })
    .getByRole("link", { name: /^Black / })
    .click();
  await expect.poll(changes).toEqual([undefined, "desktop"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await settled(page);
  await panel(page).getByRole("button", { name: "Clear all" }).click();
  await apply(panel(page)).click();
  await expect.poll(changes).toEqual([undefined, "desktop", "mobile"]);
});

test("[AN-01] [AN-02] [TD-06] opening a product reports the query that found it, and its addition names the search", async ({
  page,
  visit,
}) => {
  const searched = beacon(page);
  await visit("/pages/search?qTitle=coat");
  expect(await searched).toMatchObject([
    { kind: "search", words: "coat" },
    { kind: "list", from: "/pages/search" },
  ]);
  await expect.poll(() => names(page)).toEqual(["search", "view_item_list", "view_list"]);
  const [search, view] = await layerEvents(page);
  expect(search).toEqual({ event: "search", search_term: "coat" });
  const { products } = await dataOf(page.request, "search", "/pages/search?qTitle=coat");
  const index = products.findIndex(({ sizes }) => sizes.some(({ inStock }) => inStock));
  const { href = "" } = products[index] ?? {};
  const size = (await dataOf(page.request, "product", href)).sizes.find(({ stock }) => stock > 0);
  const clicked = beacon(page, "click");
  await page.getByRole("article").nth(index).getByRole("link").click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => names(page)).toContain("select_item");
  const selected = (await layerEvents(page)).find(({ event }) => event === "select_item");
  expect(selected).toMatchObject({ query_id: view?.query_id, ecommerce: { items: [{ index }] } });
  const from = "/pages/search?qTitle=coat";
  expect(await clicked).toMatchObject([{ kind: "click", from, product: href, position: index + 1 }]);
  const main = page.getByRole("main");
  const field = page.locator(`input[type="radio"][value="${size?.variantId}"]`);
  await expect(main.getByRole("button", { name: "Add to bag" })).toBeVisible();
  if ((await field.count()) > 0) await main.locator("label").filter({ has: field }).click();
  const added = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/cart"));
  await main.getByRole("button", { name: "Add to bag" }).click();
  expect(new URLSearchParams((await added).postData() ?? "").get("source")).toBe(from);
  await expect.poll(() => names(page)).toContain("add_to_cart");
});

test("[TD-06] a search without results is reported", async ({ page, visit }) => {
  const reported = beacon(page);
  await visit("/pages/search?qTitle=qqqqzzzz");
  expect(await reported).toEqual([{ kind: "empty-search", words: "qqqqzzzz" }]);
});

/** Events of the next beacon that the shop accepts, or of the next with this kind of event. */
async function beacon(page: Page, kind?: string): Promise<readonly object[]> {
  const eventsOf = (request: Request): readonly { readonly kind: string }[] =>
    request.url().endsWith("/insights") ? request.postDataJSON().events : [];
  const response = await page.waitForResponse((one) =>
    eventsOf(one.request()).some((event) => kind === undefined || event.kind === kind),
  );
  expect(response.status()).toBe(204);
  return eventsOf(response.request());
}

test("[AN-02] [TD-06] events wait until it is known whether consent is due", async ({ page, visit, context }) => {
  await context.clearCookies({ name: "consent" });
  const known = Promise.withResolvers<void>();
  await page.route("/consent-prompt*", async (route) => {
    await known.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/consent-prompt/);
  await visit("/us/collections/women");
  await asked;
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  const reported = beacon(page);
  known.resolve();
  expect(await reported).toEqual([{ kind: "list", from: "/us/collections/women" }]);
  await expect.poll(() => names(page)).toEqual(["view_item_list", "view_list"]);
});

test("[AN-02] the shop works if analytics cannot be loaded", async ({ page, visit, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route(/\/deferred-[\w-]+\.js/, (route) => route.abort("failed"));
  const failed = page.waitForEvent("requestfailed", (request) => /\/deferred-/.test(request.url()));
  await visit("/collections/women");
  await failed;
  const saveButton = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Save / });
  await saveButton.click();
  await expect(saveButton).toHaveAttribute("aria-pressed", "true");
  expect(await names(page)).toEqual([]);
});
