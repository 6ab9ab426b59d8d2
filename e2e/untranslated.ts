// Interface texts that a page still says in English: those of the catalogues of messages that its language says otherwise.

import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { LanguageCode, Messages } from "#catalogue";

/** Every text that a visitor sees or is told on a page; runs in the browser. */
export function visibleTexts(): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLElement) {
      for (const name of ["aria-label", "placeholder", "title", "alt"]) texts.push(node.getAttribute(name) ?? "");
    } else if (node.parentElement && !node.parentElement.closest("script, style, noscript, [data-name]")) {
      texts.push(node.textContent ?? "");
    }
  }
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, " ").trim()))].filter((text) => text !== "");
}

export const englishLeft = (texts: readonly string[], language: LanguageCode): readonly string[] => {
  const { whole, patterns } = englishOf(language);
  return texts.filter((text) => whole.has(text) || patterns.some((pattern) => pattern.test(text)));
};

/** More literal letters than these make a message with names in it unmistakable. */
const UNMISTAKABLE = 8;

/** What English says otherwise than a language: as it stands, and with anything in the place of its names. */
function englishOf(language: LanguageCode) {
  const same = new Set<string>();
  const other = new Set<string>();
  for (const catalogue of catalogues) {
    for (const [key, message] of Object.entries(catalogue.en)) {
      // A word of the language, too, may be an English one: German filters are a "Filter".
      for (const form of formsOf(catalogue[language][key])) same.add(form);
      for (const form of formsOf(message)) other.add(form);
    }
  }
  const left = [...other].filter((text) => !same.has(text) && letters(text) > 3);
  return {
    whole: new Set(left.filter((text) => !text.includes("{"))),
    patterns: left.filter((text) => text.includes("{") && letters(text) > UNMISTAKABLE).map(patternOf),
  };
}

const formsOf = (message: Messages[string] | undefined): readonly string[] =>
  message === undefined ? [] : typeof message === "string" ? [message] : Object.values(message);

const letters = (text: string): number => text.replaceAll(/\{\w+\}/g, "").replaceAll(/[^\p{L}]/gu, "").length;

const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(".+")}$`,
  );

type AnyCatalogue = Readonly<Record<LanguageCode, Messages>>;

const catalogues: readonly AnyCatalogue[] = await Promise.all(
  globSync("storefront/**/words/index.ts").map(async (file) => {
    const [catalogue] = Object.values<AnyCatalogue>(await import(resolve(file)));
    if (!catalogue) throw new Error(`${file} has no catalogue`);
    return catalogue;
  }),
);
