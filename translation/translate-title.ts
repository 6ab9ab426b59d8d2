// Translates a product title: a noun phrase, with parts after a dash or a comma, or in brackets.
import type { Language } from "./language.ts";
import { parseElements, type ParsedTitle, parseTitle } from "./parse-title.ts";
import { isName } from "./title-name.ts";
import type { Element } from "./title-units.ts";
import { BASE_COLOURS, type ColourName, type Noun } from "./vocabulary/index.ts";
import { wordFor } from "./wording.ts";

/**
 * Undefined unless the whole title reads as the language's own: each part is translated, or is a name or a size that no language
 * translates. `allowsNames`: unknown words may be names.
 */
export function translateTitle(
  language: Language,
  title: string,
  modelNames: ReadonlySet<string>,
  allowsNames: boolean,
): string | undefined {
  const translated = translateQuoted(language, evenQuotes(title), modelNames, allowsNames);
  return translated?.replaceAll(QUOTED_NAME, (_, name: string) => language.grammar.quote(name));
}

/** Names in marks of any language, and in unequal ones, get the same marks: “Sunday”. An inch (15") and an apostrophe are none. */
const evenQuotes = (title: string): string =>
  title
    .replaceAll(/(?<=^|[\s(])["“”„«「]\s?([^"“”„«»「」]*\p{L}[^"“”„«»「」]*?)\s?["“”»」](?=$|[\s,.:;)!–—-])/gu, "“$1”")
    .replaceAll(/(?<=^|[\s(])['‘‚]([^'‘’‚]*\p{L}[^'‘’‚]*)['‘’](?=$|[\s,.:;)!–—-])/gu, "“$1”");

const QUOTED_NAME = /“([^“”]*)”/gu;

function translateQuoted(
  language: Language,
  title: string,
  modelNames: ReadonlySet<string>,
  allowsNames: boolean,
): string | undefined {
  const plain = parseTitle(title, modelNames, { allowsNames });
  if (plain) return upperFirst(compose(language, plain));
  if (!allowsNames) return undefined;
  const { parts, quoted } = partsOf(title);
  const phrases = parts.map(({ text }) => parseTitle(text, modelNames, { allowsNames }));
  const noun = phrases.find((phrase) => phrase !== undefined)?.noun;
  const kinds = parts.map(({ text }) => partKind(language, text, noun));
  if (kinds.some((kind) => kind === undefined)) return undefined;
  const added = kinds.flatMap((kind) => (kind?.kind === "elements" ? kind.elements : []));
  let isTranslated = false;
  let takesAdded = added.length > 0;
  const said = kinds.flatMap((kind, at) => {
    const { text, before, after } = parts[at] ?? { text: "", before: "", after: "" };
    if (kind?.kind === "elements" || kind === undefined) return [];
    if (kind.kind !== "kept") isTranslated = true;
    if (kind.kind !== "phrase") return `${before}${kind.kind === "kept" ? text : kind.text}${after}`;
    const parsed = parseTitle(text, modelNames, { allowsNames, ...(takesAdded && { added }) });
    takesAdded = false;
    return parsed ? `${before}${upperFirst(compose(language, parsed))}${after}` : UNREADABLE;
  });
  // Details without a noun to agree with cannot be translated.
  if (!isTranslated || takesAdded || said.includes(UNREADABLE)) return undefined;
  return [said.join(""), ...quoted].join(" ");
}

const UNREADABLE = "\u0000";

interface Part {
  readonly text: string;
  /** Separator in front: " - ", " (". */
  readonly before: string;
  readonly after: string;
}

const QUOTED = /\s*(“[^”]*\p{L}[^”]*”)/gu;
const BRACKETED = /\s*\(([^()]*)\)\s*$/u;
/** "Set of 3 stacking rings" */
const SET = /^((?:Set|Pack) of \d+) (.+)$/iu;
/** "Ankle socks 5 pack" */
const PACKED = /^(.+) (\d+[ -]?pack)$/iu;
const SEPARATOR = /(\s+[-–—|•]\s+|[,:]\s+)/u;

/** Names in quotes go last, since they have no place in the grammar. */
function partsOf(title: string): { readonly parts: readonly Part[]; readonly quoted: readonly string[] } {
  const quoted = [...title.matchAll(QUOTED)].map(([, name = ""]) => name);
  const unquoted = title.replace(QUOTED, "").trim();
  const bracketed = BRACKETED.exec(unquoted)?.[1];
  const [first = "", ...more] = unquoted.replace(BRACKETED, "").split(SEPARATOR);
  const [, set, ofSet] = SET.exec(first) ?? [];
  const [, packed, pack] = PACKED.exec(first) ?? [];
  const parts: Part[] = [{ text: ofSet ?? packed ?? first, before: "", after: "" }];
  if (set) parts.push({ text: set, before: ", ", after: "" });
  if (pack) parts.push({ text: pack, before: ", ", after: "" });
  for (let at = 0; at + 1 < more.length; at += 2)
    parts.push({ text: more[at + 1] ?? "", before: more[at] ?? "", after: "" });
  if (bracketed !== undefined) parts.push({ text: bracketed, before: " (", after: ")" });
  return { parts, quoted };
}

type PartKind =
  | { readonly kind: "phrase" }
  /** Details of the phrase, such as a fit. */
  | { readonly kind: "elements"; readonly elements: readonly Element[] }
  | { readonly kind: "text"; readonly text: string }
  /** Names and sizes. */
  | { readonly kind: "kept" };

const PACK = /^(?:(?:pack|set) of (\d+)|(\d+)[ -]?(?:pack|pcs?|pieces?|set)|(\d+)er)$/iu;
const SIZE = /^(?:[\dxX.,"”″/ -]+|(?:[XSML]{1,4}|\d+XL)|[WL]\d{2}(?: ?[xX/]? ?L?\d{2})?|\d+(?:mm|cm|in|oz))$/u;

function partKind(language: Language, text: string, noun: Noun | undefined): PartKind | undefined {
  const [, ...numbers] = PACK.exec(text) ?? [];
  const pieces = numbers.find(Boolean);
  if (pieces) return { kind: "text", text: language.grammar.pack(Number(pieces)) };
  // "The Perfect Tee" is the name of a product, not a description.
  if (SIZE.test(text) || /^The (?:\p{Lu}[\p{L}’']* ?){1,3}$/u.test(text)) return { kind: "kept" };
  const elements = parseElements(text, noun);
  if (elements) {
    const colours = elements.map(colourOf);
    return colours.every((colour) => colour !== undefined)
      ? { kind: "text", text: colours.map((colour) => language.colours[colour]).join(text.includes("/") ? "/" : ", ") }
      : { kind: "elements", elements };
  }
  if (parseTitle(text, NONE, { allowsNames: true })) return { kind: "phrase" };
  return isName(text) ? { kind: "kept" } : undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** The colour's name: base colours are adjectives of the vocabulary too. */
function colourOf(element: Element): ColourName | undefined {
  if (element.kind === "colour") return element.key;
  return element.kind === "modifier" ? BASE_COLOURS[element.key] : undefined;
}

function compose(language: Language, parsed: ParsedTitle): string {
  const { noun, name, pattern, patterns = [], material, materials = [], audience, karat, measure } = parsed;
  const { grammar } = language;
  const [form, text] = language.nouns[noun];
  const at = language.forms.indexOf(form);
  const { modifiers, colours } = coloursOf(parsed);
  const cloths = material ? [material, ...materials].map((one) => wordFor(language.materials[one], noun, at)) : [];
  const composed = grammar.title({
    noun: text,
    form,
    ...(name && { name }),
    modifiers: [
      ...modifiers.map((modifier) => wordFor(language.modifiers[modifier], noun, at)),
      ...patterns.map((one) => wordFor(language.patterns[one], noun, at)),
      // "chaleco acolchado" is quilted already.
    ].filter((word) => !` ${text} `.includes(` ${word.replace("^", "")} `)),
    ...(pattern && { pattern: wordFor(language.patterns[pattern], noun, at) }),
    ...(cloths.length > 0 && { material: cloths.length > 1 ? grammar.and(cloths) : cloths[0] }),
    ...(colours.length > 0 && { colour: grammar.and(colours.map((colour) => language.colours[colour])) }),
    ...(audience && { audience: { key: audience, text: language.departments[audience] } }),
  });
  return [composed.replaceAll("#", karat === undefined ? "" : (grammar.karat ?? String)(karat)), measure]
    .filter(Boolean)
    .join(" ");
}

/** A single base colour is an adjective, "schwarzes Kleid"; several are named, "Kleid in Schwarz und Weiß". */
function coloursOf({ modifiers, colours = [] }: ParsedTitle): Pick<ParsedTitle, "modifiers"> & {
  readonly colours: readonly ColourName[];
} {
  const base = modifiers.flatMap((modifier) => BASE_COLOURS[modifier] ?? []);
  if (base.length + colours.length < 2) return { modifiers, colours };
  return { modifiers: modifiers.filter((modifier) => !BASE_COLOURS[modifier]), colours: [...base, ...colours] };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
