// Checks a merchant's text against the default: the same placeholders, and every plural form of the language. Pure.

import { languageOf, type LanguageCode, type Plural } from "#catalogue";
import { neededForms } from "#storefront/locales/check.ts";
import { compileMessage } from "#storefront/locales/compile.ts";
import { formsOf, namesIn } from "#storefront/locales/generate.ts";
import { defaultText } from "./defaults.ts";

export type CheckedText =
  | { readonly kind: "valid"; readonly message: string | Plural }
  /** The mistake, as the end of a sentence about the text. */
  | { readonly kind: "invalid"; readonly reason: string };

export function checkText(text: string, original: string, language: LanguageCode): CheckedText {
  const expected = namesIn(compileMessage("default", original));
  const message = attempt(text);
  if (message === undefined) return invalid(`is not a valid message: each { needs a }, ${allowed(expected)}`);
  const names = namesIn(message);
  const unknown = [...names].filter((name) => !expected.has(name));
  if (unknown.length > 0) return invalid(`has ${listed(unknown)}, which the mail cannot fill in: ${allowed(expected)}`);
  const isPlural = typeof message !== "string";
  const missing = [...expected].filter((name) =>
    // A form such as "the last one" may leave out the number, but nothing else.
    name === "count" && isPlural ? false : formsOf(message).some((form) => !namesIn(form).has(name)),
  );
  if (missing.length > 0) return invalid(`needs ${listed(missing)}${isPlural ? " in each of its forms" : ""}`);
  const forms = isPlural ? neededForms(language).filter((form) => message[form] === undefined) : [];
  if (forms.length > 0) {
    return invalid(`needs the plural form ${forms.join(", ")} in ${languageOf(language)?.name ?? language}`);
  }
  return { kind: "valid", message };
}

/** Placeholders of a text, which every version of it must have. */
export const placeholdersOf = (id: string, language: LanguageCode): readonly string[] => [
  ...namesIn(compileMessage(id, defaultText(id, language))),
];

const invalid = (reason: string): CheckedText => ({ kind: "invalid", reason });

function attempt(text: string): string | Plural | undefined {
  try {
    return compileMessage("text", text);
  } catch {
    return undefined;
  }
}

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");

const allowed = (names: ReadonlySet<string>): string =>
  names.size === 0 ? "this text has no placeholders" : `use ${listed([...names])}`;
