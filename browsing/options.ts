// Names and values of options in the visitor's language.

import { printOption, type VariantOption } from "#catalogue";
import { KARATS } from "#translation";

/** Texts that the vocabulary does not know stay as the merchant wrote them. */
export function translateOption({ name, value }: VariantOption, translate: (text: string) => string): VariantOption {
  return { name: translate(name), value: inKarats(value, translate) ?? valueIn(name, value, translate) ?? value };
}

/** Undefined if it is not known. */
function valueIn(name: string, value: string, translate: (text: string) => string): string | undefined {
  // "Rose Gold" is in the vocabulary as "Rose gold". A name beside its value tells a metal or a stone from a colour.
  const spellings = [value, value.charAt(0).toUpperCase() + value.slice(1).toLowerCase()];
  const written = [...spellings.map((one) => printOption({ name, value: one })), ...spellings];
  const found = written.map((text) => ({ text, translated: translate(text) }));
  return found
    .find(({ text, translated }) => translated !== text)
    ?.translated.split(" > ")
    .at(-1);
}

/** "14k Yellow Gold" is a number and a metal, in the order of the language. Undefined if the metal is not known. */
function inKarats(value: string, translate: (text: string) => string): string | undefined {
  const [, number, metal] = /^(\d{1,2})\s?-?(?:k|kt|ct|karat|carat)\.?\s+(\D+)$/iu.exec(value) ?? [];
  if (number === undefined || metal === undefined) return undefined;
  const known = valueIn("Metal", metal, translate);
  const pattern = translate(KARATS);
  if (known === undefined || pattern === KARATS) return undefined;
  return pattern.replace("{number}", number).replace("{metal}", known);
}
