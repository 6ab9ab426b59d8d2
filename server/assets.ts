// From the client manifest: the tags that load each page's styles and scripts, made once at start.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Assets } from "#storefront/rendering/render-document.tsx";

const ENTRY = "storefront/rendering/entry-client.tsx";
/** Of this entry only the styles are loaded: the server renders what they are for. */
const FRAME_STYLES = "storefront/layout/frame-styles.ts";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** A module whose parts the server renders and whose code comes later (storefront/rendering/late.tsx). */
const LATE = /\.late\.tsx$/;

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

/** What a page loads, in the order of the cascade: the entry declares its layers, then come the frame and the page. */
function headTags(manifest: Manifest, page: string | undefined, cdn: string): string {
  const entry = filesOf(manifest, ENTRY);
  const own = page ? filesOf(manifest, page) : undefined;
  const styles = new Set([...entry.styles, ...filesOf(manifest, FRAME_STYLES).styles, ...(own?.styles ?? [])]);
  const scripts = new Set([...entry.scripts, ...(own?.scripts ?? [])]);
  // The entry's own script comes last, in the body.
  scripts.delete(manifest[ENTRY]?.file ?? "");
  return [
    ...entry.fonts.map((file) => `<link rel="preload" href="${cdn}/${file}" as="font" type="font/woff2" crossorigin>`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="${cdn}/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" href="${cdn}/${file}"${crossOrigin(cdn)}>`),
  ].join("");
}

/** Everything that a chunk brings, what it imports first. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()) {
  const files = { scripts: [] as string[], styles: [] as string[], fonts: [] as string[] };
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client manifest does not know ${key}: build again.`);
  if (seen.has(key)) return files;
  seen.add(key);
  for (const imported of chunk.imports) {
    const below = filesOf(manifest, imported, seen);
    files.scripts.push(...below.scripts);
    files.styles.push(...below.styles);
  }
  // The markup of late parts is there from the beginning, and so are their styles.
  for (const late of chunk.dynamicImports.filter((imported) => LATE.test(imported))) {
    files.styles.push(...filesOf(manifest, late, new Set(seen)).styles);
  }
  files.scripts.push(chunk.file);
  files.styles.push(...chunk.css);
  files.fonts.push(...chunk.assets.filter((asset) => PRELOADED_FONT.test(asset)));
  return files;
}

const crossOrigin = (cdn: string) => (cdn ? " crossorigin" : "");
