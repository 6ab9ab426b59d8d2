// Worker thread that creates an empty database of this version in memory, and packs it.

import { writeFile } from "node:fs/promises";
import { workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { MIGRATIONS_FOLDER } from "./location.ts";

const { file } = workerData as { readonly file: string };

const postgres = await PGlite.create();
await migrate(drizzle({ client: postgres }), { migrationsFolder: MIGRATIONS_FOLDER });
const packed = await postgres.dumpDataDir("gzip");
await writeFile(file, packed.stream());
await postgres.close();
