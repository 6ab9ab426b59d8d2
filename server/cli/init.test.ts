// A new shop from a merchant's file, and its pictures, by the command line.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productTable } from "../../commerce/products/tables.ts";
import { onPostgres, type TestDatabase } from "../../commerce/database/testing.ts";
import { readConfig, type Config } from "../config.ts";
import { photo } from "../pictures/testing-host.ts";
import { fillCatalogue } from "../seed/catalogue.ts";
import { openShopDatabase } from "../start/shop.ts";
import { catalogueStatus } from "#commerce/products";
import { FACTS, MARKETS, PRICE_LISTS, readSetting } from "#commerce/settings";
import { commands } from "./commands.ts";
import { runInit } from "./init.ts";
import { runPictures } from "./pictures.ts";
import type { Terminal } from "./terminal.ts";

let root = "";
let config: Config;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vitrine-init-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, ...lines: readonly string[]): string => {
  const file = join(root, name);
  writeFileSync(file, lines.join("\n"));
  return file;
};

async function said(
  run: (words: readonly string[], config: Config, terminal: Terminal) => Promise<void>,
  words: readonly string[],
  ask?: Terminal["ask"],
): Promise<string> {
  const lines: string[] = [];
  const add = (text: string): void => void lines.push(text);
  await run(words, config, { print: add, info: add, ask });
  return lines.join("\n");
}

/** Configures the commands for the database of a block. */
function useDatabase({ location }: TestDatabase): void {
  const url = "url" in location ? location.url : "";
  config = readConfig({ DATA_DIR: join(root, "data"), DATABASE_URL: url });
}

const COLUMNS =
  "Handle,Title,Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src";

onPostgres("a first start", (database) => {
  test("[OC-01] [OC-13] init opens a shop with the merchant's products, asks for hosts, and a later start adds no demo", async () => {
    useDatabase(database);
    mkdirSync(join(root, "photos"));
    writeFileSync(join(root, "photos", "Bag.JPG"), await photo());
    // A name like that of the demo's source must not be taken for it.
    const file = write(
      "demo 30",
      COLUMNS,
      "hat,Black hat,Nordlys,Hats,Women,Size,M,3,45.50,https://cdn.example/1.jpg",
      "bag,Black tote,Nordlys,Tote Bags,Women,,,2,70,bag.jpg",
      "cap,Red cap,,Hats,Women,,,2,30,",
    );
    const words = [file, "--name", " Nordlys Hats ", "--currency", "EUR", "--pictures", join(root, "photos")];
    const asked: string[] = [];
    const first = await said(runInit, words, async (question) => {
      asked.push(question);
      return true;
    });
    expect(first).toContain("Opening a shop with the products of");
    expect(first).toContain("Guessed colour");
    expect(first).toContain("Imported 3 products with 3 variants");
    expect(first).toContain("Pictures from cdn.example: 1, not allowed yet.");
    expect(first).toMatch(/Added 1 pictures from .*photos\. Refused: 0\. Not found there: 1\./);
    expect(asked).toEqual(["Fetch pictures from cdn.example?"]);
    expect(first).toMatch(/Pictures are fetched from cdn\.example\.\nYour shop is ready\. npm start opens it\.$/);
    const status = await said(runPictures, []);
    expect(status).toContain("There: 1. Waiting: 1. Failed: 0.\n  cdn.example: 0 there, 1 waiting, 0 failed");
    expect(status).toContain("Files to add: 1.");

    await expect(said(runInit, [file])).rejects.toThrow(
      /data already holds a shop with 3 products from .*demo 30\. Nothing was imported\./,
    );
    await expect(said(runInit, [file, "--name=Other"])).rejects.toThrow("Nothing was imported or renamed.");
    const opened = await openShopDatabase(config);
    try {
      expect(await readSetting(opened.sql, FACTS)).toMatchObject({ name: "Nordlys Hats" });
      const designers = opened.sql
        .selectDistinct({ name: productTable.vendor })
        .from(productTable)
        .orderBy(productTable.vendor);
      expect(await designers).toEqual([{ name: "Nordlys" }, { name: "Nordlys Hats" }]);
      await fillCatalogue(opened, { products: 30, print: () => undefined });
      expect(await catalogueStatus(opened)).toMatchObject({ products: 3, source: file });
    } finally {
      await opened.close();
    }
  });
});

onPostgres("a shop in the currency of one country", (database) => {
  test("[OC-01] [I18-06] init adds the price list, without a rate, and the shop is at home there", async () => {
    useDatabase(database);
    const file = write("kyoto.csv", COLUMNS, "hat,Black hat,Nordlys,Hats,Women,Size,M,3,9900,");
    const first = await said(runInit, [file, "--currency", "JPY"]);
    expect(first).toContain("Prices are in JPY, and Japan is the home market.");
    expect(first).toContain("Imported 1 products");
    const opened = await openShopDatabase(config);
    try {
      const { lists } = await readSetting(opened.sql, PRICE_LISTS);
      expect(lists.at(-1)).toEqual({ code: "jp_jpy", name: "Japan", markets: ["jp"] });
      expect(await readSetting(opened.sql, MARKETS)).toEqual({ home: "jp" });
      expect(await opened.sql.select({ prices: productTable.prices }).from(productTable)).toEqual([
        { prices: { jp_jpy: 9_900_000 } },
      ]);
    } finally {
      await opened.close();
    }
  });
});

onPostgres("hosts", (database) => {
  test("[OC-13] hosts are allowed with the import, and later by commands that say what is wrong", async () => {
    useDatabase(database);
    const file = write("a.csv", COLUMNS, "hat,Black hat,Nordlys,Hats,Women,Size,M,3,45,http://cdn.example/1.jpg");
    const init = await said(runInit, [file, "--currency", "EUR", "--pictures-from", "all-in-file"]);
    expect(init).toContain("Pictures from cdn.example: 1.\n");
    expect(init).not.toContain("pictures allow");
    expect(await said(runPictures, ["allow", "*.pictures.example"])).toBe(
      "Pictures are fetched from *.pictures.example, cdn.example.",
    );
    expect(await said(runPictures, ["forbid", "*.pictures.example"])).toBe("Pictures are fetched from cdn.example.");
    expect(await said(runPictures, ["retry"])).toBe("0 pictures will be tried again.");
    await expect(said(runPictures, ["allow", "http://cdn.example"])).rejects.toThrow("use https");
    await expect(said(runPictures, ["add", join(root, "nowhere")])).rejects.toThrow("does not exist");
    await expect(said(runPictures, ["add", file])).rejects.toThrow(/a\.csv is not a complete zip file\./);
  });
});

onPostgres("bad files", (database) => {
  test("[OC-01] a file that cannot be imported is one sentence, and leaves an empty shop", async () => {
    useDatabase(database);
    await expect(said(runInit, [join(root, "nowhere.csv"), "--currency", "EUR"])).rejects.toThrow(
      /^File .*nowhere\.csv does not exist\.$/,
    );
    await expect(said(runInit, [write("other.csv", "A,B", "1,2")])).rejects.toThrow(
      /^The feed has the columns "A", "B", which are of no known format\. Name the column .* --map mapping\.json\. .*Nothing was changed\.$/,
    );
    await expect(said(runInit, [write("b.csv", COLUMNS), "--colur", "red"])).rejects.toThrow("--colur");
    await expect(said(runInit, [])).rejects.toThrow("init FILE");
    for (const name of [["--name"], ["--name="], ["--name", "x".repeat(61)]])
      await expect(said(runInit, [write("b.csv", COLUMNS), ...name])).rejects.toThrow("--name needs the name of the");
    expect(Object.keys(commands)).toEqual(expect.arrayContaining(["init", "pictures"]));
    const opened = await openShopDatabase(config);
    expect(await catalogueStatus(opened)).toBeUndefined();
    await opened.close();
  });
});
