// Compiles interface messages for the browser, and gives every language its own copy, so that a visitor loads one language.
//
//   dist/client/assets/t-listing-1a2b.js       English
//   dist/client/assets/fr/t-listing-1a2b.js    the same name, the same export, in French
//
// A French document loads all of its files from /assets/fr/ (server/assets/built-assets.ts). Messages there are French; every other
// file is the one of /assets/ (server/http/static-files.ts). Imports are relative, so each file finds the messages beside it.

import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES, type Messages } from "#catalogue";
import { compileMessages } from "#storefront/locales/compile.ts";
import { CONSOLE_FOLDER, languagesIn, readLocale } from "#storefront/locales/files.ts";
import { exportName } from "#storefront/locales/generate.ts";

const MODULE = /\/storefront\/locales\/generated\/[\w-]+\.ts$/;
/** The console has few languages and readers: its files contain all of them. */
const CONSOLE_MODULE = /\/console\/locales\/generated\/[\w-]+\.ts$/;

/** For `codeSplitting.groups`: a file for each area, named by a hash of all of its languages. */
export const localesGroup = { name: chunkName, test: MODULE, priority: 10 };

export function localesPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "locales",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    load: {
      filter: { id: [MODULE, CONSOLE_MODULE] },
      handler(id) {
        if (this.environment.name === "ssr") return undefined;
        if (CONSOLE_MODULE.test(id)) {
          return `export const ${exportName(areaOf(id))} = ${codeOf(id, languagesIn(CONSOLE_FOLDER), CONSOLE_FOLDER)};`;
        }
        // The dev server has one address for all languages.
        const languages = isBuild ? ["en" as const] : LANGUAGES.map(({ code }) => code);
        return `export const ${exportName(areaOf(id))} = ${codeOf(id, languages)};`;
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        const id = chunk.type === "chunk" ? chunk.moduleIds.find((module) => MODULE.test(module)) : undefined;
        if (chunk.type !== "chunk" || !id) continue;
        const exported = /export\s*\{\s*\w+(?: as (\w+))?\s*\}/.exec(chunk.code);
        if (!exported || chunk.moduleIds.length !== 1)
          this.error(`${chunk.fileName} must contain the messages of ${id} and nothing else.`);
        for (const { code: language } of LANGUAGES.filter((one) => one.code !== "en")) {
          const source = `const m=${codeOf(id, [language])};export{m as ${exported[1] ?? exportName(areaOf(id))}};`;
          this.emitFile({ type: "asset", fileName: chunk.fileName.replace("assets/", `assets/${language}/`), source });
        }
      }
    },
  };
}

/** Parsed at run time rather than written out: a bundler must not inline what differs by language into other files. */
function codeOf(id: string, languages: readonly string[], folder?: string): string {
  const catalogue: Readonly<Record<string, Messages>> = Object.fromEntries(
    languages.map((language) => [language, compileMessages(readLocale(language, folder)[areaOf(id)] ?? {})]),
  );
  return `JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`;
}

const areaOf = (id: string): string => basename(id, ".ts");

function chunkName(id: string): string {
  const area = areaOf(id);
  const hash = createHash("sha256");
  for (const { code: language } of LANGUAGES) hash.update(JSON.stringify(readLocale(language)[area]));
  return `t-${area}-${hash.digest("hex").slice(0, 6)}`;
}
