import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

/** A folder with more modules than this needs a guide for a new reader. */
const MOST_MODULES = 8;
const IGNORED = /^(?:node_modules|dist|data|\..*)$/;
const TREE = /## The tree\n+```\n([\s\S]+?)```/.exec(readFileSync("ARCHITECTURE.md", "utf8"))?.[1] ?? "";

interface Folder {
  readonly path: string;
  readonly files: readonly string[];
}

function foldersBelow(path: string): readonly Folder[] {
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !IGNORED.test(name));
  const below = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => foldersBelow(`${path}/${name}`));
  return [{ path, files: entries.filter((entry) => entry.isFile()).map(({ name }) => name) }, ...below];
}

const FOLDERS = readdirSync(".", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !IGNORED.test(entry.name))
  .flatMap(({ name }) => foldersBelow(name));
const READMES = new Map(
  FOLDERS.filter(({ files }) => files.includes("README.md")).map(({ path }) => [
    path,
    readFileSync(`${path}/README.md`, "utf8"),
  ]),
);

/** The folders above, the nearest first. */
const above = (path: string): readonly string[] => {
  const parent = dirname(path);
  return parent === "." ? [] : [parent, ...above(parent)];
};

/** True if a README above names the folder with its path from there, as in `pages/orders/`. */
const isNamed = (path: string): boolean =>
  above(path).some((parent) => READMES.get(parent)?.includes(`\`${path.slice(parent.length + 1)}/\``));

/** True if the tree of ARCHITECTURE.md has a line for the folder, below that of its top folder. */
function isInTree(path: string): boolean {
  const [top = "", name = "", ...deeper] = path.split("/");
  if (deeper.length > 0) return false;
  const lines = new RegExp(`^${top}/.*\n((?: .*\n)*)`, "m").exec(TREE)?.[1] ?? "";
  return lines.split("\n").some((line) => /^\s*((?:[\w-]+\/ ?)+)/.exec(line)?.[1]?.split(/\/ ?/).includes(name));
}

test("every folder with many modules has an index.ts, a README, or a sentence in a README above or in ARCHITECTURE.md", () => {
  expect(FOLDERS.length).toBeGreaterThan(200);
  const unexplained = FOLDERS.filter(({ path, files }) => {
    const modules = files.filter((name) => /\.tsx?$/.test(name));
    const isExplained = files.includes("index.ts") || files.includes("README.md") || isNamed(path) || isInTree(path);
    return modules.length > MOST_MODULES && !isExplained;
  });
  expect(unexplained.map(({ path }) => path)).toEqual([]);
});
