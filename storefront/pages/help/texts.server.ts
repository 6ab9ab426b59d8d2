// The shop's texts, read from content/ at start-up. An error in one stops the start with its file and line.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { DEFAULT_MARKET, LANGUAGES, mayHaveRightOfWithdrawal, type LanguageCode, type Market } from "#catalogue";
import { marketsSold, type ReadSetting, type ShopFacts } from "#commerce/settings";
import type { TaxRules } from "#commerce/tax";
import { factsFor, withFacts } from "./facts.server.ts";
import { readTextFile, type TextFile } from "./front-matter.ts";
import type { Block } from "./markdown/model.ts";
import { parseMarkdown } from "./markdown/parse.ts";

export interface HelpText extends TextFile {
  /** The page's address is /pages/{name}. */
  readonly name: string;
  /** Available translations. */
  readonly translations: ReadonlyMap<LanguageCode, string>;
}

/** The package's folder, both from source and in the built server. */
const FOLDER = join(dirname(findPackageJSON("..", import.meta.url) ?? ""), "content");

/** A shop whose merchant has decided nothing. */
const INITIAL: TaxRules = { setting: ({ initial }) => initial, taxProvider: null };

/** Every page in its default language, by group and order. */
export const HELP_TEXTS: readonly HelpText[] = readTexts();

const BY_NAME = new Map(HELP_TEXTS.map((text) => [text.name, text]));
/** Keyed by the names of pages without header and footer. */
const BY_MOBILE_NAME = new Map(HELP_TEXTS.flatMap((text) => text.mobile.map((name) => [name, text] as const)));

export const helpText = (name: string): HelpText | undefined => BY_NAME.get(name);
export const mobileText = (name: string): HelpText | undefined => BY_MOBILE_NAME.get(name) ?? BY_NAME.get(name);

/** The pages that the help centre, its search and sitemaps list in a market. The others stay reachable. */
export const listedTexts = (setting: ReadSetting, market: Market): readonly HelpText[] => {
  const isEurope = mayHaveRightOfWithdrawal(market, marketsSold(setting));
  return HELP_TEXTS.filter(({ group, only }) => group !== "none" && (only !== "europe" || isEurope));
};

/** A title may contain the shop's name. */
export const titleIn = ({ title, titles }: TextFile, language: string, { name }: Pick<ShopFacts, "name">): string =>
  (titles[language] ?? title).replaceAll("{{name}}", () => name);

export const descriptionIn = ({ description, descriptions }: TextFile, language: string): string =>
  descriptions[language] ?? description;

/** The visitor's language if the text is translated, otherwise English. */
export const textLanguage = ({ translations }: HelpText, language: LanguageCode): LanguageCode =>
  translations.has(language) ? language : "en";

/** The text with the facts of the shop and a market. */
export function blocksFor(
  { text, translations }: HelpText,
  rules: TaxRules,
  market: Market,
  language: LanguageCode = "en",
): readonly Block[] {
  const translated = translations.get(language);
  const english = () => parseMarkdown(withFacts(text, factsFor(rules, market)));
  if (translated === undefined) return english();
  return withIdsOf(english(), parseMarkdown(withFacts(translated, factsFor(rules, market, language))));
}

/** Gives headings the ids of the English ones, so that fragments work in every language. */
function withIdsOf(english: readonly Block[], blocks: readonly Block[]): readonly Block[] {
  const ids = english.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
  let heading = 0;
  return blocks.map((block) => {
    if (block.kind !== "heading") return block;
    const id = ids[heading];
    heading += 1;
    return id === undefined ? block : { ...block, id };
  });
}

function readTexts(): readonly HelpText[] {
  const files = markdownIn(FOLDER, "help");
  const others = LANGUAGES.filter(({ code }) => code !== "en").map(
    ({ code }) => [code, markdownIn(FOLDER, "help", code)] as const,
  );
  for (const [code, translated] of others) {
    const stray = translated.find((file) => !files.includes(file));
    if (stray) throw new Error(`content/help/${code}/${stray}: there is no content/help/${stray} that it translates.`);
  }
  const texts = files.map((file): HelpText => {
    const read = readTextFile(`content/help/${file}`, readFileSync(join(FOLDER, "help", file), "utf8"));
    // Finds misspelt facts at start-up.
    withFacts(read.text, factsFor(INITIAL, DEFAULT_MARKET));
    const translations = others
      .filter(([, translated]) => translated.includes(file))
      .map(([code]) => [code, readFileSync(join(FOLDER, "help", code, file), "utf8")] as const);
    for (const [code, text] of translations) withFacts(text, factsFor(INITIAL, DEFAULT_MARKET, code));
    return { ...read, name: file.slice(0, -".md".length), translations: new Map(translations) };
  });
  return texts.toSorted((one, other) => one.order - other.order || (one.name < other.name ? -1 : 1));
}

function markdownIn(...folder: readonly string[]): readonly string[] {
  const path = join(...folder);
  return existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(".md")) : [];
}
