// Reads a table of meanings: lines of phrases and what they mean in the words and values of the catalogue. Pure.

import { LANGUAGES, type LanguageCode } from "../languages.ts";

/** Sections of the table. `kinds` names what a negated word includes: leather is also suede. */
export const MEANING_SECTIONS = ["things", "colours", "qualities", "occasions", "people", "kinds"] as const;
export type MeaningSection = (typeof MEANING_SECTIONS)[number];

/** Attributes that conditions name, by their name in the table. A shade is a designer's colour. */
export const MEANING_ATTRIBUTES = {
  type: "product_type",
  colour: "color",
  dept: "department",
  vendor: "vendor",
  material: "material",
  pattern: "pattern",
  occasion: "occasion",
  length: "length",
  shade: undefined,
} as const;

export type MeaningCondition =
  | { readonly word: string }
  | { readonly name: keyof typeof MEANING_ATTRIBUTES; readonly values: readonly string[] };

export interface Meaning {
  /** Number of its line, from 1. */
  readonly line: number;
  readonly section: MeaningSection;
  /** Language of the visitors for whom it applies; all if absent. */
  readonly language?: LanguageCode;
  readonly phrases: readonly string[];
  /** Tiers of alternatives, the best first. Each alternative is a list of conditions that must all be true. */
  readonly tiers: readonly (readonly (readonly MeaningCondition[])[])[];
  /** Types to show if no other words name a thing. */
  readonly things: readonly string[];
  /** True if it applies although its words are found as typed. */
  readonly isIdiom: boolean;
  /** The phrase of another line whose meaning it takes: "as:wedding guest". */
  readonly as?: string;
}

export interface ParsedMeanings {
  readonly meanings: readonly Meaning[];
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

export function parseMeanings(table: string): ParsedMeanings {
  const meanings: Meaning[] = [];
  const errors: { line: number; message: string }[] = [];
  let heading: Heading | undefined;
  for (const [at, written] of table.split("\n").entries()) {
    const text = written.trim();
    if (text === "" || text.startsWith("#")) continue;
    const named = /^\[(.*)\]$/u.exec(text)?.[1];
    if (named !== undefined) {
      const head = readHeading(named);
      heading = typeof head === "string" ? undefined : head;
      if (typeof head === "string") errors.push({ line: at + 1, message: head });
      continue;
    }
    const read = heading ? readLine(text, heading, at + 1) : "must follow a heading such as [things]";
    if (typeof read === "string") errors.push({ line: at + 1, message: read });
    else meanings.push(read);
  }
  return resolved(meanings, errors);
}

/** Lines that take the meaning of another, with that meaning. Only lines for every language and of the same section can give theirs. */
function resolved(read: readonly Meaning[], errors: ParsedMeanings["errors"]): ParsedMeanings {
  const givers = new Map(
    read
      .filter(({ language, as }) => language === undefined && as === undefined)
      .flatMap((meaning) => meaning.phrases.map((phrase) => [keyOf(meaning.section, phrase), meaning])),
  );
  const wrong: { line: number; message: string }[] = [];
  const meanings = read.flatMap((meaning) => {
    if (meaning.as === undefined) return [meaning];
    const giver = givers.get(keyOf(meaning.section, meaning.as));
    if (giver) return [{ ...meaning, tiers: giver.tiers, things: giver.things }];
    const message = `"as:${meaning.as}" names no phrase of [${meaning.section}] that every language has`;
    wrong.push({ line: meaning.line, message });
    return [];
  });
  return { meanings, errors: [...errors, ...wrong].toSorted((one, other) => one.line - other.line) };
}

const keyOf = (section: MeaningSection, phrase: string): string => `${section} ${phrase.toLowerCase()}`;

type Heading = Pick<Meaning, "section" | "language">;

/** "occasions", or "occasions fr" for visitors who use the shop in French. */
function readHeading(text: string): Heading | string {
  const [name = "", code, ...others] = text.trim().split(/\s+/u);
  const section = MEANING_SECTIONS.find((one) => one === name);
  if (!section || others.length > 0) return `[${text}] is none of ${MEANING_SECTIONS.join(", ")}`;
  if (code === undefined) return { section };
  const language = LANGUAGES.find((one) => one.code === code)?.code;
  return language ? { section, language } : `[${text}] names no language of the shop. Use a code such as fr`;
}

function readLine(text: string, heading: Heading, line: number): Meaning | string {
  const equals = text.indexOf("=");
  if (equals < 0) return "must have the form: phrase, phrase = meaning, meaning";
  const isIdiom = text.startsWith("!");
  const phrases = listOf(text.slice(isIdiom ? 1 : 0, equals), ",");
  const [meant = "", ...types] = text.slice(equals + 1).split("@");
  if (phrases.length === 0) return "has no phrase before =";
  if (types.length > 1) return "has @ twice";
  const as = /^\s*as\s*:(.*)$/u.exec(meant)?.[1]?.trim();
  if (as === "") return '"as:" names no phrase';
  if (as !== undefined && types.length > 0) return `"as:${as}" has the types of that line; leave out @`;
  if (as !== undefined) return { line, ...heading, phrases, tiers: [], things: [], isIdiom, as };
  const tiers = listOf(meant, "/").map((tier) => listOf(tier, ",").map((one) => listOf(one, "+").map(readCondition)));
  const wrong = tiers.flat(2).find((condition) => typeof condition === "string");
  if (typeof wrong === "string") return wrong;
  if (tiers.flat(2).length === 0) return "has no meaning after =";
  return {
    line,
    ...heading,
    phrases,
    tiers: tiers as Meaning["tiers"],
    things: types.flatMap((one) => listOf(one, "|")),
    isIdiom,
  };
}

function readCondition(text: string): MeaningCondition | string {
  const [, name, values] = /^(\w+)\s*:(.*)$/u.exec(text) ?? [];
  if (name === undefined || values === undefined) {
    return /^[\p{L}\p{M}\p{N}'’-]+$/u.test(text) ? { word: text } : `"${text}" must be one word, or name:value`;
  }
  if (!Object.hasOwn(MEANING_ATTRIBUTES, name)) {
    return `"${name}" is none of ${Object.keys(MEANING_ATTRIBUTES).join(", ")}`;
  }
  const named = listOf(values, "|");
  return named.length === 0
    ? `"${text}" names no value`
    : { name: name as keyof typeof MEANING_ATTRIBUTES, values: named };
}

const listOf = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
