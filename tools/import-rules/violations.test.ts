// Checks small projects that break one rule each.

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

test("imports that follow the rules are allowed", () => {
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

const TARGETS = {
  "commerce/cart/store.ts": "",
  "commerce/cart/rules.test.ts": "",
  "storefront/routes.ts": "",
  "storefront/framework/links.ts": "",
  "storefront/pages/cart/cart.page.tsx": "",
};

test.each<[string, string, string, string]>([
  [
    "against the direction",
    "catalogue/money.ts",
    `import type { A } from "#commerce/cart";`,
    "catalogue/ may not import it",
  ],
  [
    "by an inline type",
    "commerce/cart/rules.ts",
    `export type Query = import("#search/index.ts").Query;`,
    "commerce/ may not import it",
  ],
  [
    "by a re-export",
    "commerce/cart/rules.ts",
    `export { query } from "#search/index.ts";`,
    "commerce/ may not import it",
  ],
  [
    "by a dynamic import",
    "commerce/cart/rules.ts",
    `const later = () => import("#search/index.ts");`,
    "commerce/ may not import it",
  ],
  [
    "by a relative path",
    "commerce/cart/rules.ts",
    `import "../../catalogue/index.ts";`,
    "import a module of catalogue/ by its # name",
  ],
  ["past an index", "server/main.ts", `import "#commerce/cart/store.ts";`, "there is no such module"],
  ["a package in pure code", "catalogue/money.ts", `import { z } from "zod";`, "this folder may not import packages"],
  [
    "Node in browser code",
    "storefront/ui/menu.tsx",
    `import fs from "fs";`,
    "this code runs in browsers, which have no Node modules",
  ],
  [
    "commerce in browser code",
    "storefront/ui/menu.tsx",
    `import { cart } from "#commerce/cart";`,
    "storefront/ui/ may not import it",
  ],
  ["out of the engine", "search/engine/index.ts", `import "../index.ts";`, "search/engine/ may not import it"],
  ["of a test", "commerce/cart/rules.ts", `import "./rules.test.ts";`, "this is a test or a tool"],
  [
    "out of ui",
    "storefront/ui/menu.tsx",
    `import "#storefront/framework/links.ts";`,
    "storefront/ui/ may not import it",
  ],
  [
    "of the routes by the framework",
    "storefront/framework/entry-server.tsx",
    `import "#storefront/routes.ts";`,
    "storefront/framework/ may not import it",
  ],
  [
    "of a page by a feature",
    "storefront/features/cart/drawer.tsx",
    `const load = () => import("#storefront/pages/cart/cart.page.tsx");`,
    "storefront/features/ may not import it",
  ],
  ["in a folder without rules", "misc/a.ts", "", "is in a folder without import rules"],
])("an import %s is a violation", (_, path, source, reason) => {
  const found = violations({ ...TARGETS, [path]: source });
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

test("modules that need each other's types are a cycle", () => {
  const found = violations({
    "catalogue/a.ts": `import type { B } from "./b.ts"; export type A = B;`,
    "catalogue/b.ts": `import { type A } from "./a.ts"; export type B = A;`,
  });
  expect(found).toEqual(["cycle of modules: catalogue/a.ts → catalogue/b.ts → catalogue/a.ts"]);
});

test("folders that import each other are a cycle, even if no modules do", () => {
  const found = violations({
    "commerce/cart/rules.ts": `import type { Order } from "../orders/index.ts";`,
    "commerce/orders/index.ts": "export type Order = 1;",
    "commerce/orders/rules.ts": `import type { Cart } from "../cart/index.ts";`,
  });
  expect(found).toEqual(["cycle of folders: commerce/cart → commerce/orders → commerce/cart"]);
});

test("pages and features count as folders one by one", () => {
  const found = violations({
    "storefront/pages/cart/cart.page.tsx": `import "../wishlist/row.tsx"; export default 1;`,
    "storefront/pages/wishlist/row.tsx": "",
    "storefront/pages/wishlist/wishlist.page.tsx": `import "../cart/line.tsx"; export default 1;`,
    "storefront/pages/cart/line.tsx": "",
  });
  expect(found).toEqual([
    "cycle of folders: storefront/pages/cart → storefront/pages/wishlist → storefront/pages/cart",
  ]);
});

test("a module directly in a top folder can be part of a cycle", () => {
  const found = violations({
    "server/config.ts": `import "./http/limits.ts";`,
    "server/http/limits.ts": "",
    "server/http/app.ts": `import "../config.ts";`,
  });
  expect(found).toEqual(["cycle of folders: server/config.ts → server/http → server/config.ts"]);
});

test("modules that load each other on demand are a cycle", () => {
  const found = violations({
    "storefront/features/cart/count.ts": `export const load = () => import("./drawer.ts");`,
    "storefront/features/cart/drawer.ts": `import { load } from "./count.ts"; export default load;`,
  });
  expect(found).toEqual([
    "cycle of modules: storefront/features/cart/count.ts → storefront/features/cart/drawer.ts → storefront/features/cart/count.ts",
  ]);
});

test("a module has at most 400 lines, tests and data tables excepted", () => {
  const long = "\n".repeat(400) + "export {};";
  const found = violations({
    "server/main.ts": long,
    "server/app.ts": long.slice(1),
    "server/app.test.ts": long,
    "storefront/routes.ts": long,
  });
  expect(found).toEqual(["server/main.ts has 401 lines: split it (at most 400)"]);
});
