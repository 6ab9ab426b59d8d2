import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync("{*.md,**/*.md}", { exclude: (name) => /^(node_modules|dist|data|\..*)$/.test(name) });

const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g;

test("every relative link in the documentation leads to a file and a heading that exist", () => {
  expect(documents.length).toBeGreaterThan(20);
  const broken = documents.flatMap((document) =>
    [...withoutCode(readFileSync(document, "utf8")).matchAll(LINK)]
      .filter(([, path = "", anchor]) => !leadsSomewhere(document, path, anchor))
      .map(([link]) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

function leadsSomewhere(document: string, path: string, anchor: string | undefined): boolean {
  // Help pages link to pages of the shop, which a crawl of the shop checks.
  if (document.startsWith("content/help/")) return true;
  const target = path === "" ? document : join(dirname(document), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsIn(readFileSync(target, "utf8")).has(anchor);
}

/** GitHub's anchors: lower case, punctuation dropped, spaces to hyphens. */
const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );

const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, "");

const FOLDERS = readdirSync(".", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
  .map(({ name }) => name);
const PATH = new RegExp(`\`((?:${FOLDERS.join("|")})/[\\w./-]+)\``, "g");

test("every path that the documentation names exists", () => {
  const current = documents.filter((document) => !document.startsWith("docs/decisions/"));
  const missing = current.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(PATH)]
      .filter(([, path = ""]) => ![path, `${path}.ts`, `${path}.tsx`].some(existsSync) && !BUILT.test(path))
      .map(([, path]) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/** Written by a build or by a running shop. */
const BUILT = /^(dist|data)\//;
