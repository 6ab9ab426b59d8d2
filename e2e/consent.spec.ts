// Consent: the banner, the page of choices, and no measuring before a yes.

import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./shop.ts";

const DAY_SECONDS = 86_400;

test.beforeEach(({ context }) => context.clearCookies({ name: "consent" }));

const banner = (page: Page) => page.getByRole("region", { name: "May we measure how the shop is used?" });

/** Events and commands of the data layer, as arrays and objects. */
const layer = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])));

const choiceOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "consent");

test.describe("a visitor in Germany", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("[TD-04] [AN-02] the banner asks first, with equal answers, and a yes is remembered for six months", async ({
    page,
    visit,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await visit("/collections/women");
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toHaveCSS("position", "fixed");
    await expectAccessible(page);
    const answers = [
      banner(page).getByRole("button", { name: "Decline" }),
      banner(page).getByRole("link", { name: "Choose" }),
      banner(page).getByRole("button", { name: "Agree" }),
    ];
    const looks = await Promise.all(
      answers.map((one) =>
        one.evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, borderTopColor } = getComputedStyle(element);
          return [Math.round(width), height, color, backgroundColor, fontSize, fontWeight, borderTopColor].join(" ");
        }),
      ),
    );
    expect(new Set(looks).size).toBe(1);
    // Known since the banner is there: everything is denied, and no event has been recorded.
    const before = await layer(page);
    expect(before.map((entry) => entry["event"])).toEqual([undefined, undefined]);
    expect(requested).not.toContain("/insights");
    expect(before[0]).toMatchObject({
      0: "consent",
      1: "default",
      2: { analytics_storage: "denied", ad_storage: "denied" },
    });
    // One notice at a time.
    const market = page.getByRole("complementary", { name: "Country and currency" });
    await expect(market).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(answers[0]!).toBeFocused();
    await answers[2]!.click();
    await expect(banner(page)).toHaveCount(0);
    await expect(market).toBeVisible();
    expect((await layer(page)).at(-1)).toMatchObject({
      0: "consent",
      1: "update",
      2: {
        analytics_storage: "granted",
        ad_storage: "granted",
        ad_user_data: "granted",
        ad_personalization: "granted",
      },
    });
    const choice = await choiceOf(page);
    expect(choice?.value).toBe("analytics.marketing");
    expect((choice?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(180 * DAY_SECONDS);
    expect((choice?.expires ?? 0) - Date.now() / 1000).toBeLessThan(185 * DAY_SECONDS);
    await visit("/collections/women");
    await expect.poll(async () => (await layer(page)).map((entry) => entry["event"])).toContain("view_item_list");
    await expect(banner(page)).toHaveCount(0);
  });
});

test("[TD-04] a no measures nothing, and the footer leads back to the choice", async ({ page, visit }) => {
  await visit("/de/collections/women");
  await banner(page).getByRole("button", { name: "Decline" }).click();
  await expect(banner(page)).toHaveCount(0);
  expect((await choiceOf(page))?.value).toBe("none");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/products\//);
  expect((await layer(page)).filter((entry) => entry["event"])).toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy choices" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("checkbox", { name: "Analytics" })).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Analytics" }).check();
  await page.getByRole("button", { name: "Save choices" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Your choice is saved for six months.");
  expect((await choiceOf(page))?.value).toBe("analytics");
  await expect(page.getByRole("checkbox", { name: "Analytics" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Marketing" })).not.toBeChecked();
});

test("[TD-04] Global Privacy Control is a no in every country", async ({ page, visit }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await visit("/us/collections/women");
  await expect.poll(() => layer(page)).toHaveLength(2);
  expect((await layer(page))[1]).toMatchObject({
    1: "update",
    2: { analytics_storage: "denied", ad_storage: "denied" },
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[TD-04] the choice is a form", async ({ page }) => {
    await page.goto("/de");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
    await page.getByRole("button", { name: "Agree to all" }).click();
    await expect(page).toHaveURL(/\/de\/privacy-choices\?saved/);
    expect((await choiceOf(page))?.value).toBe("analytics.marketing");
    await expect(page.getByRole("checkbox", { name: "Marketing" })).toBeChecked();
  });
});
