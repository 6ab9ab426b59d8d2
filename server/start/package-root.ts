// The package's root folder, for the server run from its sources or from the bundle.

import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

const manifest = findPackageJSON("..", import.meta.url);
if (manifest === undefined) throw new Error("package.json was not found above the server. Run it inside its package.");

const PACKAGE_ROOT = dirname(manifest);
export const ART_LIBRARY = join(PACKAGE_ROOT, "demo/art/library");
export const VERSION = (JSON.parse(readFileSync(manifest, "utf8")) as { readonly version: string }).version;
