import type { ElementHandle, Locator, Page, Request } from "@playwright/test";
import { dataOf } from "./shop-data.ts";
import { expect, reach, test } from "./shop.ts";

const LISTING = "/collections/women";

/** Collects the requests of the page for the listing's data from now on. */
function searches(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (request.headers()["accept"]?.includes("routes=collection")) asked.push(request);
  });
  return asked;
}

const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const colour = (page: Page, name: string) => filters(page).getByRole("link", { name: new RegExp(`^${name} `) });
const status = (page: Page) => page.locator("main output[data-state]");

test("[FL-02] five quick clicks make one search, and each choice shows at once", async ({ page, visit }) => {
  await visit(LISTING);
  await reach(page);
  const asked = searches(page);
  const names = ["Black", "White", "Blue", "Brown", "Grey"];
  const links = await Promise.all(names.map((name) => colour(page, name).elementHandle()));
  // Clicks inside the page, so that a slow machine does not spread them.
  const shown = await page.evaluate(async (all) => {
    const states: (string | null | undefined)[] = [];
    for (const link of all) {
      if (link instanceof HTMLElement) link.click();
      await new Promise(requestAnimationFrame);
      states.push(`${(link as Element | null)?.getAttribute("aria-current")} ${location.search}`);
    }
    return states;
  }, links);
  expect(shown).toEqual(names.map(() => "true "));
  await expect(page).toHaveURL(/Color/);
  for (const name of names) await expect(colour(page, name)).toHaveAttribute("aria-current", "true");
  expect(asked).toHaveLength(1);
  const { pathname, search, searchParams } = new URL(page.url());
  expect([...searchParams.values()]).toEqual(names);
  const { paging } = await dataOf(page.request, "collection", pathname + search);
  await expect(status(page)).toContainText(`${paging.total.toLocaleString("en")} items`);
});

test("[FL-02] a choice leads to the top of the first page without a page load, and Back restores choice and position", async ({
  page,
  visit,
}) => {
  await visit(`${LISTING}?page=2`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.evaluate(() => scrollTo(0, 1200));
  await colour(page, "Black").click();
  await expect(page).toHaveURL(/Color/);
  expect(new URL(page.url()).searchParams.has("page")).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${LISTING}?page=2`);
  await expect(colour(page, "Black")).not.toHaveAttribute("aria-current");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await page.goForward();
  await expect(colour(page, "Black")).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("the picture of a card moves to its product and back, and a choice moves nothing", async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (...given) {
      const { dataset } = document.documentElement;
      dataset["moves"] = `${Number(dataset["moves"] ?? 0) + 1}`;
      return startViewTransition.apply(this, given);
    };
  });
  await visit(LISTING);
  const moves = () => page.evaluate(() => Number(document.documentElement.dataset["moves"] ?? 0));
  await colour(page, "Black").click();
  await expect(page).toHaveURL(/Color/);
  await expect(status(page)).toHaveAttribute("data-state", "loaded");
  expect(await moves()).toBe(0);
  await page.locator("#products li").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(moves).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/Color/);
  await expect.poll(moves).toBe(2);
});

test("[FL-13] typing a price makes one search, a second after the last digit", async ({ page, visit }) => {
  await visit(LISTING);
  const asked = searches(page);
  await filters(page).getByLabel("To").pressSequentially("900", { delay: 120 });
  await expect(page).toHaveURL(/range%5BUSD%5D%5Bmax%5D=900|range\[USD\]\[max\]=900/);
  await expect(status(page)).toHaveAttribute("data-state", "loaded");
  expect(asked).toHaveLength(1);
  await filters(page).getByLabel("From").fill("100");
  await filters(page).getByLabel("From").press("Enter");
  await expect(page).toHaveURL(/min/);
  expect(asked).toHaveLength(2);
});

test("[SR-17] a late response does not overwrite a newer one", async ({ page, visit }) => {
  await visit(LISTING);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answered: string[] = [];
  await page.route(/\/collections\/women\?.*Color/, async (route) => {
    const isOlder = !route.request().url().includes("White");
    const response = await route.fetch();
    if (isOlder) await held;
    answered.push(isOlder ? "older" : "newer");
    // The page has cancelled the older request by then.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await colour(page, "Black").click();
  await expect(status(page)).toHaveAttribute("data-state", "loading");
  await colour(page, "White").click();
  await expect(page).toHaveURL(/White/);
  await expect(status(page)).toHaveAttribute("data-state", "loaded");
  const shown = await page.getByRole("article").first().innerText();
  release();
  await expect.poll(() => answered).toEqual(["newer", "older"]);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page).toHaveURL(/White/);
  expect(await page.getByRole("article").first().innerText()).toBe(shown);
  await expect(colour(page, "White")).toHaveAttribute("aria-current", "true");
});

test("[LP-12] a slow search shows 48 skeletons, and each state is announced", async ({ page, visit }) => {
  await visit(LISTING);
  await expect(status(page)).toHaveAttribute("data-state", "loaded");
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/Color/, async (route) => {
    await held;
    await route.continue();
  });
  await colour(page, "Black").click();
  await expect(status(page)).toHaveText("Loading");
  const products = page.getByRole("region", { name: "Products" });
  await expect(products.locator("[aria-busy=true] [aria-hidden=true] > div")).toHaveCount(48);
  await expect(page.getByRole("article")).toHaveCount(0);
  release();
  await expect(status(page)).toHaveAttribute("data-state", "loaded");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("choices are links: with a modifier key they open in a new tab", async ({ page, visit, context }) => {
  await visit(LISTING);
  const asked = searches(page);
  const opened = context.waitForEvent("page");
  await colour(page, "Black").click({ modifiers: ["ControlOrMeta"] });
  const beside = await opened;
  await expect(beside).toHaveURL(/Color/);
  await expect(colour(page, "Black")).not.toHaveAttribute("aria-current");
  expect(asked).toEqual([]);
});

test("sorting searches at once, including pending choices", async ({ page, visit }) => {
  await visit(LISTING);
  await reach(page);
  const asked = searches(page);
  // Clicks inside the page, so that the choice is still pending on a slow machine.
  const order = page.getByRole("main").locator("a", { hasText: "Price, low to high" });
  await order.evaluate(
    async (link: HTMLElement, choice) => {
      choice?.click();
      await new Promise(requestAnimationFrame);
      link.click();
    },
    (await colour(page, "Black").elementHandle()) as ElementHandle<HTMLElement> | null,
  );
  await expect(page).toHaveURL(/Color.*sortBy=price-asc/);
  expect(asked).toHaveLength(1);
});

test("[LP-21] [ER-01] pictures load near the window; one that fails falls back to the large JPEG without its webp source", async ({
  page,
  visit,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  let isBlocking = true;
  await page.route(/\.webp/, (route) => (isBlocking ? route.fulfill({ status: 404 }) : route.continue()));
  await visit(LISTING);
  const image = page.getByRole("article").first().locator("img").first();
  await expect(image).not.toHaveAttribute("srcset");
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(await image.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\.jpg$/);
  const far = page.getByRole("article").last().locator("img").first();
  expect(await far.evaluate((one: HTMLImageElement) => one.currentSrc)).toBe("");
  await expect(image).toBeVisible();
  isBlocking = false;
});

test("saved products stay saved across tabs, reloads and more loaded products", async ({ page, visit, context }) => {
  await visit(LISTING);
  const saveButton = (on: Page, index: number) =>
    on
      .getByRole("article")
      .nth(index)
      .getByRole("button", { name: /^Save / });
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  const other = await context.newPage();
  await other.goto(LISTING);
  await saveButton(page, 0).click();
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(saveButton(other, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(LISTING);
  await page.getByRole("link", { name: "Load more" }).press("Enter");
  await saveButton(page, 50).click();
  await expect(saveButton(page, 50)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await saveButton(page, 0).press("Enter");
  await expect(saveButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  await expect(saveButton(other, 0)).toHaveAttribute("aria-pressed", "false");
});

/** Within the document, because a swipe may still scroll the page. */
const placeOf = (element: Locator) =>
  element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y: Math.round(y + scrollY), width, height };
  });

test(
  "[LP-08] a card is swiped to its second picture, which loads only then; vertical swipes scroll the page",
  {
    tag: "@phone",
  },
  async ({ page, visit, baseURL }) => {
    const client = await page.context().newCDPSession(page);
    const swipe = async (card: Locator, by: { readonly x: number; readonly y: number }) => {
      const box = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const at = (share: number) => [{ x: box.x + box.width / 2 + by.x * share, y: box.y + 100 + by.y * share }];
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (const share of [0.25, 0.5, 0.75, 1])
        await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(share) });
      // A finger that rests before it leaves does not fling the page, which could move the card out of the window.
      await page.waitForTimeout(200);
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    // Different products, because a browser takes pictures that it has loaded before from memory.
    for (const [path, towards] of [
      ["/collections/women", -1],
      ["/ae/collections/men", 1],
    ] as const) {
      if (towards === 1) await page.context().addCookies([{ name: "language", value: "ar", url: baseURL ?? "" }]);
      const code = page.waitForResponse(/swipe-pictures/);
      await visit(path);
      await code;
      const card = page.getByRole("article").nth(2);
      const second = card.locator("img").nth(1);
      await card.scrollIntoViewIfNeeded();
      await swipe(card, { x: -towards * 90, y: 0 });
      // A touch while the page still scrolls stops it, and is no swipe. The end of the scroll that brought the card into view
      // may still be reported here.
      const scrolling = await page.evaluateHandle(() => {
        const start = scrollY;
        const end = new Promise<void>((done) => {
          addEventListener("scrollend", () => {
            if (scrollY > start) done();
          });
        });
        return { end };
      });
      await swipe(card, { x: 0, y: -60 });
      await scrolling.evaluate(({ end }) => end);
      await expect(card).not.toHaveAttribute("data-swiped", "moving");
      expect(await second.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe("");
      const before = await placeOf(card);
      await swipe(card, { x: towards * 90, y: 0 });
      await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect.poll(async () => (await placeOf(second)).x).toBe(before.x);
      expect(await placeOf(card)).toEqual(before);
      await expect(page).toHaveURL(path);
      await swipe(card, { x: -towards * 90, y: 0 });
      await expect.poll(async () => (await placeOf(card.locator("img").first())).x).toBe(before.x);
    }
  },
);
