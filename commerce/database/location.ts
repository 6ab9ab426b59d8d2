// Path of this folder in the sources, also when the server runs as a bundle: migrations and the thread of the embedded database
// are loaded from the sources.

import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const folder = dirname(createRequire(import.meta.url).resolve("#commerce/database"));

export const MIGRATIONS_FOLDER = join(folder, "migrations");
export const EMBEDDED_THREAD = join(folder, "embedded-thread.ts");
