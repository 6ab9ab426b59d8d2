// Settings of the storefront, each in a shop that is started with it. One data folder serves all, so that it is filled once.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGE_SIZE } from "#search/constants";
import { addressOf, startShop, type ShopProcess } from "../../tools/test-runner/shop-process.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, hydrated, test } from "../shop.ts";

test.describe.configure({ mode: "serial" });

const LISTING = "/collections/women";

let folder = "";
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-settings-"));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The tests of a shop with these settings, which do not affect one another. */
function shopWith(settings: Readonly<Record<string, string>>, tests: () => void): void {
  const title = Object.entries(settings).map((setting) => setting.join("="));
  test.describe(title.join(", "), () => {
    let shop: ShopProcess;
    let address = "";
    test.beforeAll(async () => {
      test.setTimeout(400_000);
      shop = startShop({ DATA_DIR: folder, PORT: "0", DEMO_PRODUCTS: "400", LOG_LEVEL: "warn", ...settings });
      address = await addressOf(shop);
    });
    test.afterAll(async () => {
      shop.child.kill("SIGTERM");
      await shop.exit;
    });
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    test.use({ baseURL: async ({}, use) => use(address) });
    tests();
  });
}

shopWith({ SINGLE_PAGE_ROUTING: "false", LISTING_PAUSE_AFTER: "2" }, () => {
  test("[RT-26] links and filters load a document", async ({ page, visit }) => {
    const mark = () => page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const isMarked = () => page.evaluate(() => "isSamePage" in window);
    await visit("/");
    await mark();
    await page.getByRole("main").locator(`a[href="${LISTING}"]`).first().click();
    await expect(page).toHaveURL(LISTING);
    await hydrated(page);
    expect(await isMarked()).toBe(false);
    await mark();
    await page
      .getByRole("complementary", { name: "Filters" })
      .getByRole("link", { name: /^Black / })
      .click();
    await expect(page).toHaveURL(/Color\]\[0\]=Black$/);
    await hydrated(page);
    expect(await isMarked()).toBe(false);
  });

  test("a product under the pointer is prerendered, which is no view of it", async ({ page, visit }) => {
    await visit(LISTING);
    const link = page.getByRole("main").getByRole("article").getByRole("link").first();
    const href = (await link.getAttribute("href")) ?? "";
    const prerendered = page
      .context()
      .waitForEvent("request", (request) => request.url().endsWith(href) && "sec-purpose" in request.headers());
    await link.hover();
    await (await prerendered).response();
    expect(await page.evaluate(() => localStorage.getItem("viewed"))).toBeNull();
    await link.click();
    await expect(page).toHaveURL(href);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("viewed"))).toContain(href.split("/").at(-1));
  });

  test("[LP-14] after two pages the list waits for the button", async ({ page, visit }) => {
    const cards = page.getByRole("region", { name: "Products" }).getByRole("article");
    const end = async () => {
      await page.keyboard.press("End");
      await page.evaluate(() => new Promise(requestAnimationFrame));
    };
    await visit("/collections/all");
    await end();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(2 * PAGE_SIZE);
    await end();
    await expect(cards).toHaveCount(3 * PAGE_SIZE);
    await end();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expect(page.getByRole("link", { name: "Load more" })).toHaveCount(1);
    await page.getByRole("link", { name: "Load more" }).click();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(4 * PAGE_SIZE);
  });
});

shopWith(
  {
    GTM_CONTAINER: "GTM-TEST123",
    GA4_MEASUREMENT_ID: "G-TEST123456",
    MATOMO_URL: "https://stats.example/",
    MATOMO_SITE_ID: "3",
    PLAUSIBLE_DOMAIN: "shop.example",
    PLAUSIBLE_SCRIPT_URL: "https://plausible.example/js/script.js",
  },
  () => {
    test("[TD-05] [AN-02] destinations load after a yes, and receive what happens from then on", async ({
      page,
      visit,
      context,
    }) => {
      await context.clearCookies({ name: "consent" });
      // A script that the content security policy blocks would be a message in the console.
      const empty = { contentType: "text/javascript", body: "" };
      await page.route(/^https:/, (route) => route.fulfill(empty));
      const tags = () =>
        page
          .locator("script[src^='https:']")
          .evaluateAll((all) => all.map((one) => one.getAttribute("src")).toSorted());
      await visit(`/de${LISTING}`);
      const banner = page.getByRole("region", { name: "May we measure how the shop is used?" });
      await expect(banner).toBeVisible();
      expect(await tags()).toEqual([]);
      await banner.getByRole("button", { name: "Agree" }).click();
      await expect
        .poll(tags)
        .toEqual([
          "https://plausible.example/js/script.js",
          "https://stats.example/matomo.js",
          "https://www.googletagmanager.com/gtag/js?id=G-TEST123456&l=ga4Layer",
          "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123",
        ]);
      await page.getByRole("article").first().getByRole("link").click();
      await expect(page).toHaveURL(/\/products\//);
      const received = () =>
        page.evaluate(() => ({
          gtm: (window.dataLayer ?? []).flatMap((one) => ("event" in one ? [String(one["event"])] : [])),
          ga4: (window.ga4Layer ?? []).flatMap((one) =>
            Reflect.get(one, 0) === "event" ? [String(Reflect.get(one, 1))] : [],
          ),
          matomo: (window["_paq"] ?? []).map((one) => one[0]).slice(-1),
          plausible: window.plausible?.q?.map((one) => (one as readonly unknown[])[0]),
        }));
      await expect.poll(received).toEqual({
        gtm: ["gtm.js", "select_item", "view_item"],
        ga4: ["select_item", "view_item"],
        matomo: ["trackPageView"],
        plausible: ["select_item"],
      });
      expect(await page.evaluate(() => JSON.stringify(window["_paq"]))).toContain("setEcommerceView");
    });
  },
);

const ADMIN_TOKEN = "a token for the shop's console";

shopWith({ LISTING_PAGING: "pages", SEARCH_AS_YOU_TYPE: "true", ADMIN_TOKEN }, () => {
  test("[LP-15] each page replaces the one before and begins at the top", async ({ page, visit }) => {
    const cards = page.getByRole("region", { name: "Products" }).getByRole("article");
    const addresses = () =>
      cards.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const pages = page.getByRole("navigation", { name: "Pages" });
    const [previous, next] = ["Previous page", "Next page"].map((name) => pages.getByRole("link", { name }));
    await visit(LISTING);
    const count = await pages
      .getByRole("link", { name: /^Page / })
      .last()
      .innerText();
    const last = Number(count);
    expect(last).toBeGreaterThan(2);
    const seen = await addresses();
    expect(seen).toHaveLength(PAGE_SIZE);
    await expect(previous!).toHaveCount(0);
    await expect(page.getByRole("link", { name: /Load more|Skip to footer/ })).toHaveCount(0);
    for (let number = 2; number <= last; number++) {
      await next!.click();
      await expect(page).toHaveURL(`${LISTING}?page=${number}`);
      await expect(pages.getByRole("link", { name: `Page ${number}`, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      const shown = await addresses();
      expect(shown.length).toBeLessThanOrEqual(PAGE_SIZE);
      expect(shown.filter((address) => seen.includes(address))).toEqual([]);
      seen.push(...shown);
    }
    await expect(next!).toHaveCount(0);
    const items = await page
      .getByRole("main")
      .getByText(/^[\d,]+ items$/)
      .first()
      .innerText();
    expect(items).toBe(`${seen.length} items`);
    await previous!.click();
    await expect(page).toHaveURL(`${LISTING}?page=${last - 1}`);
    await page.goBack();
    await expect(page).toHaveURL(`${LISTING}?page=${last}`);
    await expect.poll(addresses).toEqual(seen.slice((last - 1) * PAGE_SIZE));
  });

  test("[LP-15] a list of one page has no page numbers", async ({ request }) => {
    const html = await (await request.get("/collections/women-belts")).text();
    expect(html).toContain("</article>");
    expect(html).not.toContain("Next page");
  });

  test("[SB-04] [LP-04] with search as you type, a pause searches and a submit adds no search", async ({ page }) => {
    await page.goto("/pages/search?qTitle=wool&refinementList[Color][0]=Blue");
    await hydrated(page);
    const own = page.getByRole("main").getByPlaceholder("Search here…");
    await own.fill("");
    await own.pressSequentially("coat");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for coat");
    await expect(own).toBeFocused();
    await expect(own).toHaveValue("coat");
    expect(new URL(page.url()).searchParams.get("refinementList[Color][0]"), "filters stay").toBe("Blue");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await own.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for coat");
    expect(asked.filter((url) => url.includes("/pages/search"))).toEqual([]);
    await page.getByRole("main").getByTitle("Clear the search query.").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
    await expect(own).toBeFocused();
  });

  // The last of all, because it changes the shop.
  test("content, menus and collections are edited in the console with preview, and the shop shows them [CN-08] [CN-12]", async ({
    page,
    request,
    expectConsole,
  }) => {
    test.setTimeout(400_000);
    expectConsole("status of 422");
    const invitation = await request.post("/admin/staff/invitations", {
      data: { email: "ines@example.com", role: "owner" },
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    await page.goto((await invitation.json()).href);
    await hydrated(page);
    await page.getByLabel("Name").fill("Inès Carpentier");
    await page.getByLabel("New password").fill("three unrelated words");
    await page.getByRole("button", { name: "Create my account" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();

    const open = async (path: string): Promise<void> => {
      await page.goto(path);
      await hydrated(page);
    };
    const preview = page.frameLocator('iframe[title="The shop with your changes"]');
    const save = async (): Promise<void> => {
      await page.keyboard.press("ControlOrMeta+s");
      await expect(page.getByText("The shop shows")).toBeVisible({ timeout: 60_000 });
    };
    await open("/console/content");
    const hero = page.getByRole("listitem").filter({ hasText: "Long coats" }).first();
    await hero.locator("summary").first().click();
    await hero.getByLabel("Title", { exact: true }).first().fill("Rain season");
    await expect(preview.getByText("Rain", { exact: false }).first()).toBeAttached();
    await expectAccessible(page, { within: "main" });
    await save();
    await open("/");
    await expect(page.locator("main")).toContainText("season");

    await open("/console/menus");
    await page.getByRole("button", { name: "Move Women" }).first().focus();
    for (const key of ["Space", "ArrowDown", "Space"]) await page.keyboard.press(key);
    await expect(page.getByText("Women dropped at place 2 of", { exact: false })).toBeAttached();
    await page.getByRole("button", { name: "Add an entry to Header" }).click();
    await page.getByLabel("Handle, such as women-coats").fill("nowhere");
    await page.getByLabel("English").first().fill("The edit");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByText("The shop has no page at /collections/nowhere.", { exact: true })).toBeVisible();
    await page.getByLabel("Handle, such as women-coats").fill("women-dresses");
    await expect(preview.getByText("The edit").first()).toBeAttached();
    await expectAccessible(page, { within: "main" });
    await save();
    await open("/");
    const departments = page.getByRole("navigation", { name: "Departments" }).getByRole("listitem");
    await expect(departments.first()).toContainText("Men");
    await expect(departments.filter({ hasText: "The edit" })).toHaveCount(1);

    await open(LISTING);
    const product = (await page.locator('main a[href*="/products/"]').first().getAttribute("href")) ?? "";
    await open("/console/collections/new");
    await page.getByLabel("Name", { exact: true }).fill("Rainy days");
    await page.getByLabel("Address in the shop").fill("rainy-days");
    await page.keyboard.press("ControlOrMeta+s");
    await page.getByLabel("Product", { exact: true }).fill(product);
    await page.getByRole("button", { name: "Add to the collection" }).click();
    await expect(page.getByText("is in the collection", { exact: false })).toBeVisible();
    await expectAccessible(page, { within: "main" });
    const listed = async (): Promise<number> => {
      await page.goto("/collections/rainy-days");
      return page.locator('main a[href*="/products/"]').count();
    };
    await expect.poll(listed, { timeout: 60_000 }).toBeGreaterThan(0);
  });
});
