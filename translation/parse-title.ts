// Parses an English product title: a noun with what the vocabulary knows about it, and names that stay as they are.
import { isName } from "./title-name.ts";
import { cutOf, detailOf, type Element, elementBefore, nounsBefore, type Unit, unitsOf } from "./title-units.ts";
import {
  BASE_COLOURS,
  type ColourName,
  type DepartmentName,
  type Material,
  type Modifier,
  type Noun,
  type Pattern,
} from "./vocabulary/index.ts";

export interface ParsedTitle {
  readonly name?: string;
  readonly modifiers: readonly Modifier[];
  readonly pattern?: Pattern;
  /** Further patterns. */
  readonly patterns?: readonly Pattern[];
  readonly material?: Material;
  /** Further materials: "leather and canvas". */
  readonly materials?: readonly Material[];
  readonly colours?: readonly ColourName[];
  readonly audience?: DepartmentName;
  /** For "#" in the words: 14-karat. */
  readonly karat?: number;
  readonly noun: Noun;
  /** Sizes and measures that follow: "32x32", "120cm". */
  readonly measure?: string;
}

export interface TitleOptions {
  /** True if unknown words may be names too. */
  readonly allowsNames?: boolean;
  /** Elements that are elsewhere in the title. */
  readonly added?: readonly Element[];
}

/**
 * Undefined if any word is neither known nor a name: a title is translated completely or not at all.
 * `modelNames`: names that shops give their models.
 */
export function parseTitle(
  title: string,
  modelNames: ReadonlySet<string>,
  { allowsNames = false, added = [] }: TitleOptions = {},
): ParsedTitle | undefined {
  const names = { modelNames, isName: (text: string) => modelNames.has(text) || (allowsNames && isName(text)) };
  const units = unitsOf(title);
  const measured = beforeMeasure(units);
  const at = units.findIndex(({ key }) => key === "with" || key === "in");
  const end = at < 0 ? measured : at;
  const found = nounPhrase(title, units.slice(0, end), names);
  const tail = at < 0 ? [] : found && tailOf(units, at, measured, found.noun);
  if (!found || !tail) return undefined;
  const measure = measured < units.length ? title.slice(units[measured]?.start).trim() : undefined;
  return assemble(found, [...found.elements, ...tail, ...added], units, measure);
}

/** The elements of a text that has no noun: "Black Embroidered"; undefined if a word is unknown. */
export function parseElements(text: string, noun?: Noun): readonly Element[] | undefined {
  const units = unitsOf(text);
  return elementsUpTo(units, units.length, noun, 0);
}

interface Names {
  readonly modelNames: ReadonlySet<string>;
  readonly isName: (text: string) => boolean;
}

interface NounPhrase {
  readonly noun: Noun;
  readonly name?: string | undefined;
  readonly elements: readonly Element[];
}

/** English nouns end their phrase: what follows can only be a colour, a cloth or a wearer, "T-shirt black". */
function nounPhrase(title: string, units: readonly Unit[], names: Names): NounPhrase | undefined {
  const behind: Element[] = [];
  let end = units.length;
  for (;;) {
    // "zip hoodie" is a noun, but not in "double-zip hoodie".
    for (const found of nounsBefore(units, end)) {
      const phrase = beforeNoun(title, units, end - found.count, found.value, names);
      if (phrase) return { ...phrase, elements: [...phrase.elements, ...behind] };
    }
    const element = elementBefore(units, end);
    if (!element || !isBehindNoun(element.value)) return undefined;
    behind.unshift(element.value);
    end -= element.count;
  }
}

const isBehindNoun = ({ kind, key }: Element): boolean =>
  kind === "modifier" ? key in BASE_COLOURS : kind !== "pattern";

/** Elements next to the noun, and before them a name: "Dakota black leather"; "Men's" may precede the name. */
function beforeNoun(
  title: string,
  units: readonly Unit[],
  nounAt: number,
  noun: Noun,
  names: Names,
): NounPhrase | undefined {
  const elements: Element[] = [];
  let end = nounAt;
  // A shop's model may be called Jade or Olive.
  const isModel = names.modelNames.has(title.slice(units[0]?.start, units[0]?.end));
  const before = (at: number) => elementBefore(isModel ? units.slice(1) : units, isModel ? at - 1 : at, noun);
  for (let found = before(end); found; found = before(end)) {
    elements.unshift(elements.length > 0 ? cutOf(found.value) : found.value);
    end -= found.count;
    // "black and white", "leather & suede"
    const isJoined = end > 1 && JOINERS.has(units[end - 1]?.key ?? "");
    if (isJoined && before(end - 1)?.value.kind === found.value.kind) end -= 1;
  }
  const first = end > 1 ? elementBefore(units, 1)?.value : undefined;
  const isFor = first?.kind === "audience";
  const name = nameIn(title, units.slice(isFor ? 1 : 0, end), names);
  if (name === undefined) return undefined;
  return { noun, name, elements: isFor ? [first, ...elements] : elements };
}

const JOINERS: ReadonlySet<string> = new Set(["and", "&", "/", "+"]);

/** An empty text if there are no words; undefined if they are no name. */
function nameIn(title: string, units: readonly Unit[], names: Names): string | undefined {
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return "";
  const text = title.slice(first.start, last.end);
  return names.isName(text) ? text : undefined;
}

/** Elements of "with a belt and pockets", "in black leather". */
function tailOf(units: readonly Unit[], at: number, end: number, noun: Noun): readonly Element[] | undefined {
  if (units[at]?.key === "in") return elementsUpTo(units, end, noun, at + 1);
  const details: Element[] = [];
  for (let from = at + 1; from < end;) {
    const next = units.findIndex((unit, index) => index >= from && index < end && JOINERS.has(unit.key));
    const to = next < 0 ? end : next;
    const words = units.slice(from, to);
    const key = detailOf(ARTICLES.has(words[0]?.key ?? "") ? words.slice(1) : words);
    if (key === undefined) return undefined;
    details.push({ kind: "modifier", key });
    from = to + 1;
  }
  return details.length > 0 ? details : undefined;
}

const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);

function elementsUpTo(
  units: readonly Unit[],
  end: number,
  noun: Noun | undefined,
  from: number,
): readonly Element[] | undefined {
  const elements: Element[] = [];
  for (let at = end; at > from;) {
    if (elements.length > 0 && at - 1 > from && JOINERS.has(units[at - 1]?.key ?? "")) at -= 1;
    const found = elementBefore(units.slice(from), at - from, noun);
    if (!found) return undefined;
    elements.unshift(found.value);
    at -= found.count;
  }
  return elements.length > 0 ? elements : undefined;
}

const MEASURE = /^(?:\d+(?:[.,]\d+)?(?:["”″]|mm|cm|m|oz|ml|g|in|inch)?|\d+x\d+|[wl]\d{2})$/u;

/** The position of the sizes and measures at the end. */
function beforeMeasure(units: readonly Unit[]): number {
  let end = units.length;
  while (end > 1 && MEASURE.test(units[end - 1]?.key ?? "")) end -= 1;
  return end;
}

function assemble(
  { noun, name }: NounPhrase,
  elements: readonly Element[],
  units: readonly Unit[],
  measure: string | undefined,
): ParsedTitle | undefined {
  const karats = units.flatMap(({ karat }) => karat ?? []);
  const [audience, ...otherAudiences] = new Set(elements.flatMap((one) => (one.kind === "audience" ? one.key : [])));
  if (otherAudiences.length > 0 || karats.length > 1) return undefined;
  const [pattern, ...patterns] = new Set(elements.flatMap((one) => (one.kind === "pattern" ? one.key : [])));
  const [material, ...materials] = new Set(elements.flatMap((one) => (one.kind === "material" ? one.key : [])));
  const colours = [...new Set(elements.flatMap((one) => (one.kind === "colour" ? one.key : [])))];
  const modifiers = [...new Set(elements.flatMap((one) => (one.kind === "modifier" ? one.key : [])))];
  return {
    ...(name && { name }),
    modifiers,
    ...(pattern && { pattern }),
    ...(patterns.length > 0 && { patterns }),
    ...(material && { material }),
    ...(materials.length > 0 && { materials }),
    ...(colours.length > 0 && { colours }),
    ...(audience && { audience }),
    ...(karats[0] !== undefined && { karat: karats[0] }),
    noun,
    ...(measure && { measure }),
  };
}
