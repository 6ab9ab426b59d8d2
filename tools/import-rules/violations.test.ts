// Runs the import check over small trees that break one rule each.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readModules } from "./module-graph.ts";
import { findViolations } from "./violations.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vitrine-imports-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const IMPORTS = {
  "#catalogue": "./catalogue/index.ts",
  "#commerce/*": "./commerce/*/index.ts",
  "#search/*": "./search/*",
  "#storefront/*": "./storefront/*",
};

function violations(files: Readonly<Record<string, string>>): readonly string[] {
  const all = { "catalogue/index.ts": "", "commerce/cart/index.ts": "", "search/index.ts": "", ...files };
  for (const [path, source] of Object.entries({ ...all, "package.json": JSON.stringify({ imports: IMPORTS }) })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return findViolations(readModules(root));
}

test("imports along the table are fine", () => {
  expect(
    violations({
      "commerce/cart/rules.ts": `import { money } from "#catalogue"; import "./index.ts"; import { eq } from "drizzle-orm";`,
      "search/url.ts": "",
      "storefront/pages/listing/listing.tsx": `import "#catalogue"; import "#search/url.ts"; import type { A } from "#commerce/cart";`,
      "storefront/pages/listing/listing.server.ts": `import { cart } from "#commerce/cart"; import { readFile } from "node:fs";`,
      "server/main.ts": `import "#storefront/pages/listing/listing.tsx"; import "#commerce/cart";`,
      "commerce/cart/rules.test.ts": `import "../../server/main.ts";`,
      "benchmarks/run.ts": `import "../server/main.ts";`,
    }),
  ).toEqual([]);
});

test.each<[string, string, string, string]>([
  [
    "against the direction",
    "catalogue/money.ts",
    `import type { A } from "#commerce/cart";`,
    "the import table does not allow catalogue/ to import commerce/ here",
  ],
  [
    "by a type in the middle of code",
    "commerce/cart/rules.ts",
    `export type Query = import("#search/index.ts").Query;`,
    "the import table does not allow commerce/ to import search/ here",
  ],
  [
    "by a re-export",
    "commerce/cart/rules.ts",
    `export { query } from "#search/index.ts";`,
    "the import table does not allow commerce/ to import search/ here",
  ],
  [
    "by a dynamic import",
    "commerce/cart/rules.ts",
    `const later = () => import("#search/index.ts");`,
    "the import table does not allow commerce/ to import search/ here",
  ],
  ["by a relative path", "commerce/cart/rules.ts", `import "../../catalogue/index.ts";`, "is imported by its # name"],
  ["past an index", "server/main.ts", `import "#commerce/cart/store.ts";`, "there is no such module"],
  ["a package in pure code", "catalogue/money.ts", `import { z } from "zod";`, "this folder does without packages"],
  [
    "Node in browser code",
    "storefront/ui/menu.tsx",
    `import fs from "fs";`,
    "this code runs in browsers, without Node",
  ],
  [
    "commerce in browser code",
    "storefront/ui/menu.tsx",
    `import { cart } from "#commerce/cart";`,
    "the import table does not allow storefront/ to import commerce/ here",
  ],
  [
    "out of the engine",
    "search/engine/index.ts",
    `import "../index.ts";`,
    "the engine knows the model of queries, and nothing else",
  ],
  ["from an unknown folder", "misc/a.ts", "", "is in a folder that the import table"],
])("an import %s is a violation", (_, path, source, reason) => {
  const found = violations({ "commerce/cart/store.ts": "", [path]: source });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(path);
  expect(found[0]).toContain(reason);
});

test("browser code may not load a server module of its own folder", () => {
  const found = violations({
    "storefront/home/home.server.ts": "export const loader = () => 1;",
    "storefront/home/home.page.tsx": `import { loader } from "./home.server.ts"; export default () => <p>{loader()}</p>;`,
    "storefront/home/data.ts": `import type { loader } from "./home.server.ts"; export type Data = typeof loader;`,
  });
  expect(found).toEqual([
    `storefront/home/home.page.tsx imports "./home.server.ts": browser code would load server code`,
  ]);
});

test("two modules that need each other's types are a circle", () => {
  const found = violations({
    "catalogue/a.ts": `import type { B } from "./b.ts"; export type A = B;`,
    "catalogue/b.ts": `import { type A } from "./a.ts"; export type B = A;`,
  });
  expect(found).toEqual([
    "these modules import each other in a circle: catalogue/a.ts → catalogue/b.ts → catalogue/a.ts",
  ]);
});

test("two folders that import each other are a circle, even without one of modules", () => {
  const found = violations({
    "commerce/cart/rules.ts": `import type { Order } from "../orders/index.ts";`,
    "commerce/orders/index.ts": "export type Order = 1;",
    "commerce/orders/rules.ts": `import type { Cart } from "../cart/index.ts";`,
  });
  expect(found).toEqual([
    "these folders import each other in a circle: commerce/cart → commerce/orders → commerce/cart",
  ]);
});

test("a module that loads another later, which imports it, is no circle", () => {
  expect(
    violations({
      "storefront/routes.ts": `export const page = () => import("./home/home.page.tsx");`,
      "storefront/home/home.page.tsx": `import { page } from "../routes.ts"; export default page;`,
    }),
  ).toEqual([]);
});
