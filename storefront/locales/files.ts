// The JSON files of interface texts on disk: storefront/locales/<language>/<area>.json, and those of the console.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { LANGUAGES } from "#catalogue";
import type { Texts } from "./compile.ts";
import { FOLDER, generateModule } from "./generate.ts";

/** Texts of the merchant's console. */
export const CONSOLE_FOLDER = "console/locales";

/** Texts by area. A language without a folder has none. */
export function readLocale(language: string, folder: string = FOLDER): Readonly<Record<string, Texts>> {
  const path = join(folder, language);
  const files = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(".json")) : [];
  return Object.fromEntries(files.toSorted().map((file) => [basename(file, ".json"), readTexts(join(path, file))]));
}

/** Languages that a folder of texts has. */
export const languagesIn = (folder: string): readonly string[] =>
  LANGUAGES.map(({ code }) => code).filter((language) => existsSync(join(folder, language)));

/** Contents of the folder `generated` by file name. */
export function generatedModules(folder: string = FOLDER): ReadonlyMap<string, string> {
  const areas = Object.entries(readLocale("en", folder));
  const languages = languagesIn(folder);
  return new Map(areas.map(([name, english]) => [`${name}.ts`, generateModule({ name, english, languages, folder })]));
}

const textsSchema = z.record(z.string(), z.string());

function readTexts(file: string): Texts {
  try {
    return textsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw new Error(`${file} must be one flat JSON object of texts.`, { cause });
  }
}
