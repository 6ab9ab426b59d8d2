// A shorter form of JSON values for the state in a document: lists by column, so that keys and beginnings are said once.
//
//   [{ id: 1, new: true }, { id: 2 }]                   { $cols: { id: [1, 2] }, $some: { new: { 0: true } } }
//   [{ id: 1 }, { id: 2, a: 3 }, { id: 4, a: 5 }]       { $cols: { id: [1, 2, 4] }, $some: { a: { $from: 1, $of: [3, 5] } } }
//   [["a", "b"], [], ["c"]]                             { $lengths: [2, 0, 1], $all: ["a", "b", "c"] }
//   [["a"], ["b"], ["c"]]                               { $lengths: 1, $all: ["a", "b", "c"] }
//   [true, false, true]                                 { $few: [false, true], $at: "101" }
//   ["S", "M", "S", "M", …]                             { $few: ["S", "M"], $at: "0101…" }
//   ["/media/art/coat/front", "/media/art/coat/back"]   { $texts: ["/media/art/coat/front", 16, "back"] }
//   { elementId: "edit", html: "<h2>…" }                { $element: "edit" }

/** A shorter beginning is not worth its number. */
const SHARED = 8;
/** The most texts that a digit can tell apart. */
const FEW = 36;

type Row = Readonly<Record<string, unknown>>;

export function pack(value: unknown): unknown {
  if (Array.isArray(value)) return packList(value);
  if (!isRow(value)) return value;
  if (isText(value["elementId"]) && isText(value["html"])) return { $element: value["elementId"] };
  // An object that looks like a packed one is a list of one.
  if (commonKeys([value]).some((key) => key.startsWith("$"))) return { $one: columns([value]) };
  return mapValues(value, pack);
}

export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isRow(value)) return value;
  const { $one, $cols, $some = {}, $lengths, $all, $texts, $few, $at, $element } = value as Packed;
  if ($element) return { elementId: $element, html: document.getElementById($element)?.innerHTML ?? "" };
  if ($texts) return unpackTexts($texts);
  if ($few) return [...($at ?? "")].map((place) => $few[parseInt(place, FEW)]);
  if ($one) return (unpack($one) as unknown[])[0];
  if ($lengths) {
    const all = unpack($all) as unknown[];
    let from = 0;
    const lengths = Array.isArray($lengths) ? $lengths : Array(all.length / +$lengths).fill($lengths);
    return lengths.map((length) => all.slice(from, (from += length)));
  }
  if (!$cols) return mapValues(value, unpack);
  const rows: Record<string, unknown>[] = [];
  const put = (key: string, at: number, one: unknown) => ((rows[at] ??= {})[key] = one);
  for (const [key, column] of Object.entries($cols)) {
    (unpack(column) as unknown[]).forEach((one, at) => put(key, at, one));
  }
  for (const [key, { $from, $of, ...ones }] of Object.entries($some)) {
    if ($of) (unpack($of) as unknown[]).forEach((one, at) => put(key, Number($from) + at, one));
    for (const [at, one] of Object.entries(ones)) put(key, Number(at), unpack(one));
  }
  return rows;
}

interface Packed {
  readonly $one?: unknown;
  readonly $cols?: Row;
  readonly $some?: Readonly<Record<string, Row>>;
  /** A number if all are equal. */
  readonly $lengths?: readonly number[] | number;
  readonly $all?: unknown;
  readonly $texts?: readonly (string | number)[];
  readonly $few?: readonly unknown[];
  /** Places in `$few`, one digit each. */
  readonly $at?: string;
  /** Id of the element that has the HTML of a static part. */
  readonly $element?: string;
}

function packList(list: readonly unknown[]): unknown {
  if (list.length < 2) return list.map(pack);
  if (list.every(isText)) return packTexts(list);
  if (list.every((one) => typeof one === "boolean")) return { $few: [false, true], $at: list.map(Number).join("") };
  if (list.every((one) => Array.isArray(one))) {
    const length = list[0]?.length ?? 0;
    const isEven = length > 0 && list.every((one) => one.length === length);
    return { $lengths: isEven ? length : list.map((one) => one.length), $all: packList(list.flat()) };
  }
  return list.every(isRow) && commonKeys(list).length > 0 ? columns(list) : list.map(pack);
}

/** Keys of all rows have a column, other keys the values of the rows that have them. */
function columns(rows: readonly Row[]) {
  const common = commonKeys(rows);
  const some: Record<string, [at: number, value: unknown][]> = {};
  rows.forEach((row, at) => {
    for (const [key, value] of Object.entries(row)) {
      if (value !== undefined && !common.includes(key)) (some[key] ??= []).push([at, value]);
    }
  });
  const $some = mapValues(some, (found) => packSome(found as [number, unknown][]));
  return {
    $cols: Object.fromEntries(common.map((key) => [key, packList(rows.map((row) => row[key]))])),
    ...(Object.keys($some).length > 0 && { $some }),
  };
}

/** Values of neighbouring rows are a list. */
function packSome(found: readonly (readonly [at: number, value: unknown])[]): Row {
  const [[$from] = [0], ...others] = found;
  const isRun = others.length > 0 && others.every(([at], place) => at === $from + place + 1);
  return isRun
    ? { $from, $of: packList(found.map(([, value]) => value)) }
    : Object.fromEntries(found.map(([at, value]) => [at, pack(value)]));
}

/** JSON has no undefined: its key is left out of an object. */
const commonKeys = ([first = {}, ...others]: readonly Row[]): readonly string[] =>
  Object.keys(first).filter((key) => first[key] !== undefined && others.every((row) => row[key] !== undefined));

function packTexts(texts: readonly string[]): unknown {
  const few = [...new Set(texts)];
  // Only long lists of a few texts gain from it.
  if (few.length <= FEW && few.length * 2 < texts.length && texts.length > FEW) {
    return { $few: few, $at: texts.map((text) => few.indexOf(text).toString(FEW)).join("") };
  }
  const packed = texts.flatMap((text, at) => {
    const shared = sharedLength(texts[at - 1] ?? "", text);
    return shared < SHARED ? [text] : [shared, text.slice(shared)];
  });
  return packed.length > texts.length ? { $texts: packed } : texts;
}

function unpackTexts(packed: readonly (string | number)[]): readonly string[] {
  const texts: string[] = [];
  packed.forEach((one, at) => {
    const shared = packed[at - 1];
    const begin = typeof shared === "number" ? (texts.at(-1) ?? "").slice(0, shared) : "";
    if (typeof one === "string") texts.push(begin + one);
  });
  return texts;
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const mapValues = (row: Row, change: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]));
