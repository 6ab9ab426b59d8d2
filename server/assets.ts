// From the client manifest: the tags that load each page's styles and scripts, made once at start.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Assets } from "#storefront/rendering/render-document.tsx";

const ENTRY = "storefront/rendering/entry-client.tsx";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The faces that the first screen is set in; the others load when a character asks for them. */
const PRELOADED_FONT = /(?:bodoni-moda-latin-opsz-normal|hanken-grotesk-latin-wght-normal)[\w.-]*\.woff2$/;

export async function readAssets(folder: string, pageFiles: readonly string[], cdn: string): Promise<Assets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")));
  const tags = new Map([undefined, ...pageFiles].map((file) => [file, headTags(manifest, file, cdn)]));
  const entry = manifest[ENTRY]?.file ?? "";
  return {
    head: (file) => tags.get(file) ?? tags.get(undefined) ?? "",
    script: `<script type="module" src="${cdn}/${entry}"${crossOrigin(cdn)}></script>`,
  };
}

/** Files of a page: what it imports, what the entry imports; the entry's own script comes last, in the body. */
function headTags(manifest: Manifest, page: string | undefined, cdn: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client manifest does not know ${key}: build again.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports.forEach(visit);
    for (const style of chunk.css) styles.add(style);
    for (const asset of chunk.assets) if (PRELOADED_FONT.test(asset)) fonts.add(asset);
  };
  visit(ENTRY);
  if (page) visit(page);
  scripts.delete(manifest[ENTRY]?.file ?? "");
  return [
    ...[...fonts].map((file) => `<link rel="preload" href="${cdn}/${file}" as="font" type="font/woff2" crossorigin>`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="${cdn}/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" href="${cdn}/${file}"${crossOrigin(cdn)}>`),
  ].join("");
}

const crossOrigin = (cdn: string) => (cdn ? " crossorigin" : "");
