// Builds the baseline of benchmarks of pages, bare-listing.tsx, as the shop's own pages are built.

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

/** The result renders the data of a listing's page. */
export async function bareRenderer(folder: string): Promise<(data: unknown) => string> {
  const outDir = join(folder, "bare");
  await build({
    configFile: false,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    logLevel: "warn",
    build: { ssr: "benchmarks/bare-listing.tsx", outDir },
    ssr: { noExternal: true },
  });
  const file = (await readdir(outDir)).find((name) => /bare-listing\.m?js$/.test(name));
  const { renderBare } = await import(join(outDir, file ?? ""));
  return renderBare;
}
