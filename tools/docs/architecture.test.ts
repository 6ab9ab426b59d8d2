import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderRules, SERVER_SIDE_IMPORTS } from "../import-rules/rules.ts";

const document = readFileSync("ARCHITECTURE.md", "utf8");
const [, tree = ""] = /## The tree\n+```\n([\s\S]+?)```/.exec(document) ?? [];

const ignored = new Set(
  readFileSync(".gitignore", "utf8")
    .split("\n")
    .map((line) => line.replaceAll("/", "")),
);
const foldersIn = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !ignored.has(entry.name))
    .map(({ name }) => name);

/** Names before a description: "cart/ checkout/     buying" names two folders. */
const namesIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => [...(/^\s*((?:[\w-]+\/ ?)+)/.exec(line)?.[1] ?? "").matchAll(/[\w-]+(?=\/)/g)].map(String));

/** The indented lines below the line of a top folder. */
const linesBelow = (folder: string): readonly string[] =>
  (new RegExp(`^${folder}/.*\n((?: .*\n)*)`, "m").exec(tree)?.[1] ?? "").split("\n");

test("the tree in ARCHITECTURE.md has every top folder and no other", () => {
  const top = tree.split("\n").filter((line) => !line.startsWith(" "));
  expect(namesIn(top).toSorted()).toEqual(foldersIn(".").toSorted());
});

test.each(["commerce", "search", "server", "storefront"])("it has every folder of %s and no other", (folder) => {
  expect(namesIn(linesBelow(folder)).toSorted()).toEqual(foldersIn(folder).toSorted());
});

test("its import table is the one that npm run check enforces", () => {
  const [, rows = ""] = /^\| Folder .*\n\|[- |]+\n((?:\|.*\n)+)/m.exec(document) ?? [];
  const documented = rows
    .trim()
    .split("\n")
    .filter((row) => !row.includes("in the browser"))
    .map((row) => {
      const [, name = "", cell = ""] = row.split("|").map((text) => text.trim());
      const [values = ""] = cell.split("types of");
      return [name.replaceAll("`", ""), [...values.matchAll(/`([\w/-]+)`/g)].map(([, folder]) => folder)];
    });
  // The table leaves out the order of folders inside the storefront, which the text describes.
  const enforced = Object.entries(folderRules)
    .filter(([name]) => name === "storefront/locales" || !name.startsWith("storefront"))
    .map(([name, { mayImport }]) => [name, mayImport]);
  expect(Object.fromEntries(documented)).toEqual({
    ...Object.fromEntries(enforced),
    "storefront on the server": ["catalogue", ...SERVER_SIDE_IMPORTS],
  });
});

test("its order of the storefront's folders is the one that npm run check enforces", () => {
  const [, sentence = ""] = /each folder may import those before it: ([\s\S]+?)\./.exec(document) ?? [];
  const order = [...sentence.matchAll(/`([\w.]+)`/g)].map(([, name]) => `storefront/${name}`);
  const within = (name: string) => (folderRules[name]?.mayImport ?? []).filter((one) => one.startsWith("storefront/"));
  for (const [place, name] of order.slice(0, order.indexOf("storefront/pages")).entries()) {
    const allowed = within(name).filter((one) => one !== "storefront/styles");
    expect([name, allowed], name).toEqual([name, order.slice(0, place)]);
  }
});
