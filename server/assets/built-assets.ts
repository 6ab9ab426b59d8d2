// The tags that load each page's styles and scripts, created once at start from the client manifest.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { LANGUAGES, type LanguageCode } from "#catalogue";
import type { Assets } from "#storefront/framework/render-document.tsx";
import { ENTRY, FIRST, scriptTag } from "./script-tag.ts";

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

/** Fonts of the first screen; browsers load the others on demand. */
const PRELOADED_FONT = /(?:bodoni-moda|hanken-grotesk)-core-[\w-]+\.woff2$/;
/** Preloads of the fonts that a theme can replace. */
const PRELOADS = {
  display: /<link rel="preload" href="[^"]*bodoni-moda[^"]*" as="font"[^>]*>/g,
  text: /<link rel="preload" href="[^"]*hanken-grotesk[^"]*" as="font"[^>]*>/g,
};

export async function readAssets(folder: string, pageFiles: readonly string[], cdn: string): Promise<Assets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")));
  const byLanguage = new Map(
    LANGUAGES.map(({ code }) => {
      const at = (file: string) => `${cdn}/${inLanguage(file, code)}`;
      const tags = [undefined, ...pageFiles].map((file) => [file, headTags(manifest, file, at, cdn !== "")] as const);
      return [code, new Map(tags)];
    }),
  );
  return {
    head: (file, language, replaced = []) => {
      const tags = byLanguage.get(language);
      const head = tags?.get(file) ?? tags?.get(undefined) ?? "";
      return replaced.reduce((rest, name) => rest.replaceAll(PRELOADS[name], ""), head);
    },
  };
}

/** The style sheet of the shop, then that of the page (server/page-styles.ts). */
function headTags(
  manifest: Manifest,
  page: string | undefined,
  at: (file: string) => string,
  isCrossOrigin: boolean,
): string {
  const entry = filesOf(manifest, ENTRY);
  const own = page ? filesOf(manifest, page) : undefined;
  const styles = new Set([...entry.styles, ...(own?.styles ?? [])]);
  const scripts = new Set([...entry.scripts, ...(own?.scripts ?? [])]);
  const files = { first: at(manifest[FIRST]?.file ?? ""), entry: at(manifest[ENTRY]?.file ?? "") };
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...entry.fonts.map((file) => `<link rel="preload" href="${at(file)}" as="font" type="font/woff2" crossorigin>`),
    scriptTag({ ...files, modules: [...scripts].map(at), isCrossOrigin }),
  ].join("");
}

/** The path of a file in a language (server/locales-plugin.ts). English files stay where the build put them. */
const inLanguage = (file: string, language: LanguageCode): string =>
  language === "en" ? file : file.replace(/^assets\//, `assets/${language}/`);

/** All files of a chunk, its imports first. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()) {
  const files = { scripts: [] as string[], styles: [] as string[], fonts: [] as string[] };
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client manifest has no entry ${key}. Build again.`);
  if (seen.has(key)) return files;
  seen.add(key);
  for (const imported of chunk.imports) {
    const below = filesOf(manifest, imported, seen);
    files.scripts.push(...below.scripts);
    files.styles.push(...below.styles);
  }
  files.scripts.push(chunk.file);
  files.styles.push(...chunk.css);
  files.fonts.push(...chunk.assets.filter((asset) => PRELOADED_FONT.test(asset)));
  return files;
}
