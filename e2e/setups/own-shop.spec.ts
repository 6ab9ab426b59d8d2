// Shops of merchants' own files instead of the demo: from the first start with a file to paid orders in three languages.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Browser, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { greetedName, messagesIn, type LanguageCode } from "#catalogue";
import { addToCart } from "#locales/add-to-cart";
import { addressForm } from "#locales/address-form";
import { checkout } from "#locales/checkout";
import { checkoutMessages } from "#locales/checkout-messages";
import { labels } from "#locales/labels";
import { orders } from "#locales/orders";
import { addressOf, startShop, type ShopProcess } from "../../tools/test-runner/shop-process.ts";
import { hydrated, openSlowly } from "../shop.ts";

let folder = "";
let shop: ShopProcess | undefined;
let host: Server;
/** Pictures are held back until this resolves. */
const released = Promise.withResolvers<void>();
const TOKEN = "a token for the own shop";

test.describe.configure({ timeout: 400_000 });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-own-shop-"));
  const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#8a3b2a" } })
    .jpeg()
    .toBuffer();
  host = createServer((_request, response) => {
    void released.promise.then(() => response.writeHead(200, { "content-type": "image/jpeg" }).end(picture));
  });
  await new Promise<void>((resolve) => {
    host.listen(0, "127.0.0.1", resolve);
  });
});
test.afterAll(async () => {
  await stop();
  host.closeAllConnections();
  host.close();
  await rm(folder, { recursive: true, force: true });
});

const stop = async (): Promise<void> => {
  shop?.child.kill("SIGTERM");
  await shop?.exit;
  shop = undefined;
};
const environment = () => ({
  DATA_DIR: join(folder, "data"),
  PORT: "0",
  LOG_LEVEL: "warn",
  PAYMENT_PROVIDER: "test",
  ADMIN_TOKEN: TOKEN,
});
const exported = (name: string) =>
  readFile(new URL(`../../commerce/foreign-feeds/fixtures/${name}`, import.meta.url), "utf8");

test("[OC-01] [OC-02] [OC-08] [OC-09] [OC-13] exports of three shops open as shops and sell, in three languages", async ({
  browser,
}) => {
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const file = join(folder, "products.csv");
  await writeFile(file, (await exported("hollis-denim.csv")).replaceAll("https://cdn.hollis.example", origin));
  const words = ["--import", file, "--currency", "USD", "--name", "Hollis Denim"];
  shop = startShop(environment(), [...words, "--pictures-from", origin]);
  const german = await shopper(browser, await addressOf(shop), "de");
  await showsPlaceholdersUntilPicturesAreThere(german);

  await german.goto("/de");
  await german.getByRole("main").getByRole("heading", { name: "Herren" }).click();
  await choose(german, "mens-rider-slim-raw-indigo", [["Größe", "32 in / L32"]]);
  await buy(german, "de", { address: BERLIN, total: "$148", place: "placeObliged" });

  // Later starts serve the same shop, with the same options too, and add no demo.
  await stop();
  shop = startShop(environment(), words);
  await shop.line(/already holds a shop with 21 products from .*products\.csv\. Nothing was imported or renamed\./);
  const address = await addressOf(shop);

  const english = await shopper(browser, address, "en");
  await replaceCatalogue(english, "brogue-shoes.csv", "GBP", "Brogue & Co");
  // Both choices are made before the page's scripts have loaded.
  await english.goto("/gb/collections/men-shoes");
  const shoe = await english.locator('a[href$="/products/ashdown-plain-derby-black"]').first().getAttribute("href");
  const release = await openSlowly(english, shoe ?? "");
  await pick(english, [
    ["Size", "UK 8.5"],
    ["Width", "Wide"],
  ]);
  await release();
  await buy(english, "en", { address: LONDON, total: "£245", place: "placeObliged" });

  const arabic = await shopper(browser, address, "ar");
  await replaceCatalogue(arabic, "lune-jewellery.csv", "EUR", "Lune Atelier");
  await arabic.goto("/ae/collections/rings");
  await expect(arabic.locator("html")).toHaveAttribute("dir", "rtl");
  await choose(arabic, "thin-stacking-band", [
    ["المقاس", "US 6.5"],
    ["المعدن", "ذهب وردي"],
  ]);
  await buy(arabic, "ar", { address: DUBAI, total: "€195", place: "place" });
});

test("[OC-01] a first start without the file says so and ends", async () => {
  const { code, errors } = await startShop(environment(), ["--import", join(folder, "nowhere.csv")]).exit;
  expect([code, errors]).toEqual([1, expect.stringMatching(/^File .*nowhere\.csv does not exist\.\n$/)]);
});

/** A browser whose pages may neither report errors nor show anything of the demo. */
async function shopper(browser: Browser, baseURL: string, language: LanguageCode): Promise<Page> {
  const page = await browser.newPage({ baseURL, locale: language });
  page.on("console", (message) => {
    expect.soft(message.type(), message.text()).not.toBe("error");
  });
  return page;
}

async function showsPlaceholdersUntilPicturesAreThere(page: Page): Promise<void> {
  await page.goto("/de/collections/women");
  const picture = page.getByRole("article").locator("img").first();
  const shown = async () => {
    await expect(picture).toHaveJSProperty("complete", true);
    const source = await picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
    const response = await page.request.get(source);
    return { type: response.headers()["content-type"], body: await response.text() };
  };
  expect(await shown()).toMatchObject({
    type: "image/svg+xml",
    body: expect.stringContaining("<title>Hollis Denim Co.</title>"),
  });
  released.resolve();
  await expect.poll(async () => (await shown()).type, { timeout: 60_000 }).toBe("image/webp");
  // The placeholder is not cached for long.
  await expect
    .poll(
      async () => {
        await page.reload();
        return picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
}

async function replaceCatalogue(page: Page, file: string, currency: string, name: string): Promise<void> {
  const { request } = page;
  const headers = { authorization: `Bearer ${TOKEN}` };
  const facts = await request.put("/admin/settings/facts", { headers, data: { name } });
  expect(facts.status()).toBe(200);
  const wrong = await request.put("/admin/settings/facts", { headers, data: { name: 7 } });
  expect(await wrong.text()).toContain('"must be a text"');
  const imported = await request.put(`/admin/catalogue?currency=${currency}`, { headers, data: await exported(file) });
  expect(await imported.text()).toContain('"kind":"imported"');
  // The search index follows the import in the background.
  await expect
    .poll(async () => (await request.get("/collections/all")).text(), { timeout: 30_000 })
    .toMatch(new RegExp(`"currency":"${currency}"`));
}

type Picks = readonly (readonly [group: string, value: string | RegExp])[];

/** Opens a product of the listing, and chooses a variant of it. */
async function choose(page: Page, handle: string, picks: Picks): Promise<void> {
  const card = page.getByRole("article").filter({ has: page.locator(`a[href$="/products/${handle}"]`) });
  await card.getByRole("link").first().click();
  await pick(page, picks);
}

async function pick(page: Page, picks: Picks): Promise<void> {
  for (const [group, value] of picks)
    await page.getByRole("group", { name: group }).locator("label").filter({ hasText: value }).click();
}

interface Purchase {
  readonly address: Readonly<Record<string, string>>;
  readonly total: string;
  /** Label of the button; the law of the country may prescribe it. */
  readonly place: "place" | "placeObliged";
}

const BERLIN = { line1: "Torstraße 1", postalCode: "10119", city: "Berlin", phone: "+49 30 5550134" };
const LONDON = { line1: "1 Brick Lane", postcode: "E1 6PU", townOrCity: "London", phone: "+44 20 5550 0134" };
const DUBAI = { line1: "1 Al Wasl Road", city: "Dubai", emirate: "Dubai", phone: "+971 4 555 0134" };

async function buy(page: Page, language: LanguageCode, { address, total, place }: Purchase): Promise<void> {
  const say = messagesIn(checkout, language);
  const sayField = messagesIn(addressForm, language);
  const sayPlace = messagesIn(checkoutMessages, language);
  // Before hydration the button sends its form, and the bag's page opens instead of the drawer.
  await hydrated(page);
  await page
    .getByRole("button", { name: messagesIn(addToCart, language)("add") })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText(total);
  const { pathname } = new URL(page.url());
  await page.goto(`/${pathname.split("/")[1]}/checkout`);
  await page.getByLabel(say("email")).fill("noor@example.com");
  await page.getByRole("button", { name: say("toAddress") }).click();
  const fields = page.locator('[data-fields="delivery"]');
  for (const [name, value] of Object.entries({ firstName: "Noor", lastName: "Haddad", ...address }))
    await fill(fields.getByLabel(sayField(name as "city")).first(), value);
  await page.getByRole("button", { name: say("toDelivery") }).click();
  await page.getByRole("radio", { name: messagesIn(labels, language)("standard") }).check();
  await page.getByRole("button", { name: say("toPayment") }).click();
  await page.getByLabel(say("cardNumber")).fill("4242 4242 4242 4242");
  await page.getByLabel(say("expiry")).fill("04 / 39");
  await page.getByLabel(say("securityCode")).fill("123");
  await page.getByRole("button", { name: sayPlace(place) }).click();
  const thanks = messagesIn(orders, language)("thanksNamed", {
    name: greetedName({ firstName: "Noor", lastName: "Haddad" }, language),
  });
  await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(total);
  await expect(page.locator("body")).not.toContainText(/Vitrine|demo/i);
}

async function fill(field: Locator, value: string): Promise<void> {
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (isList ? field.selectOption({ index: 3 }) : field.fill(value));
}
