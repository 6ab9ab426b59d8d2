// Parses the text of one size: "M", "XS/S", "IT 38", "7½ W", "32x34", "34B", "18M", "4-5 years", "One size".

import { lookUp, ONLY_ONE_SIZE, type SizeSystem } from "#catalogue";
import { ADDITION_WORDS, JAPANESE_LETTERS, LETTER_WORDS, ONE_SIZE_WORDS, SYSTEM_WORDS } from "./size-words.ts";

/** Goods whose sizes have their own form. */
export type Goods = "shoes" | "trousers" | "rings" | "belts" | "hats" | "ages" | "other";

export type WrittenSize =
  /** Complete: a letter, an age, a cup. */
  | { readonly kind: "label"; readonly label: string }
  /** A number, whose system may follow from the product's other sizes. */
  | {
      readonly kind: "number";
      readonly value: string;
      readonly systems: readonly SizeSystem[] | undefined;
      readonly addition: string;
      /** The end of a range: 38 of "36/38". */
      readonly to?: string | undefined;
    }
  | { readonly kind: "unknown"; readonly label: string };

export function parseSize(written: string, goods: Goods, isForHeads = goods === "hats"): WrittenSize {
  const text = written
    // Fractions stay as they are: "8¾" would become "83⁄4".
    .replaceAll(/[^¼-¾⅐-⅞]+/gu, (part) => part.normalize("NFKC"))
    .replace(
      /^(?:size|taille|größe|groesse|gr|talla|taglia|tg|t|maat|mt|tamanho|storlek|str|размер|サイズ)(?:\s*[:.]\s*|\s+)(?=\S)/iu,
      "",
    )
    // French hosiery: "T1" to "T4". Among ages it is a toddler's.
    .replace(goods === "ages" ? /$^/u : /^t(?=\d{1,2}$)/iu, "")
    .replace(/^(?:age[ds]?|alter|âge|età|edad|leeftijd)\s*:?\s*(\d+(?:\s*[-–/]\s*\d+)?)$/iu, "$1 years")
    .replaceAll("1⁄2", "½")
    .replaceAll(/\s+/gu, " ")
    .trim();
  if (text === "" || /^[-–—./]+$/u.test(text) || ONE_SIZES.has(compact(text))) return label(ONLY_ONE_SIZE);
  return (
    letterOf(text) ??
    (isForHeads ? headOf(text) : undefined) ??
    (goods === "ages" ? ageOf(text) : undefined) ??
    // A baby's shoe; "9 m" alone is a shoe of medium width.
    (goods === "shoes" && /\d\s*[-–/]\s*\d+\s*m/iu.test(text) ? ageOf(text, true) : undefined) ??
    (goods === "trousers" ? waistAndLengthOf(text) : undefined) ??
    (goods === "other"
      ? (cupOf(text) ?? (/[x×]|^w.*l/iu.test(text) ? waistAndLengthOf(text) : undefined))
      : undefined) ??
    numberOf(text, goods) ??
    ageOf(text, true) ?? { kind: "unknown", label: text.slice(0, MAX_LENGTH) }
  );
}

const MAX_LENGTH = 60;

const label = (text: string): WrittenSize => ({ kind: "label", label: text });

function compact(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/gu, "")
    .replaceAll("ß", "ss");
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

const ONE_SIZES: ReadonlySet<string> = new Set([...ONE_SIZE_WORDS].map(compact));

/** A letter or a range of letters in a Japanese product: "3L", "LL-3L". Undefined if it is none. */
export function parseJapaneseSize(written: string): WrittenSize | undefined {
  const text = written
    .normalize("NFKC")
    .trim()
    .replaceAll(/(?<![\p{L}\p{N}])\d[ls](?![\p{L}\p{N}])/giu, (one) => JAPANESE_LETTERS[one.toLowerCase()] ?? one);
  return letterOf(text);
}

const letter = (text: string): string | undefined => {
  const plain = compact(text);
  return /^x{0,6}[sl]$|^m$/u.test(plain) ? plain.toUpperCase() : lookUp(LETTER_WORDS, plain);
};

/** "M", "Medium", "M (10-12)", and ranges such as "XS/S", "M-L" and "S to M". */
function letterOf(text: string): WrittenSize | undefined {
  const [bare = text] = text.split(/\s*[([]/u);
  // "S/M" is a range, "SM" and "X-Small" are letters.
  const [from, to, ...more] = bare.split(/\s*(?:[/–—-]|\bto\b)\s*/u).map(letter);
  if (from !== undefined && to !== undefined && more.length === 0) return label(`${from} / ${to}`);
  const whole = letter(bare);
  return whole === undefined ? undefined : label(whole);
}

const YEARS = /^(?:y(?:ea)?rs?|y|t|years?( old)?|ans?|anni|a|años?|anos?|jahren?|j|jaar|år|lat|лет|歳|세)\.?$/iu;
const MONTHS = /^(?:m|mo|mos|mths?|months?|mois|mesi|monate?|meses|mnd|maanden|mån|mdr|мес|ヶ月|개월)\.?$/iu;

/** "4", "4T", "4-5", "18M", "3-6 months", "104 cm". Bare numbers are ages up to 18, then heights. */
function ageOf(text: string, isUnitRequired = false): WrittenSize | undefined {
  if (/^(?:nb|newborn|neonat[oa]|naissance|neugeboren\w*)$/iu.test(text)) return label("Newborn");
  const [, first = "", firstUnit = "", last, lastUnit = ""] =
    /^(\d+)\s*([\p{L}.]*)\s*(?:(?:[-/–—]|to|bis|à|a)\s*(\d+)\s*([\p{L} .]*))?(?:\s*[([].*)?$/iu.exec(text) ?? [];
  if (first === "") return undefined;
  const unit = (lastUnit || firstUnit).trim();
  const figures = last === undefined ? first : `${first}–${last}`;
  if (MONTHS.test(unit)) return label(`${figures}M`);
  if (unit !== "" && YEARS.test(unit) && (!isUnitRequired || /^(?:t|y)/iu.test(unit))) return label(`${figures}Y`);
  if (isUnitRequired || (unit !== "" && unit.toLowerCase() !== "cm")) return undefined;
  const biggest = Number(last ?? first);
  return unit === "" && biggest <= 18
    ? label(`${figures}Y`)
    : biggest >= (unit === "" ? 44 : 30)
      ? label(`${figures} cm`)
      : undefined;
}

/** "32x34", "W32 L34", "32/34", "32W 34L". */
function waistAndLengthOf(text: string): WrittenSize | undefined {
  const [, waist, length] =
    /^w?\s*(\d{2})\s*(?:["”″]|in|w)?\s*(?:[x×*/|-]|\bl|\s)\s*l?\s*(\d{2})\s*(?:["”″]|in|l)?$/iu.exec(text) ??
    /^w\s*(\d{2})\s*[/-]?\s*l\s*(\d{2})$/iu.exec(text) ??
    [];
  if (waist === undefined || length === undefined || Number(length) < 24 || Number(length) > 40) return undefined;
  return { kind: "number", value: waist, systems: ["inches"], addition: `L${length}` };
}

/** "34B", "75 C", "32DD", "85B/C", the Italian "3C". */
function cupOf(text: string): WrittenSize | undefined {
  const [, band, cup, , wider] = CUP.exec(text) ?? [];
  if (band === undefined || cup === undefined) return undefined;
  return label(band + cup.toUpperCase() + (wider === undefined ? "" : `–${wider.toUpperCase()}`));
}

const LETTERS = "a{1,3}|b|c|d{1,4}|e|f{1,2}|g{1,2}|h{1,2}|i|j|k";
const CUP = new RegExp(
  String.raw`^([1-7]|2[68]|[34]\d|[5-9][05]|1[0-2][05])\s*-?\s*(${LETTERS})(\s*[-/]\s*(?:(${LETTERS})|\d.*))?$`,
  "iu",
);

/** A range of circumferences in centimetres: "48-52 cm", "54/56". */
function headOf(text: string): WrittenSize | undefined {
  const [, from, to] = /^([3-6]\d)\s*(?:cm)?\s*(?:[-/–—]|bis|to|à|a)\s*([3-6]\d)\s*(?:cm)?$/iu.exec(text) ?? [];
  return from === undefined || to === undefined ? undefined : label(`${from}–${to} cm`);
}

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?:\s?½|\s1\/2)?`;
const PATTERN = new RegExp(
  String.raw`^(?:([a-z]{2,3})\s*[:.]?\s*)?([mw](?=\s?\d))?\s*(${NUMBER})\s*(?:(?:[-/–—]\s*)(${NUMBER}))?\s*["”″']*\s*(.*)$`,
  "iu",
);

/** A number with its country, width or cut; a further size in another system is dropped, as in "US 8 / EU 39". */
function numberOf(text: string, goods: Goods): WrittenSize | undefined {
  const [, before = "", , figures, last, rest = ""] = PATTERN.exec(withoutCounter(text)) ?? [];
  if (figures === undefined) return undefined;
  const isInches = /["”″]/u.test(text);
  const after = /^([a-z]{2,6})\b\s*(.*)$/iu.exec(rest);
  const systemAfter = after?.[1] === undefined ? undefined : lookUp(SYSTEM_WORDS, after[1].toLowerCase());
  const systemBefore = before === "" ? undefined : lookUp(SYSTEM_WORDS, before.toLowerCase());
  if (before !== "" && systemBefore === undefined) return undefined;
  const named = systemBefore ?? systemAfter ?? (isInches ? (["inches"] as const) : undefined);
  // Japanese shoes are numbered by the foot in centimetres.
  const systems = goods === "shoes" && named?.[0] === "cm" ? (["JP", "cm"] as const) : named;
  const addition = additionOf((systemAfter === undefined ? rest : (after?.[2] ?? "")).trim(), goods);
  if (addition === undefined) return undefined;
  const value = valueOf(figures);
  // Belts are stamped with both units: "85/34".
  const to = last === undefined || goods === "belts" ? undefined : valueOf(last);
  return { kind: "number", value, systems, addition, to };
}

/** Numbers of Japanese garments are odd: "9号". */
const withoutCounter = (text: string): string => text.replace(/^(1?[13579]|21)\s*号(?:サイズ)?$/u, "JP $1");

/** Empty if nothing follows the number; undefined if it is something else, as in "12 oz". */
function additionOf(rest: string, goods: Goods): string | undefined {
  const text = rest
    .replace(/^[-–/(\s]+/u, "")
    .replace(/[)\s]+$/u, "")
    .toLowerCase();
  if (text === "") return "";
  if (
    /^(?:us|uk|eur?|it|fr|de|au|jp|cn|[mw])\s*\d/u.test(text) ||
    /^\d+(?:[.,]\d)?\s*(?:us|uk|eur?|it|fr|cm|mm|in)\b/u.test(text)
  )
    return "";
  if (goods === "shoes" && /^(?:[a-f]|[de]{2,4}|2e|4e|6e|aa|m|medium|[bd] ?\/? ?m(?:edium)?)$/u.test(text)) {
    // B for women and D for men are the usual width.
    return /^(?:m|medium|b|d|[bd] ?\/? ?m(?:edium)?)$/u.test(text) ? "" : text.toUpperCase();
  }
  return lookUp(ADDITION_WORDS, text.replace(/\s*(?:width|fit|length|leg|inseam)$/u, ""));
}

const valueOf = (figures: string): string => {
  const whole = figures
    .replace(/\s?½|\s1\/2/u, ".5")
    .replace(",", ".")
    .trim();
  return /^0+$/u.test(whole) ? whole : whole.replace(/^0+(?=\d)/u, "").replace(/\.0+$/u, "");
};
