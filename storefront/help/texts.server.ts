// The shop's texts, read from content/ when the shop starts: a mistake in one stops the start and is named.

import { readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { DEFAULT_MARKET, type Market } from "#catalogue";
import { factsFor, ShopFacts, withFacts } from "./facts.server.ts";
import { readTextFile, type TextFile } from "./front-matter.ts";
import type { Block } from "./markdown/model.ts";
import { parseMarkdown } from "./markdown/parse.ts";

export interface HelpText extends TextFile {
  /** Its address is /pages/{name}. */
  readonly name: string;
}

/** Of the package, whether this runs from source or as a part of the built server. */
const FOLDER = join(dirname(findPackageJSON("..", import.meta.url) ?? ""), "content");

export const SHOP_FACTS: ShopFacts = readFacts();

/** Every page in its default language, by group and order. */
export const HELP_TEXTS: readonly HelpText[] = readTexts();

const BY_NAME = new Map(HELP_TEXTS.map((text) => [text.name, text]));
/** Under the names of pages without header and footer. */
const BY_MOBILE_NAME = new Map(HELP_TEXTS.flatMap((text) => text.mobile.map((name) => [name, text] as const)));

export const helpText = (name: string): HelpText | undefined => BY_NAME.get(name);
export const mobileText = (name: string): HelpText | undefined => BY_MOBILE_NAME.get(name) ?? BY_NAME.get(name);

export const titleIn = ({ title, titles }: TextFile, language: string): string => titles[language] ?? title;

export const descriptionIn = ({ description, descriptions }: TextFile, language: string): string =>
  descriptions[language] ?? description;

/** The text as a visitor from this market reads it. */
export const blocksFor = ({ text }: TextFile, market: Market): readonly Block[] =>
  parseMarkdown(withFacts(text, factsFor(SHOP_FACTS, market)));

function readTexts(): readonly HelpText[] {
  const files = readdirSync(join(FOLDER, "help")).filter((file) => file.endsWith(".md"));
  const texts = files.map((file): HelpText => {
    const read = readTextFile(`content/help/${file}`, readFileSync(join(FOLDER, "help", file), "utf8"));
    // Facts that are misspelt are found here, not by the first visitor.
    withFacts(read.text, factsFor(SHOP_FACTS, DEFAULT_MARKET));
    return { ...read, name: file.slice(0, -".md".length) };
  });
  return texts.toSorted((one, other) => one.order - other.order || (one.name < other.name ? -1 : 1));
}

function readFacts(): ShopFacts {
  const parsed = ShopFacts.safeParse(JSON.parse(readFileSync(join(FOLDER, "shop.json"), "utf8")));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`content/shop.json: ${problems.join("; ")}`);
}
