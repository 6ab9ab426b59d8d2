// Compiles ICU MessageFormat into the compact form that `messagesIn` formats, so that browsers need no parser.

import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
} from "@formatjs/icu-messageformat-parser";
import type { Messages, Plural } from "#catalogue";

/** Messages of one area and language as its JSON file has them: ICU MessageFormat by key. */
export type Texts = Readonly<Record<string, string>>;

export function compileMessages(texts: Texts): Messages {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(key, text)]));
}

/** Throws with the key and the reason if the text is malformed or uses more of ICU than the shop supports. */
export function compileMessage(key: string, text: string): string | Plural {
  const refuse = (reason: string): never => {
    throw new Error(`"${key}": ${reason}.`);
  };
  const elements = parseText(text, refuse);
  const plural = elements.find(isPluralElement);
  if (!plural) return elements.map((element) => textOf(element, refuse)).join("");
  if (plural.pluralType !== "cardinal" || plural.offset !== 0) refuse("only plain plurals are supported");
  if (plural.value !== "count") refuse(`a plural depends on "count", not on "${plural.value}"`);
  return flatten(elements, plural, (element) => textOf(element, refuse));
}

function parseText(text: string, refuse: (reason: string) => never): readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (error) {
    return refuse(`not valid ICU MessageFormat: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Text before and after a plural becomes a part of each of its forms. */
function flatten(
  elements: readonly MessageFormatElement[],
  plural: PluralElement,
  write: (element: MessageFormatElement) => string,
): Plural {
  const place = elements.indexOf(plural);
  const [before, after] = [elements.slice(0, place), elements.slice(place + 1)];
  const forms = Object.entries(plural.options).map(([form, { value }]) => [
    form,
    [...before, ...value, ...after].map(write).join(""),
  ]);
  return Object.fromEntries(forms);
}

function textOf(element: MessageFormatElement, refuse: (reason: string) => never): string {
  if (isPoundElement(element)) return "{count}";
  if (isArgumentElement(element))
    return /^\w+$/.test(element.value)
      ? `{${element.value}}`
      : refuse(`the placeholder "${element.value}" has other characters than letters and digits`);
  if (isLiteralElement(element))
    return /[{}]/.test(element.value) ? refuse("braces in the text itself are not supported") : element.value;
  return refuse(`"${element.value}" is a ${TYPE[element.type]}; supported are placeholders and one plural a message`);
}
