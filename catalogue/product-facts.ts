// Facts about a product that its texts state and that search engines ask for: materials, pattern, cut, size system, barcode. Pure.

import type { SizeChart } from "./sizes/chart.ts";
import { naturalSize } from "./sizes/systems.ts";

/** The digits, every second one from the right tripled, must add up to a multiple of ten. Numbers for use within a company are none. */
export const isGtin = (barcode: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return false;
  const sum = [...barcode]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 && Number(barcode) > 0 && !isRestricted(barcode);
};

/** GS1 reserves the prefixes 02, 04 and 2 for companies, and 98 and 99 for coupons. */
const isRestricted = (barcode: string): boolean =>
  barcode.length >= 12 && /^(?:02|04|2|98|99)/.test(barcode.padStart(14, "0").slice(1));

const MOST_MATERIALS = 3;

/**
 * Materials of a description, the largest share first: "80% wool, 20% nylon" is wool and nylon. Linings do not count. Without shares,
 * the text after "Material:". Materials of less than `least` per cent are left out.
 */
export function materialsIn(text: string, least = 0): readonly string[] {
  const shares = new Map<string, number>();
  for (const { index, groups } of text.matchAll(NAME_BEFORE.test(text) ? NAMED_SHARE : SHARE)) {
    const name = materialOf(groups?.["name"] ?? "");
    const before = text.slice(Math.max(0, index - LINING_REACH), index);
    if (name !== "" && !LINING.test(before))
      shares.set(name, Math.max(Number(groups?.["share"]), shares.get(name) ?? 0));
  }
  const sorted = [...shares]
    .filter(([, share]) => share >= least)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name]) => name);
  const [, named = ""] = shares.size > 0 ? [] : (NAMED.exec(text) ?? []);
  const single = materialOf(named);
  return (single === "" ? sorted : [single]).slice(0, MOST_MATERIALS);
}

const ASIAN = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]";
const WORDS = "(?:\\p{L}[\\p{L}'’-]*[ \\t]?){1,3}";
const PER_CENT = "(?<share>\\d{1,3})(?:[.,]\\d+)?\\s?[%％]";
const SHARE = new RegExp(`${PER_CENT}(?:\\s+|(?=${ASIAN}))(?<name>${WORDS})`, "gu");
/** In Asian languages the name may stand before its share: リネン55%、コットン45%. */
const NAMED_SHARE = new RegExp(`(?<name>${ASIAN}+)[ \\t\u3000]*${PER_CENT}`, "gu");
const NAME_BEFORE = new RegExp(`${NAMED_SHARE.source}(?!\\s?${ASIAN})`, "u");
const NAMED = new RegExp(`(?:\\b(?:materials?|fabric|composition)|素材|材质|面料|소재)\\s*[:：]\\s*(${WORDS})`, "iu");
const LINING =
  /(?:lining|lined|futter|doublure|fodera|forro|подкладка|裏地|里料|里布|衬里|안감)\P{L}{0,3}(?:\d|\p{L}|[ ,%])*$/iu;
const LINING_REACH = 24;
const ENDS: ReadonlySet<string> = new Set(
  "made in with and from for off less more fewer lower higher und aus et avec e con di y de the this is hand".split(
    " ",
  ),
);

function materialOf(words: string): string {
  const all = words.trim().toLowerCase().split(/\s+/u);
  const end = all.findIndex((word) => ENDS.has(word));
  return (end < 0 ? all : all.slice(0, end)).join(" ");
}

/** True for an option of variants that names what they are made of: "Metal". */
export const isMaterialOption = (name: string): boolean => /^(?:metal|material|gemstone)$/iu.test(name);

const PATTERNS: readonly (readonly [name: string, words: RegExp])[] = [
  ["Striped", /\b(?:striped?|stripes|pinstriped?)\b/i],
  ["Houndstooth", /\bhounds?tooth\b/i],
  ["Herringbone", /\bherringbone\b/i],
  ["Gingham", /\bgingham\b/i],
  ["Tartan", /\b(?:tartan|plaid)\b/i],
  ["Checked", /\b(?:checked|checkered|chequered|check)\b/i],
  ["Floral", /\b(?:floral|flower print)\b/i],
  ["Polka dot", /\bpolka[ -]?dots?\b/i],
  ["Leopard", /\bleopard\b/i],
  ["Zebra", /\bzebra\b/i],
  ["Snake", /\b(?:snake|python)[ -]?(?:skin|print|effect)?\b/i],
  ["Camouflage", /\b(?:camouflage|camo)\b/i],
  ["Paisley", /\bpaisley\b/i],
  ["Argyle", /\bargyle\b/i],
  ["Tie-dye", /\btie[ -]?dyed?\b/i],
  ["Geometric", /\bgeometric\b/i],
  ["Quilted", /\bquilted\b/i],
];

/** The pattern that a title names: "striped". */
export const patternIn = (title: string): string | undefined =>
  PATTERNS.find(([, words]) => words.test(title))?.[0].toLowerCase();

const CUTS = ["petite", "maternity", "plus", "tall"] as const;
export type Cut = (typeof CUTS)[number];

/** The cut that a title or tag names: "Petite", "Plus Size". */
export const cutIn = (texts: readonly string[]): Cut | undefined =>
  CUTS.find((cut) =>
    texts.some((text) => new RegExp(cut === "plus" ? "\\bplus[ -]size\\b" : `\\b${cut}\\b`, "i").test(text)),
  );

/** Systems that Google and schema.org know. */
const WORN = ["US", "UK", "IT", "FR", "DE", "EU", "CN", "JP", "AU", "BR"] as const;
export type WornSystem = (typeof WORN)[number];

/** "IT 42" is 42 in the Italian system, if the product's chart has it; "M" has none, and neither has a bag in "US Mini". */
export function sizeParts(
  label: string,
  chart: Pick<SizeChart, "systems" | "alsoCalled"> | undefined,
): { readonly value: string; readonly system?: WornSystem } {
  const [, name = "", rest = ""] = /^([A-Z]{2}) (.+)$/.exec(label) ?? [];
  const system = WORN.find((one) => one === (name === "GE" ? "DE" : name));
  const isOfChart = chart !== undefined && [...chart.systems, ...Object.keys(chart.alsoCalled ?? {})].includes(name);
  return system && isOfChart ? { value: rest, system } : { value: naturalSize(label) };
}
