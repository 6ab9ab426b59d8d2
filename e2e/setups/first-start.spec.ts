// The first start with a merchant's own file: their shop instead of the demo, with placeholders until the pictures are there.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { addressOf, startShop, type ShopProcess } from "../../tools/test-runner/shop-process.ts";

let folder = "";
let shop: ShopProcess | undefined;
let host: Server;
/** Answers are held back until this resolves. */
const released = Promise.withResolvers<void>();

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-first-start-"));
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
const environment = () => ({ DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "warn", PAYMENT_PROVIDER: "test" });

test("[OC-01] [OC-02] [OC-13] a first start with a file opens that shop, with placeholders until its pictures are there", async ({
  browser,
}) => {
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const file = join(folder, "products.csv");
  await writeFile(
    file,
    `Handle,Title,Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src
loop-sweater,Loop Sweater,Tern & Hill,Sweaters,Women,Size,M,4,89.95,${origin}/loop.jpg
field-boot,Field Boot,Tern & Hill,Boots,Women,Size,US 8,3,240.00,
`,
  );
  shop = startShop(environment(), ["--import", file, "--currency", "USD", "--pictures-from", origin]);
  const page = await browser.newPage({ baseURL: await addressOf(shop) });
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));

  await page.goto("/us/collections/women");
  const card = page.getByRole("article").filter({ hasText: "Loop Sweater" });
  const picture = card.locator("img").first();
  const shown = async () => {
    await expect(picture).toHaveJSProperty("complete", true);
    const source = await picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
    const response = await page.request.get(source);
    return { type: response.headers()["content-type"], body: await response.text() };
  };
  expect(await shown()).toMatchObject({
    type: "image/svg+xml",
    body: expect.stringContaining("<title>Tern &amp; Hill</title>"),
  });
  await expect(page.getByRole("article")).toHaveCount(2);

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
  for (const path of ["/us", "/us/pages/designers", "/us/products/loop-sweater"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).not.toContainText(/Vitrine|demo/i);
  }
  expect(problems).toEqual([]);

  // Later starts serve the same shop, with the same options too, and add no demo.
  await stop();
  shop = startShop(environment(), ["--import", file, "--currency", "USD"]);
  await shop.line(/already holds a shop with 2 products from .*products\.csv\. Nothing was imported\./);
  await page.goto(`${await addressOf(shop)}/us/collections/women`);
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("[OC-01] a first start without the file says so and ends", async () => {
  const { code, errors } = await startShop(environment(), ["--import", join(folder, "nowhere.csv")]).exit;
  expect([code, errors]).toEqual([1, expect.stringMatching(/^File .*nowhere\.csv does not exist\.\n$/)]);
});
