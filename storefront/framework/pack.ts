// A shorter form of JSON values for the state in a document: lists by column, so that keys and beginnings are said once.
//
//   [{ id: 1, a: 3 }, { id: 2 }, { id: 4, a: 5 }]       { $cols: { id: [1, 2, 4] }, $some: { a: { $rows: [0, 2], $of: [3, 5] } } }
//   [{ id: 1 }, { id: 2, a: 3 }, { id: 4, a: 5 }]       { $cols: { id: [1, 2, 4] }, $some: { a: { $rows: 1, $of: [3, 5] } } }
//   [["a", "b"], [], ["c"]]                             { $lengths: [2, 0, 1], $all: ["a", "b", "c"] }
//   [["a"], ["b"], ["c"]]                               { $lengths: 1, $all: ["a", "b", "c"] }
//   [true, false, true]                                 { $few: [false, true], $at: "101" }
//   ["S", "M", "S", "M", …]                             { $few: ["S", "M"], $at: "0101…" }
//   ["/media/art/coat/front", "/media/art/coat/back"]   { $texts: [0, "/media/art/coat/front", 16, "back"] }
//   { elementId: "edit", html: "<h2>…" }                { $element: "edit" }
//
// Texts that the markup shows are read from it:
//
//   ["/products/coat", "/products/cape"]                { $shown: ["li>article>a", "href"] }
//   ["/media/coat/front", "/media/coat/back"]           { $texts: [-17, "", 12, "back"], $shown: ["li>article img", "src"] }

import type { ShownByCards } from "#storefront/ui/card-markup.ts";
import { mapValues } from "./protocol.ts";

/** A shorter beginning is not worth its number. */
const SHARED = 8;
/** The most texts that a digit can tell apart. Two digits are enough for any list that is worth it. */
const DIGIT = 36;
const FEW = DIGIT * DIGIT;

/** Called only for data with texts, because reading the markup takes long. */
type Shown = () => ShownByCards | undefined;

type Row = Readonly<Record<string, unknown>>;

export function pack(value: unknown, shown?: Shown): unknown {
  if (Array.isArray(value)) return packList(value, shown);
  if (!isRow(value)) return value;
  if (isText(value["elementId"]) && isText(value["html"])) return { $element: value["elementId"] };
  // An object that looks like a packed one is a list of one.
  if (Object.entries(value).some(([key, one]) => key.startsWith("$") && one !== undefined))
    return { $one: columns([value], shown) };
  return mapValues(value, (one) => pack(one, shown));
}

export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== "object" || !value) return value;
  const { $one, $cols, $some = {}, $lengths, $all, $texts, $few, $at, $element, $shown } = value as Packed;
  if ($element) return { elementId: $element, html: document.getElementById($element)?.innerHTML ?? "" };
  if ($texts) return unpackTexts($texts, $shown ? shownBy($shown) : []);
  if ($shown) return shownBy($shown);
  if ($few) return $at?.match($few.length > DIGIT ? /../g : /./g)?.map((place) => $few[parseInt(place, DIGIT)]);
  if ($one) return (unpack($one) as unknown[])[0];
  if ($lengths) {
    const all = unpack($all) as unknown[];
    let from = 0;
    const lengths = Array.isArray($lengths) ? $lengths : Array(all.length / +$lengths).fill($lengths);
    return lengths.map((length) => all.slice(from, (from += length)));
  }
  if (!$cols) return mapValues(value as Row, unpack);
  const rows: Record<string, unknown>[] = [];
  const put = (key: string, at: number, one: unknown) => ((rows[at] ??= {})[key] = one);
  for (const [key, column] of Object.entries($cols)) {
    (unpack(column) as unknown[]).forEach((one, at) => put(key, at, one));
  }
  for (const [key, { $rows, $of }] of Object.entries($some)) {
    (unpack($of) as unknown[]).forEach((one, at) => put(key, Array.isArray($rows) ? $rows[at] : +$rows + at, one));
  }
  return rows;
}

interface Packed {
  readonly $one?: unknown;
  readonly $cols?: Row;
  readonly $some?: Readonly<Record<string, Some>>;
  /** A number if all are equal. */
  readonly $lengths?: readonly number[] | number;
  readonly $all?: unknown;
  readonly $texts?: readonly (string | number)[];
  readonly $few?: readonly unknown[];
  /** Places in `$few`, one digit each, or two if those are many. */
  readonly $at?: string;
  /** Id of the element that has the HTML of a static part. */
  readonly $element?: string;
  /** Place in the document of the texts, or those that they begin with: a selector, and an attribute if they are in one. */
  readonly $shown?: readonly [selector: string, attribute?: string];
}

interface Some {
  /** The rows that have a value, or the first if those after it follow. */
  readonly $rows: readonly number[] | number;
  readonly $of: unknown;
}

function packList(list: readonly unknown[], shown: Shown | undefined): unknown {
  const packOne = (one: unknown) => pack(one, shown);
  if (list.length < 2) return list.map(packOne);
  if (list.every(isText)) return packTexts(list, shown);
  if (list.every((one) => typeof one === "boolean")) return { $few: [false, true], $at: list.map(Number).join("") };
  if (list.every((one) => Array.isArray(one))) {
    const length = list[0]?.length ?? 0;
    const isEven = length > 0 && list.every((one) => one.length === length);
    return { $lengths: isEven ? length : list.map((one) => one.length), $all: packList(list.flat(), shown) };
  }
  return (list.every(isRow) && columns(list, shown)) || list.map(packOne);
}

/** Keys of all rows have a column, other keys the values of the rows that have them. Undefined if no key is in all of them. */
function columns(rows: readonly Row[], shown: Shown | undefined) {
  const found = new Map<string, Column>();
  rows.forEach((row, at) => {
    for (const key in row) {
      const value = row[key];
      // JSON has no undefined: its key is left out of an object.
      if (value === undefined) continue;
      const column = found.get(key);
      if (column) {
        column.rows.push(at);
        column.values.push(value);
      } else found.set(key, { rows: [at], values: [value] });
    }
  });
  const [cols, some]: [[string, unknown][], [string, Some][]] = [[], []];
  for (const [key, column] of found) {
    if (column.values.length === rows.length) cols.push([key, packList(column.values, shown)]);
    else some.push([key, packSome(column, shown)]);
  }
  if (cols.length === 0) return undefined;
  return { $cols: Object.fromEntries(cols), ...(some.length > 0 && { $some: Object.fromEntries(some) }) };
}

interface Column {
  readonly rows: number[];
  readonly values: unknown[];
}

function packSome({ rows, values }: Column, shown: Shown | undefined): Some {
  const [first = 0] = rows;
  const isRun = rows.every((row, at) => row === first + at);
  return { $rows: isRun ? first : rows, $of: packList(values, shown) };
}

function packTexts(texts: readonly string[], shown: Shown | undefined): unknown {
  const cards = shown?.();
  const same = cards?.texts.find((one) => isEqual(one.texts, texts));
  if (same) return { $shown: same.at };
  const few = [...new Set(texts)];
  // Only long lists of a few texts gain from it.
  if (few.length <= FEW && few.length * 2 < texts.length && texts.length > DIGIT) {
    const digits = few.length > DIGIT ? 2 : 1;
    const places = new Map(few.map((text, place) => [text, place.toString(DIGIT).padStart(digits, "0")]));
    return { $few: few, $at: texts.map((text) => places.get(text)).join("") };
  }
  let pictures = 0;
  const packed = texts.flatMap((text, at) => {
    if (text !== "" && cards?.pictures.texts[pictures]?.startsWith(text)) {
      pictures += 1;
      return [-text.length, ""];
    }
    const shared = sharedLength(texts[at - 1] ?? "", text);
    return shared < SHARED ? [0, text] : [shared, text.slice(shared)];
  });
  if (packed.every((one) => one === 0 || isText(one))) return texts;
  return { $texts: packed, ...(pictures > 0 && { $shown: cards?.pictures.at }) };
}

/** Pairs of a number and an end: a positive number of characters is shared with the text before, a negative one with the next that is shown. */
function unpackTexts(packed: readonly (string | number)[], shown: (string | null)[]): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < packed.length; at += 2) {
    const shared = Number(packed[at]);
    const other = shared < 0 ? shown.shift() : texts.at(-1);
    texts.push(`${other ?? ""}`.slice(0, Math.abs(shared)) + packed[at + 1]);
  }
  return texts;
}

const shownBy = ([selector, attribute = ""]: NonNullable<Packed["$shown"]>): (string | null)[] =>
  Array.from(document.querySelectorAll(selector), (one) => one.getAttribute(attribute) ?? one.textContent);

const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
