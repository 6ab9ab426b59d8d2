// Maps a size of another shop ("Medium", "38", "EU 38", "2XL", "OS") to a label of the product's size chart.

import { ONLY_ONE_SIZE, sizeLabel, type SizeChart, type SizeSystem } from "#catalogue";

/**
 * Undefined if the chart does not have the size. A plain number is read in `system` if given, otherwise in the systems in which
 * such products are sold, most common first.
 */
export function sizeIn(chart: SizeChart, written: string, system: string | undefined): string | undefined {
  const labels = labelsOf(chart);
  const text = written.trim();
  const exact = labels.get(text.toLowerCase());
  if (exact !== undefined) return exact;
  if (text === "" || ONE_SIZE.has(lettersOf(text))) return labels.get(ONLY_ONE_SIZE.toLowerCase());
  const letter = LETTERS[lettersOf(text)];
  if (letter !== undefined) return labels.get(letter.toLowerCase());
  const [, before, figures, after] = /^([a-z]{2,3})?\s*([\d.,]+\s?[ym]?|[\d.,]+\s?½?)\s*([a-z"″]*)$/iu.exec(text) ?? [];
  if (figures === undefined) return undefined;
  const value = figures.replace(",", ".").replaceAll(/\s/gu, "").replace("½", ".5");
  const given = systemOf(before || after || system || "");
  const systems = given === undefined ? chart.soldIn : given;
  for (const one of systems) {
    const found = labels.get(sizeLabel(one, value).toLowerCase());
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Labels by their lower-case form. */
function labelsOf(chart: SizeChart): ReadonlyMap<string, string> {
  const cached = LABELS.get(chart);
  if (cached !== undefined) return cached;
  const labelsByName = new Map(
    chart.groups.flatMap(({ labels }) => labels.map((label) => [label.toLowerCase(), label] as const)),
  );
  LABELS.set(chart, labelsByName);
  return labelsByName;
}

const LABELS = new WeakMap<SizeChart, ReadonlyMap<string, string>>();

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/gu, "");

const ONE_SIZE: ReadonlySet<string> = new Set(
  "onesize os onesizefitsall osfa onlyonesize uni unica tu u freesize defaulttitle default nosize".split(" "),
);

const LETTERS: Readonly<Record<string, string>> = {
  extraextrasmall: "XXS",
  "2xs": "XXS",
  "3xs": "XXXS",
  xxsmall: "XXS",
  extrasmall: "XS",
  xsmall: "XS",
  small: "S",
  medium: "M",
  med: "M",
  large: "L",
  extralarge: "XL",
  xlarge: "XL",
  "1xl": "XL",
  "2xl": "XXL",
  xxlarge: "XXL",
  "3xl": "XXXL",
  xxxlarge: "XXXL",
  "4xl": "XXXXL",
  "5xl": "XXXXXL",
  "6xl": "XXXXXXL",
};

/** Undefined if no system is given; empty if the charts do not have it. */
function systemOf(written: string): readonly SizeSystem[] | undefined {
  if (written === "") return undefined;
  return SYSTEMS[written.toLowerCase()] ?? [];
}

const SYSTEMS: Readonly<Record<string, readonly SizeSystem[]>> = {
  us: ["US"],
  usa: ["US"],
  uk: ["UK"],
  gb: ["UK"],
  it: ["IT"],
  fr: ["FR"],
  // Charts without an EU column use German sizes, else French ones.
  eu: ["EU", "DE", "FR", "IT"],
  eur: ["EU", "DE", "FR", "IT"],
  de: ["DE"],
  jp: ["JP"],
  cn: ["CN"],
  au: ["AU"],
  br: ["BR"],
  kr: ["KR"],
  ru: ["RU"],
  in: ["inches"],
  inch: ["inches"],
  inches: ["inches"],
  '"': ["inches"],
  "″": ["inches"],
  cm: ["cm"],
};
