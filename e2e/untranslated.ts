// Finds interface texts that a page still shows in English although its language has its own.

import type { LanguageCode } from "#catalogue";
import { compileMessages, type Texts } from "#storefront/locales/compile.ts";
import { readLocale } from "#storefront/locales/files.ts";
import { formsOf } from "#storefront/locales/generate.ts";

/** Every text of a page that a visitor sees or hears; runs in the browser. */
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

/** With more literal letters than these, a message with placeholders is unmistakable. */
const UNMISTAKABLE = 8;

interface EnglishTexts {
  readonly whole: ReadonlySet<string>;
  /** Match any value for a placeholder. */
  readonly patterns: readonly RegExp[];
}

/** Keyed by language: a test looks at many pages of each. */
const collected = new Map<LanguageCode, EnglishTexts>();

/** English texts that differ in a language. */
function englishOf(language: LanguageCode): EnglishTexts {
  const known = collected.get(language) ?? collectEnglish(language);
  collected.set(language, known);
  return known;
}

function collectEnglish(language: LanguageCode): EnglishTexts {
  // A language may use the English word too: German filters are a "Filter".
  const own = new Set(Object.values(readLocale(language)).flatMap(allForms));
  const left = Object.values(readLocale("en"))
    .flatMap(allForms)
    .filter((text) => !own.has(text) && letters(text) > 3);
  return {
    whole: new Set(left.filter((text) => !text.includes("{"))),
    patterns: left.filter((text) => text.includes("{") && letters(text) > UNMISTAKABLE).map(patternOf),
  };
}

const allForms = (texts: Texts): readonly string[] => Object.values(compileMessages(texts)).flatMap(formsOf);

const letters = (text: string): number => text.replaceAll(/\{\w+\}/g, "").replaceAll(/[^\p{L}]/gu, "").length;

const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(".+")}$`,
  );
