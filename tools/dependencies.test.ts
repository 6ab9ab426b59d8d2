// Rules for everything in package-lock.json, so that a new dependency is a decision.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
  readonly link?: boolean;
}

/** Licences that allow a shop to be sold, hosted and changed without publishing it. */
const LICENCES = new Set([
  "MIT",
  "MIT-0",
  "MIT/X11",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  // Fonts.
  "OFL-1.1",
  // Share-alike for the package's own files, which are used as they are.
  "MPL-2.0",
]);

/** Packages under other licences, each with the reason. */
const EXCEPTIONS = [
  // libvips, a separate library that sharp loads, and that users can replace.
  /^@img\/sharp-/,
  // Apache-2.0, in a field of its package.json that npm no longer reads.
  /^hogan\.js$/,
];

/** Packages that run a program when they are installed: Node's own binary, and esbuild's check of its binary. */
const INSTALL_SCRIPTS = new Set(["node", "esbuild"]);

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, locked]) => ({
    ...locked,
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
  }));

const named = (chosen: typeof packages): string[] => chosen.map(({ name, version }) => `${name} ${version}`);

test("every package is fixed by a checksum, and comes from the registry", () => {
  expect(named(packages.filter(({ integrity }) => !integrity?.startsWith("sha512-")))).toEqual([]);
  expect(named(packages.filter(({ link, resolved }) => link || resolved))).toEqual([]);
});

test("npm run sbom lists the packages that a shop runs", () => {
  const sbom = JSON.parse(execFileSync("npm", ["run", "--silent", "sbom"], { encoding: "utf8" })) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string }[];
  };
  expect(sbom.bomFormat).toBe("CycloneDX");
  expect(sbom.components.map(({ name }) => name)).toEqual(expect.arrayContaining(["hono", "pino", "drizzle-orm"]));
});

test("every package has a licence that a shop can live with", () => {
  const isException = (name: string) => EXCEPTIONS.some((exception) => exception.test(name));
  const refused = packages.filter(({ name, license }) => !LICENCES.has(license ?? "") && !isException(name));
  expect(refused.map(({ name, license }) => `${name}: ${license ?? "no licence"}`)).toEqual([]);
});

test("no package runs a program at install but those on the list", () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript);
  expect(named(running.filter(({ name }) => !INSTALL_SCRIPTS.has(name)))).toEqual([]);
});
