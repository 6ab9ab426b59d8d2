// Paths of what the database loads: migrations and threads from the sources, also when the server runs as a bundle, and the empty
// database from the build.

import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const folder = dirname(createRequire(import.meta.url).resolve("#commerce/database"));

export const MIGRATIONS_FOLDER = join(folder, "migrations");
export const EMBEDDED_THREAD = join(folder, "embedded-thread.ts");
export const PACKING_THREAD = join(folder, "packing-thread.ts");
export const BUILD_FOLDER = join(folder, "..", "..", "dist");
