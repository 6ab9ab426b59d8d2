// The console of a new shop. Everything that staff do here, they do in a browser.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { addressOf, startShop, type ShopProcess } from "../../tools/test-runner/shop-process.ts";
import { addToCart, fillCard, goToPayment, thankYou } from "../checkout.ts";
import { watchConsole } from "../console-watch.ts";
import { dataOf } from "../shop-data.ts";
import { expect as expectSoon, hydrated, test } from "../shop.ts";

/** As patient as the long test is. */
const expect = expectSoon.configure({ timeout: 90_000 });

test.describe.configure({ mode: "serial" });

let folder = "";
let shop: ShopProcess;
let address = "";

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = await mkdtemp(join(tmpdir(), "vitrine-console-"));
  shop = startShop({ DATA_DIR: folder, PORT: "0", DEMO_PRODUCTS: "60", LOG_LEVEL: "warn" });
  address = await addressOf(shop);
});
test.afterAll(async () => {
  shop.child.kill("SIGTERM");
  await shop.exit;
  await rm(folder, { recursive: true, force: true });
});
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
test.use({ baseURL: async ({}, use) => use(address) });

const COAT = "Oilskin coat";
const BUYER = "noor@example.com";

test("from the printed link to the audit: a colleague, a product, its place, a synonym, an order in two parcels, and a refund [CN-01] [CN-04] [CN-05] [CN-06] [CN-09] [MD-05] [MD-06]", async ({
  page: owner,
  context,
  browser,
}) => {
  test.setTimeout(600_000);
  const link = await shop.line(/Open this link/);
  await owner.goto(link.slice(link.indexOf("http")));
  await hydrated(owner);
  await owner.getByLabel("Email").fill("ines@example.com");
  await answerInvitation(owner, "Inès Carpentier");

  const theirs = await browser.newContext({ baseURL: address, locale: "en-GB" });
  const watch = watchConsole(theirs);
  const warehouse = await theirs.newPage();
  await test.step("invite a colleague", () => inviteColleague(owner, warehouse));
  // It is counted by the time that the owner looks.
  await test.step("a shopper finds nothing", () => searchInVain(context));
  const href = await test.step("put a product on sale", () => createProduct(owner));
  await test.step("give it a place in a listing", () => moveProduct(owner, href));
  await test.step("let the search find it", () => addSynonym(owner));
  const number = await test.step("a shopper orders two pieces", () => order(context, href));
  await test.step("send them in two parcels", () => sendInTwoParcels(warehouse, number));
  await test.step("the shopper returns one", () => announceReturn(context, number));
  await test.step("take it back", () => receiveReturn(warehouse));
  await test.step("refund it", () => refundReturn(owner));
  await test.step("find it all in the audit", () => readAudit(owner, number));
  expect(watch.problems()).toEqual([]);
  await theirs.close();
});

/** Opens a place of the menu. */
async function open(page: Page, name: string): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await hydrated(page);
}

/** Completes the form behind an invitation. */
async function answerInvitation(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("New password").fill("three unrelated words");
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await hydrated(page);
}

/** The colleague opens the link in a separate browser, and does not see what the role may not do. */
async function inviteColleague(owner: Page, page: Page): Promise<void> {
  await open(owner, "Team");
  await owner.getByLabel("Email").fill("tomas@example.com");
  await owner.getByRole("combobox", { name: "Role" }).selectOption("Warehouse");
  await owner.getByRole("button", { name: "Send the invitation" }).click();
  const link = owner.getByRole("status").filter({ hasText: "it works once" }).getByRole("code");
  await page.goto((await link.textContent()) ?? "");
  await hydrated(page);
  await expect(page.getByText("Inès Carpentier")).toBeVisible();
  await answerInvitation(page, "Tomás Rey");
  await expect(page.getByRole("banner").getByRole("link", { name: "Orders", exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Team", exact: true })).toHaveCount(0);
}

/** Returns the product's address in the shop. */
async function createProduct(page: Page): Promise<string> {
  await open(page, "Products");
  await page.getByRole("link", { name: "New product" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New product" })).toBeVisible();
  await hydrated(page);
  const photos = ["#a63", "#36a"].map(async (background, at) => {
    const photo = sharp({ create: { width: 600, height: 800, channels: 3, background } });
    return { name: `coat-${at}.jpg`, mimeType: "image/jpeg", buffer: await photo.jpeg().toBuffer() };
  });
  await page.locator("input[type=file]").setInputFiles(await Promise.all(photos));
  await expect(page.getByRole("img", { name: "Picture 2" })).toBeVisible();
  await page.getByText("Descriptions of the pictures").click();
  await page.getByLabel("Description of picture 2").fill("The coat from behind");
  await page.getByLabel("Language of the descriptions").selectOption("French");
  await page.getByLabel("Description of picture 2").fill("Le manteau de dos");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(COAT);
  await page.getByRole("combobox", { name: "Designer", exact: true }).fill("Harbour Works");
  await page.getByRole("checkbox", { name: "Women", exact: true }).check();
  await page.getByRole("combobox", { name: "Type" }).fill("Coats");
  await page.getByLabel("Colour", { exact: true }).selectOption("Yellow");
  await page.getByLabel("Size, new size 1").fill("M");
  await page.getByLabel("Pieces, new size 1").fill("5");
  await page.getByLabel("Price, International", { exact: true }).fill("340");
  await page.getByRole("radio", { name: /^On sale/ }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: COAT })).toBeVisible();
  return (await page.getByRole("link", { name: "Open in the shop" }).getAttribute("href")) ?? "";
}

const LISTING = "/collections/women";

/** Pins the product to the second place of a listing, moves it to the third by a key, compares both frames, and publishes. */
async function moveProduct(page: Page, href: string): Promise<void> {
  await open(page, "Listings");
  await page.getByLabel("Name").fill("New coats");
  await page.getByLabel("Address of the listing").fill(LISTING);
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New coats" })).toBeVisible();
  await hydrated(page);
  await page.getByLabel("Product to pin").fill(href);
  await page.getByLabel("Place", { exact: true }).fill("2");
  await page.getByRole("button", { name: "Add action" }).click();
  await expect(page.getByText(`Pin Harbour Works ${COAT} at place 2`)).toBeVisible();
  // Two presses in a row: the second one waits until the first is saved.
  const second = page.getByRole("button", { name: `Place 2: Harbour Works ${COAT}` });
  await second.focus();
  await page.keyboard.press("]");
  await page.keyboard.press("]");
  await expect(page.getByText(`Pin Harbour Works ${COAT} at place 4`)).toBeVisible();
  await page.keyboard.press("[");
  await expect(page.getByText(`Pin Harbour Works ${COAT} at place 3`)).toBeVisible();
  const shown = (frame: string, place: number) =>
    page
      .frameLocator(`iframe[title="${frame}"]`)
      .locator("#products")
      .getByRole("listitem")
      .nth(place - 1);
  await expect(shown("Draft", 3)).toContainText(COAT);
  // The newest product is first otherwise.
  await expect(shown("Live, as shoppers see it", 1)).toContainText(COAT);
  await expect(shown("Live, as shoppers see it", 3)).not.toContainText(COAT);
  await page.getByRole("button", { name: "Publish draft" }).click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const thirdInShop = async () => (await dataOf(page.request, "collection", LISTING)).products[2]?.title;
  await expect.poll(thirdInShop).toBe(COAT);
}

const WORD = "seafarer";

/** The page says so itself, but figures leave out browsers that a program drives. */
async function searchInVain({ request }: BrowserContext): Promise<void> {
  expect((await dataOf(request, "search", `/us/pages/search?qTitle=${WORD}`)).paging.total).toBe(0);
  const answer = await request.post("/insights", {
    headers: { origin: address, "user-agent": "Mozilla/5.0 (X11; Linux x86_64)", "accept-language": "en" },
    data: { page: "/us/pages/search", events: [{ kind: "empty-search", words: WORD }] },
  });
  expect(answer.status()).toBe(204);
}

/** From the searches without results, with the words filled in. */
async function addSynonym(page: Page): Promise<void> {
  const remedy = page.getByRole("row", { name: new RegExp(WORD, "u") }).getByRole("link", { name: "Add synonym" });
  await expect
    .poll(async () => {
      await page.goto("/console/insights/empty-searches");
      return remedy.count();
    })
    .toBe(1);
  await remedy.click();
  await expect(page.getByLabel("Words or phrases")).toHaveValue(WORD);
  await hydrated(page);
  await page.getByLabel("Finds, in one direction").fill(COAT);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Searches use it now.")).toBeVisible();
  const found = async () =>
    (await dataOf(page.request, "search", `/us/pages/search?qTitle=${WORD}`)).products[0]?.title;
  await expect.poll(found).toBe(COAT);
}

/** Returns the number of the order. */
async function order(context: BrowserContext, href: string): Promise<string> {
  const { sizes, pictures } = await dataOf(context.request, "product", `/us${href}`);
  expect(pictures.map(({ alt }) => alt)).toEqual([`${COAT}, view 1`, "The coat from behind"]);
  await addToCart(context, sizes[0]!.variantId, 2);
  const page = await context.newPage();
  await goToPayment(page, BUYER);
  await fillCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(thankYou(page)).toBeVisible();
  const number = /V\d{10}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
  await page.close();
  return number;
}

async function sendInTwoParcels(page: Page, number: string): Promise<void> {
  await open(page, "Orders");
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  await hydrated(page);
  const form = page.getByRole("form", { name: "Next parcel" });
  for (const parcels of [1, 2]) {
    await form.getByRole("spinbutton").fill("1");
    await form.getByLabel("Tracking number").fill(`4719 2083 6${parcels}`);
    await form.getByRole("button", { name: "Send the parcel" }).click();
    await expect(page.getByText("On its way")).toHaveCount(parcels);
  }
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Refund…" })).toHaveCount(0);
  for (const left of [1, 0]) {
    const buttons = page.getByRole("button", { name: "Mark as delivered" });
    await buttons.first().click();
    await expect(buttons).toHaveCount(left);
  }
}

async function announceReturn(context: BrowserContext, number: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/us/pages/return?number=${number}`);
  await hydrated(page);
  await page.getByLabel(/^Quantity: /).selectOption("1");
  await page.getByLabel(/^Reason for returning /).selectOption("Too large");
  await page.getByRole("button", { name: "Get return label" }).click();
  await expect(page.getByRole("img", { name: /^Code for return R\d{10}/ })).toBeVisible();
  await page.close();
}

async function receiveReturn(page: Page): Promise<void> {
  await open(page, "Returns");
  await page.getByRole("link", { name: /^R\d{10}$/ }).click();
  await expect(page.getByRole("button", { name: "Mark as received" })).toBeVisible();
  await hydrated(page);
  await page.getByRole("button", { name: "Mark as received" }).click();
  await expect(page.getByText("1 of 1 accepted")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Refund/ })).toHaveCount(0);
}

async function refundReturn(page: Page): Promise<void> {
  await open(page, "Returns");
  await page.getByRole("link", { name: "To refund" }).click();
  await page.getByRole("link", { name: /^R\d{10}$/ }).click();
  await expect(page.getByRole("button", { name: "Refund $340.00" })).toBeVisible();
  await hydrated(page);
  await page.getByRole("textbox", { name: "Reason", exact: true }).fill("Too large");
  await page.getByRole("button", { name: "Refund $340.00" }).click();
  await expect(page.getByText("Return refunded")).toBeVisible();
}

async function readAudit(page: Page, number: string): Promise<void> {
  await open(page, "Audit log");
  const rows = page.getByRole("table", { name: "Audit log" }).locator("tbody tr");
  const done = [
    ["Inès Carpentier", "Invite someone to work in the shop", 1],
    ["Inès Carpentier", "Upload pictures", 1],
    ["Inès Carpentier", "Change products", 1],
    ["Inès Carpentier", "Publish a merchandising rule", 1],
    ["Tomás Rey", "Send an order, or some of its pieces", 2],
    ["Tomás Rey", "Receive a return", 1],
    ["Inès Carpentier", "Refund a return", 1],
  ] as const;
  for (const [who, what, times] of done) {
    await expect(rows.filter({ hasText: who }).filter({ hasText: what }), what).toHaveCount(times);
  }
  await page.getByRole("link", { name: "Refund a return" }).click();
  const entry = page.getByRole("complementary");
  await expect(entry.getByText("Too large")).toBeVisible();
  await page.getByLabel("Words or a number").fill(number);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  // Two parcels, sent and delivered, and the return, received and refunded.
  await expect(rows).toHaveCount(6);
  await page.getByRole("link", { name: "Send an order, or some of its pieces" }).first().click();
  await entry.getByRole("link", { name: number, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
}
