// The wishlist: buttons, tabs, its page, share links and failures.

import { expectAccessible } from "./accessibility.ts";
import { comeFromElsewhere } from "./account.ts";
import { DESKTOP } from "./devices.ts";
import { dataOf, firstProduct } from "./shop-data.ts";
import { expect, hydrated, test } from "./shop.ts";
import { DATA_MEDIA_TYPE } from "../storefront/framework/protocol.ts";
import { saveButton, inHeader, interceptWishlist, isSaving, save } from "./wishlist.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

test(
  "a guest's saved products survive reloads, are the same in all tabs and are on the wishlist page [WL-01] [WL-02] [WL-05] [RT-13]",
  { tag: ["@desktop", "@phone"] },
  async ({ page, context, request, visit }) => {
    // Two tabs and three pages.
    test.slow();
    const { products } = await dataOf(request, "collection", "/de/collections/women");
    await visit("/de/collections/women");
    await expect(inHeader(page)).toHaveAccessibleName("Wishlist");
    await save(page, 0);
    await save(page, 2);
    await expect(inHeader(page)).toHaveAccessibleName("Wishlist, 2 items");
    await page.reload();
    await hydrated(page);
    await expect(saveButton(page, 2)).toHaveAttribute("aria-pressed", "true");
    await expect(saveButton(page, 1)).toHaveAttribute("aria-pressed", "false");
    await expect(inHeader(page)).toHaveAccessibleName("Wishlist, 2 items");

    const other = await context.newPage();
    await other.goto("/de/wishlist");
    await hydrated(other);
    const cards = other.getByRole("main").getByRole("article");
    await expect(cards.getByRole("link")).toHaveText(
      [products[2], products[0]].map((one) => `${one?.vendor} ${one?.title}`),
    );
    await expect(cards.first()).toContainText("€");
    await expectAccessible(other);
    await other.getByRole("button", { name: `Remove ${products[0]?.title}` }).click();
    // A notice stays while it has the focus.
    await other.getByRole("button", { name: "Undo" }).focus();
    await expect(cards).toHaveCount(1);
    await expect(inHeader(other)).toHaveAccessibleName("Wishlist, 1 item");
    await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
    await expect(inHeader(page)).toHaveAccessibleName("Wishlist, 1 item");
    await other.getByRole("button", { name: "Undo" }).click();
    await expect(cards).toHaveCount(2);
    await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  },
);

test("the wishlist can be sorted and filtered, and its products added to the bag [WL-05]", async ({ page, visit }) => {
  test.slow();
  await visit("/collections/women-shoes");
  await save(page, 0);
  await save(page, 1);
  await visit("/collections/women-bags");
  await save(page, 0);
  await visit("/wishlist");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(3);
  const tags = page.getByRole("navigation", { name: "Filter by" });
  await tags.getByRole("link", { name: "Shoes" }).click();
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/\?tags=/);
  await expect(tags.getByText("Bags")).toHaveAttribute("aria-disabled", "true");
  await page.getByText("Sort by").click();
  await page.getByRole("link", { name: "Price, low to high" }).click();
  await expect(page).toHaveURL(/sort=price-low&tags=/);
  await expect(cards).toHaveCount(2);
  await expectAccessible(page);
  await tags.getByRole("link", { name: "Clear" }).click();
  await expect(cards).toHaveCount(3);
  const bag = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Add to bag" }) });
  const size = bag.first().getByRole("combobox");
  if ((await size.count()) > 0) {
    const offered = size.locator("option:not([disabled])");
    await size.selectOption(await offered.first().getAttribute("value"));
  }
  await bag.first().getByRole("button", { name: "Add to bag" }).click();
  await expect(bag.first().getByRole("status")).toHaveText("In your bag");
  await expect(page.getByRole("banner").getByRole("link", { name: "Bag, 1 item" })).toHaveCount(1);
});

test("a product is saved even if the visitor leaves the page at once [WL-01] [WL-02]", async ({
  page,
  context,
  visit,
}) => {
  await visit("/collections/women");
  const sent = page.waitForRequest(isSaving);
  await saveButton(page, 0).click();
  await sent;
  await page.goto("about:blank");
  const cookie = async () => (await context.cookies()).find(({ name }) => name === "wishlist")?.value;
  await expect.poll(cookie).toMatch(/^[\da-f-]{36}\./);
  await page.goto("/wishlist");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("a product whose saving is still pending appears on the open wishlist page [WL-01] [WL-05]", async ({
  page,
  visit,
}) => {
  await visit("/collections/women");
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await interceptWishlist(page, async (route) => {
    if (isSaving(route.request())) await held;
    await route.continue();
  });
  await saveButton(page, 0).click();
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await inHeader(page).click();
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  letThrough();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(inHeader(page)).toHaveAccessibleName("Wishlist, 1 item");
});

test("a product that cannot be saved is reverted with a message at the bottom centre [WL-01] [ER-01] [LP-25]", async ({
  page,
  visit,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  await visit("/collections/women");
  await interceptWishlist(page, (route) => route.fulfill({ status: 503, body: "{}" }));
  await saveButton(page, 0).click();
  const message = page.getByRole("status").getByText("This could not be saved");
  await expect(message).toBeVisible();
  const { x, y, width, height } = (await message.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(Math.abs(x + width / 2 - DESKTOP.width / 2)).toBeLessThanOrEqual(8); // half a scroll bar
  expect(DESKTOP.height - (y + height)).toBe(24);
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  await expect(inHeader(page)).toHaveAccessibleName("Wishlist");
  await page.unroute("**/wishlist");
  await save(page, 0);
});

test("a refused product is reverted, and a deleted list is replaced by a new one [WL-01] [WL-04] [ER-01]", async ({
  page,
  context,
  visit,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  await visit("/collections/women");
  const refusal = { actionData: { wishlist: { kind: "failed", reason: "refused", message: "" } } };
  await interceptWishlist(page, (route) =>
    route.fulfill({ status: 409, contentType: DATA_MEDIA_TYPE, body: JSON.stringify(refusal) }),
  );
  await saveButton(page, 0).click();
  await expect(page.getByRole("status").filter({ hasText: "This could not be saved" })).toBeVisible();
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  await page.unroute("**/wishlist");
  const gone = `00000000-0000-4000-8000-000000000000.${"A".repeat(43)}`;
  await context.addCookies([{ name: "wishlist", value: gone, url: new URL("/", page.url()).href }]);
  await save(page, 0);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "wishlist")?.value)
    .not.toContain("AAAA");
  await page.reload();
  await hydrated(page);
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
});

test("invalid list credentials are dropped, and forms without a list or from other sites change nothing [WL-04] [WL-06] [WL-08]", async ({
  request,
  baseURL,
}) => {
  const cookie = `wishlist=00000000-0000-4000-8000-000000000000.${"A".repeat(43)}`;
  const page = await request.get("/wishlist", { headers: { cookie } });
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain("Nothing saved yet.");
  expect(page.headers()["set-cookie"]).toContain("wishlist=; Path=/; Max-Age=0");
  const send = (form: Record<string, string>, origin = baseURL ?? "") =>
    request.post("/wishlist", { headers: { cookie, origin }, form, maxRedirects: 0 });
  for (const intent of ["remove", "share", "unshare", "to-bag"])
    expect((await send({ intent })).status(), intent).toBe(409);
  expect((await send({ intent: "nonsense" })).status()).toBe(400);
  expect((await send({ intent: "add", product: "nonesuch" })).status()).toBe(409);
  expect((await send({ intent: "add", product: "nonesuch" }, "https://elsewhere.example")).status()).toBe(403);
  expect((await request.get("/wishlist/guessed")).status()).toBe(404);
});

test("a share link shows the list to others until its owner removes it [WL-08]", async ({
  page,
  browser,
  visit,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await visit("/collections/women");
  await save(page, 0);
  await visit("/wishlist");
  await page.getByText("Share", { exact: true }).click();
  await page.getByRole("button", { name: "Create a link" }).click();
  const link = await page.getByRole("textbox", { name: "Link to your list" }).inputValue();
  const stranger = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await stranger.goto(link);
  await hydrated(stranger);
  await expect(stranger.getByRole("article")).toHaveCount(1);
  await expect(stranger.getByRole("button", { name: /^Remove|^Add to bag|^Share/ })).toHaveCount(0);
  await expect(saveButton(stranger, 0)).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("Sharing is off. Earlier links no longer work.")).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(404);
  await stranger.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the wishlist button and the wishlist are forms [WL-02] [WL-05]", async ({ page, request }) => {
    const path = await firstProduct(request);
    const { title } = await dataOf(request, "product", path);
    await page.goto(path);
    await page.getByRole("button", { name: "Save to wishlist" }).click();
    await expect(page).toHaveURL(/\/wishlist$/);
    await expect(page.getByRole("article").getByRole("link")).toContainText(title);
    await page.getByRole("button", { name: `Remove ${title}` }).click();
    await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  });
});
