// Names and values of options in the visitor's language.

import { printOption, type VariantOption } from "#catalogue";

/** Texts that the vocabulary does not know stay as the merchant wrote them. */
export function translateOption(option: VariantOption, translate: (text: string) => string): VariantOption {
  const { name, value } = option;
  // "Rose Gold" is in the vocabulary as "Rose gold". A name beside its value tells a metal from a colour.
  const written = [printOption(option), value, value.charAt(0) + value.slice(1).toLowerCase()];
  const found = written.map((text) => ({ text, translated: translate(text) }));
  const known = found.find(({ text, translated }) => translated !== text)?.translated ?? value;
  return { name: translate(name), value: known.split(" > ").at(-1) ?? known };
}
