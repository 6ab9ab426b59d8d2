// The merchant's console: someone joins by a link, sends an order in two parcels, and refunds a part.

import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { comeFromElsewhere, newEmail } from "./account.ts";
import { fillBag, fillCard, goToPayment, thankYou } from "./checkout.ts";
import { ADMIN_TOKEN } from "./shop-settings.ts";
import { expect, hydrated, test } from "./shop.ts";

test(
  "an owner joins, sends an order in two parcels and refunds a part of it [CN-01] [CN-04] [CN-12]",
  { tag: ["@desktop", "@phone"] },
  async ({ page, context, expectConsole }) => {
    expectConsole("status of 422");
    const email = newEmail();
    await comeFromElsewhere(context);
    await fillBag(context);
    await fillBag(context);
    await goToPayment(page, email);
    await fillCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: /^Place order/ }).click();
    await expect(thankYou(page)).toBeVisible();

    const console = await context.newPage();
    await console.goto(await invite(context.request));
    await hydrated(console);
    await expectAccessible(console);
    await console.getByLabel("Name").fill("Inès Carpentier");
    await console.getByLabel("New password").fill("three unrelated words");
    await console.getByRole("button", { name: "Create my account" }).click();
    await expect(console.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    await expectAccessible(console);

    await console.keyboard.press("g");
    await console.keyboard.press("o");
    await expect(console.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await console.keyboard.press("/");
    await console.keyboard.type(email);
    await console.keyboard.press("Enter");
    await expect(console.locator("tbody tr")).toHaveCount(1);
    await expectAccessible(console);
    await console.getByRole("link", { name: /^V\d{10}$/ }).click();
    await hydrated(console);
    for (const parcels of [1, 2]) {
      await sendParcel(console);
      await expect(console.getByText("On its way")).toHaveCount(parcels);
    }
    await expectAccessible(console);

    await console.getByRole("button", { name: "Refund…" }).click();
    await console.getByLabel("Amount").fill("999999");
    await console.getByLabel("Reason").fill("A late parcel");
    await console.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(console.getByText(/^Enter an amount up to /)).toBeVisible();
    await expectAccessible(console);
    await console.getByLabel("Amount").fill("10.50");
    await console.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(console.getByText("$10.50 is refunded.")).toBeVisible();
  },
);

/** Invites someone as an owner, and returns the link. */
async function invite(request: APIRequestContext): Promise<string> {
  const answer = await request.post("/admin/staff/invitations", {
    data: { email: newEmail(), role: "owner" },
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).href;
}

/** Sends one piece. */
async function sendParcel(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Next parcel" });
  await form.getByRole("spinbutton").fill("1");
  await form.getByLabel("Tracking number").fill("4719 2083 65");
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await form.getByRole("button", { name: "Send the parcel" }).click();
  expect((await answered).status()).toBe(200);
}

test(
  "every screen of the console is accessible in both themes, on phones and desktops [CN-12]",
  { tag: ["@desktop"] },
  async ({ page, context }) => {
    test.slow();
    await page.goto(await invite(context.request));
    await hydrated(page);
    await page.getByLabel("Name").fill("Ada Walker");
    await page.getByLabel("New password").fill("three unrelated words");
    await page.getByRole("button", { name: "Create my account" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    const places = await hrefsOf(page, "header nav a");
    expect(places.length).toBeGreaterThan(10);
    // Each place of the menu, the profile, and the first record of each list.
    const waiting = [...places, "/console/profile", "/console/orders/pick-list", "/console/none"];
    for (const path of waiting) {
      await page.goto(path);
      await hydrated(page);
      const [first] = await hrefsOf(page, "[data-row] a");
      if (first && places.includes(path) && !waiting.includes(first)) waiting.push(first);
      await test.step(path, () => expectAccessibleInThemes(page));
    }
  },
);

const hrefsOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Resizes and switches the theme instead of loading the page again. */
async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const [width, theme] of [
    [1440, "light"],
    [390, "light"],
    [390, "dark"],
    [1440, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    await expectAccessible(page, theme === "dark" ? { rules: ["color-contrast"] } : {});
  }
}
