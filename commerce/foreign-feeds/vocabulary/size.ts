// Reads the sizes of one product together, in one system: {34, 36, 38} are European, {0, 2, 4} American, {28, 30, 32} of jeans
// inches.

import { hasSystem, lookUp, ONLY_ONE_SIZE, sizeLabel, type SizeChart, type SizeSystem } from "#catalogue";
import { chooseSystem, systemsOf, type SizeContext, valueIn } from "./size-system.ts";
import { SYSTEM_WORDS, SYSTEMS_OF_NAME } from "./size-words.ts";
import { parseJapaneseSize, parseSize, type Goods, type WrittenSize } from "./written-size.ts";

export interface UnderstoodSize {
  /** A size of a chart if possible, otherwise as written. */
  readonly label: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** Keyed by the written size. Different written sizes get different labels. */
export function readSizes(written: readonly string[], context: SizeContext): ReadonlyMap<string, UnderstoodSize> {
  const goods = goodsOf(context.charts[0]);
  // The size may have its name in the cell: "Gr. 38".
  const sizeName = [context.sizeName ?? "", ...written].find((text) =>
    SYSTEMS_OF_NAME.some(([name]) => name.test(text)),
  );
  const japanese = isJapanese(written, context) ? parseJapaneseSize : () => undefined;
  const parsed = new Map(
    [...new Set(written)].map((text) => [text, japanese(text) ?? parseSize(text, goods, context.isForHeads)] as const),
  );
  const readLabel = reader([...parsed.values()], [...parsed.keys()], { ...context, sizeName });
  const taken = new Set<string>();
  return new Map(
    [...parsed].map(([text, size]) => {
      const understood = readLabel(text, size);
      const isTaken = taken.has(understood.label);
      taken.add(understood.label);
      return [text, isTaken ? { label: text.trim(), confidence: 0.5 } : understood];
    }),
  );
}

/** "3L" is a step above LL in a shop with yen or beside letters; beside numbers it is 3 Long. */
const isJapanese = (written: readonly string[], { currency = "", system = "" }: SizeContext): boolean => {
  const isLabel = (text: string): boolean => parseSize(text, "other").kind === "label";
  const others = written.filter((text) => parseJapaneseSize(text) === undefined || isLabel(text));
  return currency.toUpperCase() === "JPY" || /^jpn?$/iu.test(system) || (others.length > 0 && others.every(isLabel));
};

/** The stage of life that most of the sizes are ages of; undefined if they are no ages. */
export const stageOfSizes = (written: readonly string[]): "kids" | "baby" | undefined => {
  const labels = written.flatMap((text) => {
    const size = parseSize(text, "ages");
    return size.kind === "label" && /\p{L}/u.test(text) ? [size.label] : [];
  });
  const isMost = (pattern: RegExp): boolean => labels.filter((one) => pattern.test(one)).length * 2 > written.length;
  if (isMost(/\dM$|^Newborn$/u)) return "baby";
  return isMost(/\d[YM]$|^Newborn$/u) ? "kids" : undefined;
};

export const isOneSize = (written: string): boolean => {
  const size = parseSize(written, "other");
  return size.kind === "label" && size.label === ONLY_ONE_SIZE;
};

const goodsOf = ({ kind, systems }: SizeChart): Goods => {
  if (systems.includes("AGE")) return "ages";
  return (["shoes", "trousers", "rings", "belts", "hats"] as const).find((goods) => goods === kind) ?? "other";
};

function reader(
  sizes: readonly WrittenSize[],
  texts: readonly string[],
  context: SizeContext,
): (text: string, size: WrittenSize) => UnderstoodSize {
  const { charts, system = "" } = context;
  // Letters of rings, such as N½, contain S, M and L too.
  const isBritishRing =
    charts[0].kind === "rings" &&
    texts.every((text) => RING.test(text)) &&
    texts.some((text) => !/^[sml]$/iu.test(text));
  const given = system === "" ? undefined : (lookUp(SYSTEM_WORDS, system.toLowerCase()) ?? system.toUpperCase());
  const bare = sizes.flatMap((size) => (size.kind === "number" && size.systems === undefined ? [size.value] : []));
  // Ranges of one product are written alike: "35–38" and "39–41".
  const isWide = sizes.some(
    (size) => size.kind === "number" && size.to !== undefined && Number(size.to) - Number(size.value) > WIDEST_PAIR,
  );
  const chosen = given === undefined && bare.length > 0 ? chooseSystem(bare, context) : undefined;
  const shown = chosen && nameIn(chosen.system, context);
  return (text, size) => {
    if (isBritishRing) return { label: sizeLabel("UK", text.trim().toUpperCase()), confidence: 0.9 };
    const exact = exactLabel(text, size, context);
    if (exact !== undefined) return { label: exact, confidence: 1 };
    if (size.kind !== "number") return { label: size.label, confidence: size.kind === "label" ? 1 : 0.3 };
    // Socks and slippers in ranges of shoe sizes are of no chart.
    if (size.to !== undefined && isWide) return { label: `${size.value}–${size.to}`, confidence: 0.6 };
    const systems = size.systems ?? given;
    const label =
      systems === undefined
        ? chosen && shown && sizeLabel(shown, valueIn(charts, chosen.system, size.value))
        : labelIn(charts, systems, size.value);
    if (label === undefined) return { label: text.trim(), confidence: 0.3 };
    const additions = [size.to, size.addition].filter((one) => one !== undefined && one !== "");
    return { label: [label, ...additions].join(" / "), confidence: systems ? 1 : (chosen?.confidence ?? 1) };
  };
}

/** Shoes in 40 are European, unless the option's name is Italian. */
function nameIn(system: SizeSystem, { charts: [{ alsoCalled = {} }], sizeName = "" }: SizeContext): SizeSystem {
  const isOfLanguage = SYSTEMS_OF_NAME.some(([name, one]) => one === system && name.test(sizeName));
  const others = Object.entries(alsoCalled) as [SizeSystem, SizeSystem][];
  const other = isOfLanguage ? undefined : others.find(([, one]) => one === system);
  return other?.[0] ?? system;
}

/** Neighbouring sizes of one chart, such as 36/38, differ by no more. */
const WIDEST_PAIR = 2;

const RING = /^\s*[a-z]\s?½?\s*$/iu;

/** In the first of the systems that a chart has. A system of no chart is part of the label: "MEX 26". */
function labelIn(charts: readonly SizeChart[], systems: readonly SizeSystem[] | string, value: string): string {
  if (typeof systems === "string") return `${systems} ${value}`;
  const known = systems.find((one) => charts.some((chart) => hasSystem(chart, one)));
  return sizeLabel(known ?? systems[0] ?? "INT", value);
}

/** A label of the chart, or a value that is not only a number, such as 10C of children's shoes. */
function exactLabel(text: string, { kind }: WrittenSize, context: SizeContext): string | undefined {
  const labels = context.charts.flatMap((chart) => chart.groups.flatMap((group) => group.labels));
  const find = (label: string) => labels.find((one) => one.toLowerCase() === label.toLowerCase());
  const written = text.trim();
  const whole = find(written);
  if (whole !== undefined || kind !== "unknown") return whole;
  return systemsOf(context)
    .map((system) => find(sizeLabel(system, written.replaceAll(/\s/gu, ""))))
    .find((label) => label !== undefined);
}
