// Where this folder lies on disk, also when the server runs as one bundle elsewhere in the package: migrations are read,
// and the thread of the embedded database started, from the sources.

import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const folder = dirname(createRequire(import.meta.url).resolve("#commerce/database"));

export const MIGRATIONS_FOLDER = join(folder, "migrations");
export const EMBEDDED_THREAD = join(folder, "embedded-thread.ts");
