// The merchant's console: someone joins by a link, sends an order in two parcels, refunds a part, and creates and edits a product.
// e2e/setups/console.spec.ts has a whole day of a new shop on the desktop.

import type { APIRequestContext, Page, Route } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./accessibility.ts";
import { comeFromElsewhere, newEmail } from "./account.ts";
import { fillCart, fillCard, goToPayment, thankYou } from "./checkout.ts";
import { isThorough } from "../tools/test-runner/thorough.ts";
import { ADMIN_TOKEN } from "./shop-settings.ts";
import { expect, hydrated, test } from "./shop.ts";

test(
  "an owner joins, sends an order in two parcels and refunds a part of it [CN-01] [CN-04] [CN-12]",
  { tag: ["@phone"] },
  async ({ page, context, expectConsole }) => {
    expectConsole("status of 422");
    const email = newEmail();
    await comeFromElsewhere(context);
    await fillCart(context);
    await fillCart(context);
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
    // Rows are pale until the search is answered.
    await expect(console).toHaveURL(/%40example/);
    await expect(console.locator("tbody tr")).toHaveCount(1);
    await expectAccessible(console);
    await console.getByRole("link", { name: /^V\d{10}$/ }).click();
    await hydrated(console);
    await expect(console.getByRole("button", { name: "Send the parcel" })).toBeVisible();
    const stale = await context.newPage();
    await stale.goto(console.url());
    await hydrated(stale);
    for (const parcels of [1, 2]) {
      await sendParcel(console);
      await expect(console.getByText("On its way")).toHaveCount(parcels);
      // Its form is gone, and the focus is where it was.
      await expect(console.locator("main").locator("h1:focus, h2:focus")).toHaveCount(1);
    }
    await expectAccessible(console);

    // A tab that was open meanwhile is refused, and shows what was sent.
    await stale.getByRole("button", { name: "Send the parcel" }).click();
    await expect(stale.getByRole("alert")).toBeVisible();
    await expect(stale.getByText("On its way")).toHaveCount(2);
    await expect(stale.getByRole("button", { name: "Send the parcel" })).toHaveCount(0);
    await stale.close();

    await console.getByRole("button", { name: "Refund…" }).click();
    await console.getByLabel("Amount").fill("999999");
    await console.getByLabel("Reason").fill("A late parcel");
    await console.getByRole("button", { name: "Refund $999,999.00" }).click();
    await expect(console.getByText(/^Enter an amount up to /)).toBeVisible();
    await expectAccessible(console);
    // Opened again, the form and its button are empty.
    await console.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await console.getByRole("button", { name: "Refund…" }).click();
    await expect(console.getByRole("button", { name: "Refund", exact: true })).toBeVisible();
    await console.getByLabel("Reason").fill("A late parcel");
    await console.getByLabel("Amount").fill("10.50");
    await console.getByRole("button", { name: "Refund $10.50" }).click();
    await expect(console.getByText("$10.50 is refunded.")).toBeVisible();
    await expect(console.getByRole("button", { name: "Refund…" })).toBeFocused();
    // The last refund takes the button of its dialog away, too.
    await console.reload();
    await hydrated(console);
    await console.getByRole("button", { name: "Refund…" }).click();
    const [, left = ""] = /At most \$([\d.,]*\d)/.exec((await console.getByRole("dialog").textContent()) ?? "") ?? [];
    await console.getByLabel("Reason").fill("Lost on its way");
    await console.getByLabel("Amount").fill(left.replaceAll(",", ""));
    await console.getByRole("button", { name: /^Refund \$/ }).click();
    await expect(console.getByRole("dialog")).toHaveCount(0);
    await expect(console.getByRole("heading", { level: 1 })).toBeFocused();
  },
);

test(
  "someone creates a product with a picture and stock, finds it in the shop, and loses no edit [CN-06] [CN-07]",
  { tag: ["@desktop", "@phone"] },
  async ({ page, context, expectConsole }) => {
    expectConsole("status of 422");
    expectConsole("status of 409");
    await comeFromElsewhere(context);
    await join(page, context.request);
    const title = `Paper umbrella ${Date.now()}`;
    await page.goto("/console/products/new");
    await hydrated(page);
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
    await page.getByRole("combobox", { name: "Designer", exact: true }).fill("Wagasa");
    await page.getByRole("combobox", { name: "Type" }).fill("Umbrellas");
    await page.getByLabel("Colour", { exact: true }).selectOption("Red");
    await page.getByLabel("Size, new size 1").fill("90 cm");
    await page.getByLabel("Pieces, new size 1").fill("4");
    await page.getByLabel("Price, International", { exact: true }).fill("120.50");
    await page.getByRole("radio", { name: /^On sale/ }).check();
    await addPicture(page);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Fill this in.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Women", exact: true }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await hydrated(page);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Show" }).click();
    const preview = page.frameLocator('iframe[title="Shop preview"]');
    await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();

    const shop = await context.newPage();
    await shop.goto(
      await page.getByRole("link", { name: "Open in the shop" }).evaluate((link) => link.getAttribute("href") ?? ""),
    );
    await expect(shop.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(shop.getByText("$120.50").first()).toBeVisible();
    const picture = shop.getByRole("img", { name: title }).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const other = await context.newPage();
    await other.goto(page.url());
    await hydrated(other);
    await other.getByRole("textbox", { name: "Position" }).fill("7");
    await other.getByRole("textbox", { name: "Title", exact: true }).fill(`${title} of theirs`);
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Saved.")).toBeVisible();
    await page.getByRole("textbox", { name: "Title", exact: true }).fill(`${title} of mine`);
    await page.getByRole("textbox", { name: "VIP level" }).fill("1");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/saved this first/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save the merged version" }).click();
    await expect(page.getByText("Choose one.")).toBeVisible();
    await page
      .getByRole("group", { name: /^Title/ })
      .getByRole("radio", { name: /^Yours/ })
      .check();
    await page.getByRole("button", { name: "Save the merged version" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `${title} of mine` })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Position" })).toHaveValue("7");
    await expect(page.getByRole("textbox", { name: "VIP level" })).toHaveValue("1");

    // A draft that never had a preview says what it lacks, and nothing about an earlier version.
    await page.goto("/console/collections/new");
    await hydrated(page);
    await page.getByLabel("Address in the shop").fill("umbrellas");
    await expect(page.getByText("Name must not be empty.")).toBeVisible();
    await expect(page.getByText(/Loading the preview|last version without errors/)).toHaveCount(0);
  },
);

test("a field that is empty or wrong says so beside it and gets the focus, without the browser's bubble [CN-12]", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole("status of 422");
  await join(page, context.request);
  await page.goto("/console/gift-cards");
  await hydrated(page);
  const give = page.getByRole("button", { name: "Give the card" });
  const email = page.getByRole("textbox", { name: "Recipient’s email" });
  const amount = page.getByLabel("Amount");
  const bubbles = page.evaluate(
    () =>
      new Promise((resolve) => {
        const note = (event: Event) => setTimeout(() => resolve(!event.defaultPrevented));
        document.addEventListener("invalid", note, { capture: true, once: true });
      }),
  );
  await give.click();
  expect(await bubbles).toBe(false);
  await expect(page.getByText("Fill this in.")).toHaveCount(3);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Fill this in.");
  await expectAccessible(page);

  await email.fill("noor");
  await expect(page.getByText("Fill this in.")).toHaveCount(2);
  await amount.fill("many");
  await page.getByLabel("Reason").fill("A late parcel");
  await give.click();
  await expect(email).toHaveAccessibleDescription("Enter an email address, such as name@example.com.");

  // What only the shop can tell.
  await email.fill("noor@example.com");
  await give.click();
  await expect(amount).toHaveAccessibleDescription(/^Enter an amount/);
  await expect(amount).toBeFocused();
});

test("a save that cannot reach the shop loses nothing, and is saved once the shop is back [CN-06]", async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole("ERR_INTERNET_DISCONNECTED");
  expectConsole("status of 500");
  await comeFromElsewhere(context);
  await join(page, context.request);
  const save = page.getByRole("button", { name: /^(Save|Create)/ });
  const away = page.getByText("it is not known whether this was saved. What you typed is still here.");

  await test.step("a collection", async () => {
    const name = `Rainy days ${Date.now()}`;
    await page.goto("/console/collections/new");
    await hydrated(page);
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Address in the shop").fill(`rain-${Date.now()}`);
    await context.setOffline(true);
    await save.click();
    await expect(away).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
    await expectAccessible(page);
    await context.setOffline(false);
    await save.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  await test.step("a setting, across another screen", async () => {
    const tagline = page.getByLabel("English").first();
    const typed = `Rainwear ${Date.now()}`;
    await page.goto("/console/settings/facts");
    await hydrated(page);
    const before = await tagline.inputValue();
    await tagline.fill(typed);
    await expect(page.getByText("1 unsaved change")).toBeVisible();
    await page.getByRole("link", { name: "Settings" }).first().click();
    await page.getByRole("link", { name: "Shop facts" }).click();
    await expect(tagline).toHaveValue(before);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Restore them" }).click();
    await expect(tagline).toHaveValue(typed);
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.reload();
    await hydrated(page);
    await expect(tagline).toHaveValue(before);
    await expect(page.getByRole("button", { name: "Restore them" })).toHaveCount(0);
  });

  await test.step("a gift card, after the session has ended", async () => {
    await page.goto("/console/gift-cards");
    await hydrated(page);
    const reason = page.getByLabel("Reason");
    await page.getByRole("textbox", { name: "Recipient’s email" }).fill("noor@example.com");
    await page.getByLabel("Amount").fill("50");
    await reason.fill("Three wet parcels");
    const session = await context.cookies();
    await context.clearCookies();
    await page.getByRole("button", { name: "Give the card" }).click();
    await expect(page.getByText("You are signed out, and nothing was saved.", { exact: false })).toBeVisible();
    await expect(reason).toHaveValue("Three wet parcels");
    await context.addCookies(session);
    await page.getByRole("button", { name: "Give the card" }).click();
    await expect(page.getByText("The card is on its way to noor@example.com.")).toBeVisible();
    await expect(reason).toHaveValue("");
  });

  await test.step("a promotion, while the shop fails", async () => {
    const name = `Rain sale ${Date.now()}`;
    await page.goto("/console/promotions/new");
    await hydrated(page);
    await page.getByLabel("Name in the bag", { exact: true }).fill(name);
    await page.route("**/promotions/new", (route) => route.fulfill({ status: 500, body: "down" }), { times: 1 });
    await save.click();
    await expect(page.getByText("The shop did not answer as it should.", { exact: false })).toBeVisible();
    await expect(page.getByLabel("Name in the bag", { exact: true })).toHaveValue(name);
    await context.setOffline(true);
    await save.click();
    await expect(away).toBeVisible();
    await expect(page.getByLabel("Name in the bag", { exact: true })).toHaveValue(name);
    await context.setOffline(false);
  });

  await test.step("a setting", async () => {
    await page.goto("/console/settings/facts");
    await hydrated(page);
    const field = page.getByLabel("Name", { exact: true }).first();
    const before = await field.inputValue();
    await field.fill(`${before} Rain`);
    await context.setOffline(true);
    await save.click();
    await expect(away).toBeVisible();
    await expect(field).toHaveValue(`${before} Rain`);
    await context.setOffline(false);
    await field.fill(before);
  });

  await test.step("a product, whose draft is offered again", async () => {
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    const [before, typed] = [`Dry ${Date.now()}`, `Rain ${Date.now()}`];
    await page.goto("/console/products/new");
    await hydrated(page);
    await title.fill(before);
    await page.getByRole("combobox", { name: "Designer", exact: true }).fill("Wagasa");
    await page.getByRole("combobox", { name: "Type" }).fill("Umbrellas");
    await page.getByLabel("Colour", { exact: true }).selectOption("Red");
    await page.getByLabel("Size, new size 1").fill("90 cm");
    await page.getByLabel("Pieces, new size 1").fill("4");
    await page.getByLabel("Price, International", { exact: true }).fill("120");
    await addPicture(page);
    await page.getByRole("checkbox", { name: "Women", exact: true }).check();
    await save.click();
    await expect(page.getByRole("heading", { level: 1, name: before })).toBeVisible();
    await hydrated(page);
    await title.fill(typed);
    await context.setOffline(true);
    await page.getByLabel("Price, International", { exact: true }).scrollIntoViewIfNeeded();
    await save.click();
    await expect(away).toBeInViewport();
    await expect(title).toHaveValue(typed);
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await expect(title).toHaveValue(before);
    // Typing leaves the draft where it is, also for the next visit.
    await title.fill(`${before}, wet`);
    await expect(page.getByText("Restoring them replaces what you have changed here since.")).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Restore them" }).click();
    await expect(title).toHaveValue(`${before}, wet`);
    await page.getByRole("button", { name: "Restore them" }).click();
    await expect(title).toHaveValue(typed);
    await expect(page.getByText("1 unsaved change", { exact: true })).toBeVisible();

    // What is typed while the save is under way comes after it.
    const model = page.getByLabel("Model number");
    const release = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      await release.promise;
      await route.continue();
    };
    await page.route("**/console/products/*", hold, { times: 1 });
    await save.click();
    await model.fill("RAIN-9");
    release.resolve();
    await expect(page.getByRole("heading", { level: 1, name: typed })).toBeVisible();
    await expect(model).toHaveValue("RAIN-9");
    await expect(page.getByText("1 unsaved change", { exact: true })).toBeVisible();
    await save.click();
    await expect(page.getByText("1 unsaved change", { exact: true })).toBeHidden();
    await page.reload();
    await expect(model).toHaveValue("RAIN-9");
    await expect(page.getByRole("button", { name: "Restore them" })).toHaveCount(0);
  });
});

/** A picture of a product, which other tests may load. */
async function addPicture(page: Page): Promise<void> {
  const photo = sharp({ create: { width: 600, height: 800, channels: 3, background: "#a33" } });
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "umbrella.jpg", mimeType: "image/jpeg", buffer: await photo.jpeg().toBuffer() });
  await expect(page.getByRole("img", { name: "Picture 1" })).toBeVisible();
}

/** Becomes an owner. */
async function join(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(await invite(request));
  await hydrated(page);
  await page.getByLabel("Name").fill("Inès Carpentier");
  await page.getByLabel("New password").fill("three unrelated words");
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
}

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

/** Each walks every third place of the menu, with the first record of its list: three tests share the time. */
for (const part of [0, 1, 2]) {
  test(`every screen of the console is accessible in both themes, on phones and desktops, part ${part + 1} of 3 [CN-12]`, async ({
    page,
    context,
    expectConsole,
  }) => {
    test.slow();
    await page.goto(await invite(context.request));
    await hydrated(page);
    await page.getByLabel("Name").fill("Ada Walker");
    await page.getByLabel("New password").fill("three unrelated words");
    await page.getByRole("button", { name: "Create my account" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    const places = await hrefsOf(page, "header nav a");
    expect(places.length).toBeGreaterThan(10);
    const others = ["/console/profile", "/console/orders/pick-list", "/console/none"];
    const waiting = [...places, ...others].filter((_, at) => at % 3 === part);
    if (waiting.includes("/console/none")) expectConsole(/404 \(Not Found\) \(.*\/console\/none\)/);
    for (const path of waiting) {
      await page.goto(path);
      await hydrated(page);
      const [first] = await hrefsOf(page, "[data-row] a");
      if (first && places.includes(path) && !waiting.includes(first)) waiting.push(first);
      await test.step(path, () => expectAccessibleInThemes(page));
    }
  });
}

const hrefsOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

type View = readonly [width: number, theme: "light" | "dark"];

/** Both widths and both themes, each once. Thorough runs check each width in each theme. */
const VIEWS: readonly View[] = [
  [1440, "light"],
  [390, "dark"],
];
const FURTHER_VIEWS: readonly View[] = [
  [390, "light"],
  [1440, "dark"],
];

/** Resizes and switches the theme instead of loading the page again. */
async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const [width, theme] of isThorough ? [...VIEWS, ...FURTHER_VIEWS] : VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
}
