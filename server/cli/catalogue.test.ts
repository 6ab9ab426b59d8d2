import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Hono } from "hono";
import { feedLines, feedRow } from "../../commerce/products/feed-fixture.ts";
import { copyFolder } from "../../commerce/database/testing.ts";
import { openAccess } from "../catalogue/access.ts";
import { adminApp } from "../catalogue/admin-app.ts";
import { readConfig, type Config } from "../config.ts";
import { listen } from "../http/listener.ts";
import { openShopDatabase } from "../start/shop.ts";
import { runCatalogue } from "./catalogue.ts";
import { runDemo } from "./demo.ts";
import { explainFileFailure } from "./file-failure.ts";

let root = "";
let config: Config;
const cleanups: (() => unknown)[] = [];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "vitrine-cli-"));
  const { location } = await copyFolder();
  if (!("dataDir" in location)) throw new Error("The embedded database is a folder");
  renameSync(location.dataDir, join(root, "database"));
  config = readConfig({ DATA_DIR: root });
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

async function run(...words: string[]): Promise<{ printed: string; said: string[] }> {
  const said: string[] = [];
  let printed = "";
  await runCatalogue(words, config, { print: (text) => (printed += text), say: (text) => said.push(text) });
  // How far it is, a slow machine says in between.
  return { printed, said: said.filter((sentence) => !/^ {2}[\d,]+ \w+, [\d,]+ a second$/.test(sentence)) };
}

const statusNow = async (): Promise<unknown> => JSON.parse((await run("status")).printed);

/** A shop as the command line knows it: a database, an address and a key. */
async function openShop() {
  const indexed: string[] = [];
  const database = await openShopDatabase(config);
  const listening = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
  if (listening.kind !== "listening") throw new Error(listening.kind);
  const { listener } = listening;
  const access = openAccess(root, listener.address);
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
  expect(imported.said.at(-1)).toMatch(/^30 products, [\d,]+ a second: they are on sale, in 60 variants\.$/);
  const updated = await run(
    "update",
    write("changes.jsonl", [
      JSON.stringify({ put: [feedRow(31)] }),
      JSON.stringify({ variant: "v1-0", set: { inventory_quantity: 77 } }),
    ]),
  );
  expect(updated.said.at(-1)).toMatch(/^2 changes, .* 2 products written, 0 taken off sale\.$/);
  expect((await run("delete", "p3", "p4")).said.at(-1)).toMatch(/2 taken off sale\.$/);
  expect(await statusNow()).toMatchObject({ catalogue: { products: 29, variants: 57 }, position: "1:4" });
  const copy = join(root, "copy.jsonl");
  await run("export", copy);
  const verified = await run("verify", copy);
  expect(verified.said.at(-1)).toBe("29 products in 57 variants are in order; nothing was changed.");
}

test("[SR-20] a feed is verified without a database, and every mistake is told with its line", async () => {
  const file = write("wrong.jsonl", [JSON.stringify(feedRow(1)), "{", JSON.stringify({ ...feedRow(2), sku: "" })]);
  await expect(run("verify", file)).rejects.toThrow(
    /^Line 2 of the feed: is not JSON\.\nLine 3 of the feed, field sku: .*\nNothing was changed\.$/,
  );
});

test("[SR-20] every command works on the database when no shop runs, whatever a killed one left", async () => {
  // Nobody listens on the discard port.
  openAccess(root, "http://127.0.0.1:9");
  await useEveryCommand();
  expect((await run("index")).said.at(-1)).toMatch(/^29 products, .* they are indexed, in 57 variants\.$/);
});

test("[SR-20] every command goes through a running shop, which holds the database", async () => {
  const { indexed } = await openShop();
  await useEveryCommand();
  expect(indexed).toEqual(["changed", "changed", "changed"]);
  expect((await run("index")).said.at(-1)).toMatch(/^3 products, .* they are indexed/);
  expect(indexed.at(-1)).toBe("rebuilt");
});

test("[SR-20] a file of Shopify's is tried, imported and told about, with a report of what was left out", async () => {
  await openShop();
  const file = write("products.csv", [
    "Handle,Title,Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Price,Image Src",
    "coat,Coat,Nordlys,Coats,Women,Size,M,90,https://cdn.example/1.jpg",
    "hat,Black hat,Nordlys,Hats,Women,,,45,https://cdn.example/2.jpg",
    "bag,Black tote,Nordlys,Tote Bags,Women,,,70,https://cdn.example/3.jpg",
  ]);
  const report = join(root, "report.jsonl");
  const words = [file, "--currency", "EUR", "--rate", "USD=1.1", "--rate", "GBP=0.9", "--report", report];
  const tried = await run("import", ...words, "--dry-run");
  expect(tried.said[0]).toMatch(/^2 products, .* would be on sale: 2 new, 0 changed, 0 as today; 0 would go\. Nothing/);
  expect(await statusNow()).toMatchObject({ catalogue: null });
  const imported = await run("import", ...words);
  expect(imported.said[0]).toMatch(/^2 products, .* they are on sale, in 2 variants\.$/);
  expect(imported.said.slice(1)).toEqual([
    "Left out: 1 no-colour.",
    "  Line 2, coat, colour: has no colour.",
    `All of it is in ${report}.`,
  ]);
  expect(readFileSync(report, "utf8").trim()).toBe(
    JSON.stringify({
      reason: "no-colour",
      product: "coat",
      variants: 1,
      line: 2,
      field: "colour",
      message: "has no colour",
    }),
  );
  const copy = join(root, "copy.jsonl");
  await run("export", copy);
  expect(JSON.parse(readFileSync(copy, "utf8").split("\n")[0] ?? "")).toMatchObject({
    handle: "bag",
    eu_eur_price_f: 70,
    www_usd_price_f: 77,
    uk_gbp_price_f: 63,
  });
  const again = join(root, "again.csv");
  await run("export", again, "--format", "shopify-csv", "--currency", "EUR");
  const back = await run("import", again, "--currency", "EUR", "--dry-run");
  expect(back.said[0]).toMatch(/would be on sale: 0 new, 0 changed, 2 as today; 0 would go/);
  await expect(run("import", ...words, "--most-skipped", "10")).rejects.toThrow(/^1 of 3 variants cannot be taken/);
  await expect(run("verify", file, "--currency", "EUR")).rejects.toThrow(/^Line 2 of the feed, field colour/);
  await expect(run("import", file, "--currency", "XXX")).rejects.toThrow("The option currency");
});

test("a mistake in a feed larger than the connection holds is told before all of it is sent", async () => {
  await openShop();
  const lines = [...feedLines(5_000)];
  const file = write("feed.jsonl", lines.with(4, JSON.stringify({ ...feedRow(3), sku: "" })));
  await expect(run("import", file)).rejects.toThrow("Line 5 of the feed, field sku:");
  expect(await statusNow()).toMatchObject({ catalogue: null });
});

test("what makes no sense is refused with how it is meant", async () => {
  for (const words of [[], ["import"], ["import", "a", "b"], ["delete"], ["status", "x"], ["toString"]]) {
    await expect(run(...words)).rejects.toThrow("npm run shop -- catalogue import FILE");
  }
  await expect(run("import", "/no/such/file")).rejects.toThrow("There is no file /no/such/file.");
});

test("a file that cannot be read or written is told in one sentence, another failure is not", async () => {
  const noFolder = ["feed", "--products", "1", "--out", join(root, "gone", "feed.jsonl")];
  for (const work of [() => run("import", root), () => runDemo(noFolder, () => {})]) {
    const failure = await work().catch((error: unknown) => error);
    expect(explainFileFailure(failure)).toMatch(/^The file cannot be used \(E(?:ISDIR|NOENT): .*\): name another one/);
  }
  expect(explainFileFailure(new Error("something else"))).toBeUndefined();
});
