// The folder of the package, whether the server runs from its sources or as one bundle below it.

import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

const manifest = findPackageJSON("..", import.meta.url);
if (manifest === undefined) throw new Error("The server must run inside its package: package.json was not found.");

export const PACKAGE_ROOT = dirname(manifest);
export const ART_LIBRARY = join(PACKAGE_ROOT, "demo/art/library");
