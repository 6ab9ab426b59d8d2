// Builds the browser and server bundles into one folder, compresses the files that browsers load, and packs an empty database.

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createBuilder } from "vite";
import { packDatabase } from "#commerce/database";

export interface BuildOptions {
  readonly outDir: string;
  /** A page of another build reloads instead of mixing files of both. */
  readonly buildId: string;
  readonly onProgress: (sentence: string) => void;
}

const COMPRESSED = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt"]);

export async function build(options: BuildOptions): Promise<void> {
  await mkdir(options.outDir, { recursive: true });
  await Promise.all([buildBundles(options), packDatabase(options.outDir)]);
}

async function buildBundles({ outDir, buildId, onProgress }: BuildOptions): Promise<void> {
  const builder = await createBuilder({
    logLevel: "warn",
    define: { __BUILD__: JSON.stringify(buildId) },
    environments: {
      client: { build: { outDir: join(outDir, "client"), emptyOutDir: true } },
      console: { build: { outDir: join(outDir, "client"), emptyOutDir: false } },
      ssr: { build: { outDir: join(outDir, "server"), emptyOutDir: true } },
    },
  });
  const environment = (name: string) => {
    const found = builder.environments[name];
    if (!found) throw new Error(`vite.config.ts has no environment "${name}".`);
    return found;
  };
  onProgress("Building the pages for the browser");
  await builder.build(environment("client"));
  onProgress("Building the console");
  await builder.build(environment("console"));
  onProgress("Building the server, and compressing the pages");
  await Promise.all([compressFiles(join(outDir, "client")), builder.build(environment("ssr"))]);
}

async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
