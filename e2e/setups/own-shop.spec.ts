// A shop without the demo: a retailer's file is imported by the command line, and a shopper buys from it.

import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { addressOf, startShop, type ShopProcess } from "../../tools/test-runner/shop-process.ts";
import { fillCard, goToPayment, thankYou } from "../checkout.ts";

const run = promisify(execFile);

const FILE = `Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src
loop-sweater,Loop Sweater,<p>Merino wool.</p>,Tern & Hill,Sweaters,Women,Color,Ecru,Size,S,LS-S,4,89.95,129.95,https://pictures.example/loop.jpg
loop-sweater,,,,,,,Ecru,,M,LS-M,7,89.95,129.95,
field-boot,Field Boot,<p>Waxed leather.</p>,Tern & Hill,Boots,Women,Color,Black,Size,US 8,FB-8,3,240.00,,https://pictures.example/boot.jpg
`;

let folder = "";
let shop: ShopProcess;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-own-shop-"));
});
test.afterAll(async () => {
  shop?.child.kill("SIGTERM");
  await shop?.exit;
  await rm(folder, { recursive: true, force: true });
});

test("[OC-01] [OC-02] an imported catalogue opens as a shop and sells", async ({ browser }) => {
  shop = startShop({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "warn", DEMO_PRODUCTS: "0", PAYMENT_PROVIDER: "test" });
  const address = await addressOf(shop);
  const file = join(folder, "products.csv");
  await writeFile(file, FILE);
  await run(process.execPath, ["server/cli.ts", "catalogue", "import", file, "--currency", "USD"], {
    env: { ...process.env, DATA_DIR: folder },
  });

  const page = await browser.newPage({ baseURL: address });
  // The search index follows the import in the background.
  await expect
    .poll(async () => {
      await page.goto("/us");
      return page.getByRole("main").getByRole("link", { name: "Shoes", exact: true }).count();
    })
    .toBe(1);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Women" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Men", exact: true })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Tern & Hill", exact: true })).toBeVisible();

  await main.getByRole("article").filter({ hasText: "Loop Sweater" }).first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Loop Sweater");
  await page.getByRole("group", { name: "Size" }).getByText("M", { exact: true }).click();
  await page.getByRole("button", { name: "Add to bag" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Loop Sweater");
  await goToPayment(page);
  await fillCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(thankYou(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("$89.95");
});
