// Gives every language its own copy of the messages that the browser's files say, so that a visitor loads one language.
//
//   dist/client/assets/words-listing-1a2b.js       English
//   dist/client/assets/fr/words-listing-1a2b.js    the same name, the same export, in French
//
// A French document loads all of its files from /assets/fr/ (server/assets/built-assets.ts). There the words are French, and every other
// file is the one of /assets/ (server/http/static-files.ts): imports are relative, so each finds the words beside it.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES, type Messages } from "#catalogue";

const WORDS = /\/words\/index\.ts$/;

type AnyCatalogue = Readonly<Record<string, Messages>>;

/** For `codeSplitting.groups`: a file an area, named by what all of its languages say. */
export const wordsGroup = { name: chunkName, test: WORDS, priority: 10 };

export function wordsPlugin(): Plugin {
  return {
    name: "words",
    apply: "build",
    load: {
      filter: { id: WORDS },
      async handler(id) {
        if (this.environment.name !== "client") return undefined;
        const [name, { en }] = await readCatalogue(id);
        // Parsed rather than written out: a bundler must not fold what differs by language into other files.
        return `export const ${name} = ${code({ en: en ?? {} })};`;
      },
    },
    async generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        const id = chunk.type === "chunk" ? chunk.moduleIds.find((module) => WORDS.test(module)) : undefined;
        if (chunk.type !== "chunk" || !id) continue;
        const exported = /export\s*\{\s*\w+(?: as (\w+))?\s*\}/.exec(chunk.code);
        if (!exported || chunk.moduleIds.length !== 1)
          this.error(`${chunk.fileName} must hold the words of ${id} alone.`);
        const [name, catalogue] = await readCatalogue(id);
        for (const { code: language } of LANGUAGES.filter((one) => one.code !== "en")) {
          const source = `const w=${code({ [language]: catalogue[language] ?? {} })};export{w as ${exported[1] ?? name}};`;
          this.emitFile({ type: "asset", fileName: chunk.fileName.replace("assets/", `assets/${language}/`), source });
        }
      }
    },
  };
}

const code = (catalogue: AnyCatalogue): string => `JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`;

async function readCatalogue(id: string): Promise<readonly [string, AnyCatalogue]> {
  const module: Readonly<Record<string, AnyCatalogue>> = await import(pathToFileURL(id).href);
  const [entry, ...others] = Object.entries(module);
  if (!entry || others.length > 0) throw new Error(`${id} must export one catalogue and nothing else.`);
  return entry;
}

function chunkName(id: string): string {
  const folder = dirname(id);
  const hash = createHash("sha256");
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, file)));
  return `words-${basename(dirname(folder))}-${hash.digest("hex").slice(0, 6)}`;
}
