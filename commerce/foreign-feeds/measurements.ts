// Measurements of a garment in the description of another shop's product: tables of sizes, and lines such as "Length: 68 cm". Only with
// a unit and a size that they belong to; nothing is guessed.

import { type Measurement, printMeasurements } from "#catalogue";
import { textOfHtml } from "#commerce/products";
import { LETTERS, MEASUREMENTS, OF_BODIES, SIZELESS } from "./vocabulary/measurement-words.ts";

export interface DescribedMeasurements {
  /** As in a feed; undefined if there are none. `sizes` are the spellings of the variant's size. */
  readonly of: (sizes: readonly string[], isOnlySize: boolean) => string | undefined;
}

/** The same measurement twice is that of the first place. */
export function readMeasurements(html: string): DescribedMeasurements {
  const tables = [...html.matchAll(TABLE)].map(([table]) => table);
  const found: Found[] = [
    ...tables.flatMap((table) => readTable(table, textOfHtml(html.slice(0, html.indexOf(table))).slice(-HEADING))),
    ...readLines(html.replaceAll(TABLE, "<br>")),
  ];
  return {
    of: (sizes, isOnlySize) => {
      const own = new Set(sizes.map(sizeKey));
      const measured = new Map<string, Measurement>();
      for (const { size, name, centimetres } of found) {
        const isOwn = size === undefined ? isOnlySize || SIZELESS.has(name) : own.has(sizeKey(size));
        if (isOwn && !measured.has(name)) measured.set(name, { name, centimetres });
      }
      return measured.size === 0 ? undefined : printMeasurements([...measured.values()].slice(0, MOST));
    },
  };
}

interface Found extends Measurement {
  /** As written; undefined if the text names none. */
  readonly size: string | undefined;
}

const MOST = 12;
const TABLE = /<table\b[\s\S]*?<\/table>/giu;
/** Text before a table in which its heading is looked for. */
const HEADING = 60;
const sizeKey = (size: string): string =>
  size
    .trim()
    .toLowerCase()
    .replace(/^(?:size|größe|taille|talla|taglia)\s+/u, "");

/** Sizes across and measurements down, or the other way round. */
function readTable(html: string, before: string): readonly Found[] {
  const rows = [...html.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/giu)].map(([, row = ""]) =>
    [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/giu)].map(([, cell = ""]) => textOfHtml(cell).trim()),
  );
  if (
    rows.every((row) => row.length <= 2) &&
    rows.some(([label = ""]) => nameOf(label)) &&
    !nameOf(rows[0]?.[1] ?? "")
  ) {
    return rows.flatMap(([label = "", value = ""]) => readPart(`${label}: ${value}`, undefined));
  }
  const [head = [], ...body] = rows;
  const unit = unitOf(`${before} ${textOfHtml(html.replace(/<tr[\s\S]*/iu, ""))} ${head.join(" ")}`);
  const isAcross = head.slice(1).some((cell) => nameOf(cell) !== undefined);
  const cells = isAcross
    ? body.flatMap(([size = "", ...values]) => values.map((value, at) => ({ size, label: head[at + 1] ?? "", value })))
    : body.flatMap(([label = "", ...values]) =>
        values.map((value, at) => ({ size: head[at + 1] ?? "", label, value })),
      );
  const found = cells.flatMap(({ size, label, value }) => {
    const name = nameOf(label);
    const centimetres = name && size !== "" ? inCentimetres(value, unitOf(value) ?? unitOf(label) ?? unit) : undefined;
    return name && centimetres !== undefined ? [{ size, name, centimetres }] : [];
  });
  // A table of bodies helps to choose a size, and says nothing of the garment.
  return found.every(({ name }) => OF_BODIES.has(name)) && !GARMENT.test(before) ? [] : found;
}

const GARMENT =
  /garment|product|flat|actual|item|artikel|produkt|kleidungsstück|produit|vêtement|prenda|producto|capo|prodotto/iu;

function readLines(html: string): readonly Found[] {
  const lines = html
    .split(/<\/?(?:h[1-6]|p|li|ul|ol|div|br|tr|dl|section)\b[^>]*>|<dt\b[^>]*>|\n/giu)
    .map((line) => textOfHtml(line.replaceAll(/<\/?d[dt]\b[^>]*>/giu, " ")).trim())
    .filter((line) => line !== "");
  const found: Found[] = [];
  let size: string | undefined;
  for (const line of lines) {
    // Measurements of a person, not of the garment.
    if (/\b(?:model|mannequin|modelo|modella)\b/iu.test(line)) continue;
    const named = SIZE_NAMED.exec(line);
    if (named && !/\d\s?(?:cm|mm|in)\b/iu.test(named[0])) size = named[1];
    const rest = named ? line.slice(line.indexOf(named[0]) + named[0].length) : line;
    for (const part of rest.split(/[;|•]|,\s+(?=\p{L})|\.\s+(?=\p{Lu})/u)) found.push(...readPart(part.trim(), size));
    // "Measurements (size M):" is for the lines below it, "Size M: length 68 cm" for its own line.
    if (found.length > 0 && named && rest.trim() !== "" && /\d/u.test(rest)) size = undefined;
  }
  return found;
}

/** "Size M:", "Measurements (size M)", "measured on a size M". */
const SIZE_NAMED = /(?:\b(?:size|größe|taille|talla|taglia)\s+([\p{L}\d./-]{1,8})\b\)?\s*[:：-]?)/iu;

function readPart(part: string, size: string | undefined): readonly Found[] {
  if (part.length > LONGEST_PART) return [];
  const letters = [...part.matchAll(LETTERED)];
  if (letters.length > 1) {
    const unit = unitOf(part);
    return letters.flatMap(([, before = "", number = "", after = ""]) => {
      const name = LETTERS[(before || after).toLowerCase()];
      const centimetres = inCentimetres(number, unit);
      return name && centimetres !== undefined ? [{ size, name, centimetres }] : [];
    });
  }
  const [, label = "", value = ""] =
    /^([\p{L}\d/'’ -]*?\p{L}[\p{L}'’ -]*?)\s*(?:\([^)]*\))?\s*[:：=–-]?\s*((?:approx\.?|ca\.?|about|env\.?)?\s*\d.*)$/iu.exec(
      part,
    ) ?? [];
  const name = nameOf(label);
  const centimetres = name ? inCentimetres(value, unitOf(part)) : undefined;
  const isPlausible = name !== "Height" || (centimetres ?? 0) <= TALLEST;
  return name && centimetres !== undefined && isPlausible ? [{ size, name, centimetres }] : [];
}

/** A longer text is no measurement. */
const LONGEST_PART = 200;
/** Taller than a bag: a person. */
const TALLEST = 120;
const LETTERED = /(?:\b([whdbt])\s?[:.]?\s?(\d[\d.,]*)|(?<!\S)(\d[\d.,]*)\s?(?:cm|in|")?\s?\(?([whdbt])\b)/giu;

/** The shop's name of a measurement: "Pit to pit (cm)" is the chest. */
function nameOf(label: string): string | undefined {
  const plain = label
    .replaceAll(/\(.*?\)|\b(?:cm|mm|in|inch|inches|zoll)\b|["″*:：]/giu, " ")
    .replaceAll("’", "'")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
  return MEASUREMENTS.get(plain);
}

const CENTIMETRES = { cm: 1, mm: 0.1, in: 2.54 } as const;
type Unit = keyof typeof CENTIMETRES;

/** Centimetres, if a text has them beside inches. */
function unitOf(text: string): Unit | undefined {
  if (/(?:^|[\d\s(/])(?:cm|cms|centimet(?:er|re)s?|centimètres|centímetros|centimetri|zentimeter)\b/iu.test(text))
    return "cm";
  if (/(?:^|[\d\s(/])(?:mm|millimet(?:er|re)s?)\b/iu.test(text)) return "mm";
  return /(?:^|[\d\s(/½¼¾])(?:in|ins|inch|inches|zoll|pouces|pulgadas|pollici)\b|\d\s?["″]/iu.test(text)
    ? "in"
    : undefined;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)(?:\s?([½¼¾])|\s(\d)\/(\d))?`;
const FRACTIONS: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
const LARGEST = 1_000;

/** With one decimal; undefined for a range, which is not a measurement, and without a unit. */
function inCentimetres(text: string, unit: Unit | undefined): number | undefined {
  if (unit === undefined || /\d\s?[-–—]\s?\d/u.test(text)) return undefined;
  // "20.5in / 52cm": the number before its unit.
  const before = new RegExp(String.raw`${NUMBER}\s?${unit === "in" ? `(?:in|["″])` : unit}`, "iu").exec(text);
  const [, whole = "", sign = "", upper = "", lower = ""] = before ?? new RegExp(NUMBER, "u").exec(text) ?? [];
  if (whole === "") return undefined;
  const fraction = FRACTIONS[sign] ?? (lower ? Number(upper) / Number(lower) : 0);
  const centimetres = Math.round((Number(whole.replace(",", ".")) + fraction) * CENTIMETRES[unit] * 10) / 10;
  return centimetres > 0 && centimetres <= LARGEST ? centimetres : undefined;
}
