import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Hono } from "hono";
import { feedLines, feedRow } from "../../commerce/products/testing-feed.ts";
import { openAccess } from "../catalogue/access.ts";
import { adminApp } from "../catalogue/admin-app.ts";
import type { Config } from "../config.ts";
import { listen } from "../http/listener.ts";
import { openShopDatabase } from "../start/shop.ts";
import { runCatalogue } from "./catalogue.ts";
import { runDemo } from "./demo.ts";
import { explainFileFailure } from "./file-failure.ts";
import { EMBEDDED, makeDataFolder, makeEmbeddedDataFolder } from "./testing-data-folder.ts";

/** For files. */
let root = "";
let config: Config;
const cleanups: (() => unknown)[] = [];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "vitrine-cli-"));
  config = await makeDataFolder();
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  rmSync(root, { recursive: true, force: true });
});

const write = (name: string, lines: Iterable<string>): string => {
  const file = join(root, name);
  writeFileSync(file, [...lines, ""].join("\n"));
  return file;
};

async function run(...words: string[]): Promise<{ printed: string; infos: string[] }> {
  const infos: string[] = [];
  let printed = "";
  await runCatalogue(words, config, { print: (text) => (printed += text), info: (text) => infos.push(text) });
  // Without progress lines, which appear on a slow machine.
  return { printed, infos: infos.filter((line) => !/^ {2}[\d,]+ \w+, [\d,]+ per second$/.test(line)) };
}

const statusNow = async (): Promise<unknown> => JSON.parse((await run("status")).printed);

/** A running shop, as far as the command line needs it. */
async function openShop() {
  const indexed: string[] = [];
  const database = await openShopDatabase(config);
  const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  const { listener } = listening;
  const access = openAccess(config.dataDir, listener.address);
  const status = async () => ({ products: 3, variants: 6 });
  const app = new Hono().route(
    "/admin/catalogue",
    adminApp({
      database,
      index: {
        onChanged: () => indexed.push("changed"),
        rebuild: async (onProgress) => {
          indexed.push("rebuilt");
          onProgress(3);
          return status();
        },
        status,
      },
      localToken: access.token,
      token: undefined,
      onError: (error) => {
        throw error;
      },
    }),
  );
  listener.serve({ fetch: (request) => app.fetch(request) });
  cleanups.push(async () => {
    access.close();
    await listener.drain(1);
    await database.close();
  });
  return { indexed };
}

async function useEveryCommand(): Promise<void> {
  const imported = await run("import", write("feed.jsonl", feedLines(30)));
  expect(imported.infos.at(-1)).toMatch(/^Imported 30 products with 60 variants, [\d,]+ per second\.$/);
  const updated = await run(
    "update",
    write("changes.jsonl", [
      JSON.stringify({ put: [feedRow(31)] }),
      JSON.stringify({ variant: "v1-0", set: { inventory_quantity: 77 } }),
    ]),
  );
  expect(updated.infos.at(-1)).toMatch(/^Applied 2 changes, .* 2 products written, 0 removed\.$/);
  expect((await run("delete", "p3", "p4")).infos.at(-1)).toMatch(/2 removed\.$/);
  expect(await statusNow()).toMatchObject({ catalogue: { products: 29, variants: 57 }, position: "1:4" });
  const copy = join(root, "copy.jsonl");
  await run("export", copy);
  const verified = await run("verify", copy);
  expect(verified.infos.at(-1)).toBe("29 products with 57 variants are valid. Nothing was changed.");
}

test("[SR-20] a feed is verified without a database, and every mistake is reported with its line", async () => {
  const file = write("wrong.jsonl", [JSON.stringify(feedRow(1)), "{", JSON.stringify({ ...feedRow(2), sku: "" })]);
  await expect(run("verify", file)).rejects.toThrow(
    /^Line 2 of the feed: is not JSON\.\nLine 3 of the feed, field sku: .*\nNothing was changed\.$/,
  );
});

test(
  "[SR-20] every command works on the database if no shop runs, even if a killed one left its access file",
  EMBEDDED,
  async () => {
    config = await makeEmbeddedDataFolder();
    // Nothing listens on the discard port.
    openAccess(config.dataDir, "http://127.0.0.1:9");
    await useEveryCommand();
    expect((await run("index")).infos.at(-1)).toMatch(/^Indexed 29 products with 57 variants, .*\.$/);
  },
);

test("[SR-20] every command goes through a running shop", EMBEDDED, async () => {
  config = await makeEmbeddedDataFolder();
  const { indexed } = await openShop();
  await useEveryCommand();
  expect(indexed).toEqual(["changed", "changed", "changed"]);
  expect((await run("index")).infos.at(-1)).toMatch(/^Indexed 3 products/);
  expect(indexed.at(-1)).toBe("rebuilt");
});

test("[SR-20] products without pictures are no pictures to add", async () => {
  await openShop();
  const file = write("products.csv", [
    "Handle,Title,Vendor,Type,Tags,Variant Inventory Qty,Variant Price,Image Src",
    "hat,Black hat,Nordlys,Hats,Women,1,45,",
    "bag,Black tote,Nordlys,Tote Bags,Women,1,70,photos/bag.jpg",
  ]);
  const { infos } = await run("import", file, "--currency", "EUR", "--rate", "USD=1.1", "--rate", "GBP=0.9");
  expect(infos.filter((line) => line.startsWith("Pictures"))).toEqual([
    "Pictures that are files: 1. Add them: npm run shop -- pictures add FOLDER-OR-ZIP",
  ]);
});

test("[SR-20] [OC-12] a Shopify file is imported after a dry run, with a report of skipped products", async () => {
  await openShop();
  const file = write("products.csv", [
    "Handle,Title,Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Price,Image Src",
    "coat,Coat,Nordlys,Coats,Women,Size,M,,https://cdn.example/1.jpg",
    "hat,Black hat,Nordlys,Hats,Women,,,45,https://cdn.example/2.jpg",
    "bag,Black tote,Nordlys,Tote Bags,Women,,,70,https://cdn.example/3.jpg",
  ]);
  const report = join(root, "report.jsonl");
  const words = [file, "--currency", "EUR", "--rate", "USD=1.1", "--rate", "GBP=0.9", "--report", report];
  const tried = await run("import", ...words, "--dry-run");
  expect(tried.infos.at(-7)).toMatch(
    /^The import would result in 2 products .*: 2 new, 0 changed, 0 unchanged; 0 would be removed\. Nothing/,
  );
  expect(await statusNow()).toMatchObject({ catalogue: null });
  const imported = await run("import", ...words);
  expect(imported.infos.slice(0, 3)).toEqual([
    "ATTENTION: 2 variants have no quantity in the file. Stock of each: 1. Use --stock N for another number.",
    "Guessed colour: 1 value.",
    "  80 %: none in the file, so Black, 2 products (hat, bag)",
  ]);
  expect(imported.infos[3]).toMatch(/^Imported 2 products with 2 variants, .*\.$/);
  expect(imported.infos.slice(4)).toEqual([
    "Pictures from cdn.example: 2, not allowed yet.",
    "Skipped 1 row of 1 product: 1 no-price.",
    "  Line 2, coat: has no price.",
    "To import them:",
    "  no-price: Give every variant a price.",
    `All of them are in ${report}.`,
    "To fetch them: npm run shop -- pictures allow cdn.example",
  ]);
  expect(readFileSync(report, "utf8").trim()).toBe(
    JSON.stringify({
      reason: "no-price",
      product: "coat",
      variants: 1,
      line: 2,
      message: "has no price",
    }),
  );
  // As a page too: counts, a sample, guesses, and refusals with their remedies.
  const page = join(root, "report.html");
  const shown = await run("import", file, "--currency", "EUR", "--dry-run", "--report", page);
  expect(shown.infos).toContain("  Nordlys: Black hat, 45.00 EUR\n    women · Hats · Black\n    Only One Size: 1");
  expect(shown.infos.at(-1)).toBe(`The report is in ${page}.`);
  const html = readFileSync(page, "utf8");
  for (const text of [
    "Black hat",
    "€45.00",
    "2 variants have no quantity",
    "<td>80 %<td>colour",
    "has no price",
    "Give every variant a price.",
  ]) {
    expect(html).toContain(text);
  }
  const copy = join(root, "copy.jsonl");
  await run("export", copy);
  expect(JSON.parse(readFileSync(copy, "utf8").split("\n")[0] ?? "")).toMatchObject({
    handle: "bag",
    eu_eur_price_f: 70,
    www_usd_price_f: 77,
    uk_gbp_price_f: 63,
  });
  const unchanged = await run("import", ...words);
  expect(unchanged.infos).toContain("Nothing changed: 2 products with 2 variants are as before.");
  const again = join(root, "again.csv");
  await run("export", again, "--format", "shopify-csv", "--currency", "EUR");
  const back = await run("import", again, "--currency", "EUR", "--dry-run");
  expect(back.infos.at(-2)).toMatch(/: 0 new, 0 changed, 2 unchanged; 0 would be removed/);
  await expect(run("import", ...words, "--most-skipped", "10")).rejects.toThrow(/^1 of 3 variants are invalid/);
  await expect(run("verify", file, "--currency", "EUR")).rejects.toThrow(/^Line 2 of the feed: has no price/);
  await expect(run("import", file, "--currency", "XXX")).rejects.toThrow("Option currency");
});

test("[SR-20] [OC-12] a file is verified with its guesses, also as a page", async () => {
  const file = write("products.csv", [
    "Handle,Title,Vendor,Type,Tags,Variant SKU,Variant Inventory Qty,Variant Price,Option1 Name,Option1 Value",
    "hat,Black hat,Nordlys,Hats,Women,S-1,1,1.249,,",
    "bag,Black tote,Nordlys,Tote Bags,Women,S-1,-3,70,,",
    "coat,Black coat,Nordlys,Coats,Women,S-2,1,80,Size,34",
    "coat,,,,,S-3,1,80,,XL-Long",
  ]);
  const page = join(root, "verified.html");
  const { infos } = await run("verify", file, "--currency", "EUR", "--report", page);
  for (const line of [
    "Guessed price: 1 value.",
    '  70 %: "1.249" is 1249.00 EUR, 1 product (hat)',
    '  50 %: "S-1" is shared with another product, 2 products (hat, bag)',
    '  50 %: "-3" is 0, 1 product (bag)',
    '  "XL-Long" is in no size chart: it can be bought, but is not in the size filter, 1 product (coat)',
    "  none in the file, so the shop shows a placeholder, 3 products (hat, bag, coat)",
    `The report is in ${page}.`,
  ]) {
    expect(infos).toContain(line);
  }
  expect(infos.at(-1)).toBe("3 products with 4 variants are valid. Nothing was changed.");
  // Guesses that keep the text come after those that change its meaning.
  const sizes = infos.slice(infos.indexOf("Guessed size: 2 different values.") + 1).slice(0, 2);
  expect(sizes).toEqual([expect.stringMatching(/"34" is EU 34/), expect.stringMatching(/"XL-Long" is in no size/)]);
  const html = readFileSync(page, "utf8");
  for (const text of ["<dt>products<dd>3", "Black hat", "<td>70 %<td>price<td>1.249<td>1249.00 EUR"]) {
    expect(html).toContain(text);
  }
});

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../commerce/foreign-feeds/fixtures/${name}.csv`, import.meta.url));

/** Imports a file and lists the catalogue: department, type, colour, then sizes with stock, by handle. */
async function catalogueFrom(name: string): Promise<Readonly<Record<string, string>>> {
  const { infos } = await run("import", fixture(name), "--currency", "EUR", "--stock", "9");
  expect(infos.join("\n")).not.toMatch(/Skipped|Types that the shop did not have/u);
  const copy = join(root, "copy.jsonl");
  await run("export", copy);
  const rows = readFileSync(copy, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ handle }) => handle)].map(([handle, [first, ...more]]) => [
      handle,
      [
        first.department.replace("\t", "+"),
        first.product_type,
        first.color,
        ...[first, ...more].map(({ size, inventory_quantity: stock }) => `${size}: ${stock}`),
      ].join(", "),
    ]),
  );
}

test("files of shops in German, French and Italian are imported with nothing but the currency [OC-08] [OC-10]", async () => {
  expect(await catalogueFrom("woocommerce-german")).toEqual({
    "leinenkleid-ida-salbei": "women, Dresses, Green, S: 4, M: 0",
    "leinenkleid-ida-ecru": "women, Dresses, White, L: 2",
    "ledertasche-fohr": "women, Shoulder Bags, Brown, Only One Size: 12",
    "gurtel-herren-schwarz-95-cm": "men, Belts, Black, Only One Size: 9",
    "kinder-strickmutze-bommel": "girls+boys, Hats, Blue, 48–52 cm: 7",
  });
  expect(await catalogueFrom("shopify-french")).toEqual({
    "robe-capucine-vert-sauge": "women, Dresses, Green, FR 36: 3, FR 38: 0",
    "robe-capucine-ecru": "women, Dresses, White, FR 38: 2",
    "bottines-leonie": "women, Boots, Brown, EU 37: 4, EU 38: 1",
    "sac-heloise": "women, Top Handle Bags, Red, Only One Size: 5",
    "boucles-perle": "women, Earrings, Gold, Only One Size: 9",
    "bonnet-enfant": "girls+boys, Hats, Navy, 48–50 cm: 6, 52–54 cm: 2",
    "chemise-homme": "men, Shirts, White, M: 7",
    "pull-fille": "girls, Sweaters, multi, 4Y: 3, 6Y: 3",
  });
  expect(await catalogueFrom("magento-italian")).toEqual({
    "giada-nero": "women, Crossbody Bags, Black, Only One Size: 4",
    "giada-cuoio": "women, Crossbody Bags, Brown, Only One Size: 2",
    enea: "men, Shirts, White, 39 cm: 3, 40 cm: 0",
    vera: "women, Boots, Brown, IT 38: 5",
    cerchio: "women, Earrings, Gold, Only One Size: 8",
  });
});

test("a mistake in a large feed is reported before all of it is sent", async () => {
  await openShop();
  const lines = [...feedLines(5_000)];
  const file = write("feed.jsonl", lines.with(4, JSON.stringify({ ...feedRow(3), sku: "" })));
  await expect(run("import", file)).rejects.toThrow("Line 5 of the feed, field sku:");
  expect(await statusNow()).toMatchObject({ catalogue: null });
});

test("invalid arguments are rejected with the usage", async () => {
  for (const words of [[], ["import"], ["import", "a", "b"], ["delete"], ["status", "x"], ["toString"]]) {
    await expect(run(...words)).rejects.toThrow("npm run shop -- catalogue import FILE");
  }
  await expect(run("import", "/no/such/file")).rejects.toThrow("File /no/such/file does not exist.");
});

test("failed file access is explained in one sentence, other errors are not", async () => {
  const noFolder = ["feed", "--products", "1", "--out", join(root, "gone", "feed.jsonl")];
  for (const work of [() => run("import", root), () => runDemo(noFolder, () => {})]) {
    const failure = await work().catch((error: unknown) => error);
    expect(explainFileFailure(failure)).toMatch(
      /^The file cannot be used \(E(?:ISDIR|NOENT): .*\)\. Choose another one/,
    );
  }
  expect(explainFileFailure(new Error("something else"))).toBeUndefined();
});
