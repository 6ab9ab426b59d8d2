// The system in which the sizes of a product are written, from the whole set.

import { isForWomen, ONLY_ONE_SIZE, type SizeChart, type SizeSystem } from "#catalogue";
import { SYSTEMS_OF_CURRENCY, SYSTEMS_OF_NAME } from "./size-words.ts";

export interface SizeContext {
  /** The product's chart first; for products of women and men, the charts of each too. */
  readonly charts: readonly [SizeChart, ...SizeChart[]];
  /** Country or unit of bare numbers, as written in the file or set by the operator. */
  readonly system?: string | undefined;
  /** ISO 4217 code of the shop's prices, a hint at its country. */
  readonly currency?: string | undefined;
  /** The file's name of the size, a hint at its language. */
  readonly sizeName?: string | undefined;
  /** True if the goods are worn on the head; children's charts are of clothing. */
  readonly isForHeads?: boolean | undefined;
  /** True for skirts of denim, which are labelled as jeans are. */
  readonly isDenim?: boolean | undefined;
  /** The shop's English, a hint at its country. */
  readonly spelling?: "British" | "American" | undefined;
}

/** Undefined if no system of the charts has numbers near these. */
export function chooseSystem(
  values: readonly string[],
  context: SizeContext,
): { readonly system: SizeSystem; readonly confidence: number } | undefined {
  if (areWaists(values, context)) return { system: "inches", confidence: 0.8 };
  const systems = systemsOf(context);
  const scored = systems
    .map((system, at) => ({ system, at, score: scoreOf(system, values, context) }))
    .toSorted((one, other) => other.score - one.score || one.at - other.at);
  const [best, next] = scored;
  if (best === undefined || best.score <= 0) return undefined;
  const isClear = best.score >= 1 && (next === undefined || next.score < 1);
  return { system: best.system, confidence: isClear ? 0.95 : best.score >= 1 ? 0.8 : 0.7 };
}

/** Skirts and overalls in 24, 25, 26 are labelled by the waist, as jeans are: numbers of countries are even. Of denim, 24 and 26 are too. */
const areWaists = (values: readonly string[], { charts: [chart], isDenim = false }: SizeContext): boolean => {
  if (chart.kind !== "clothing" || chart.names) return false;
  const numbers = values.map(Number);
  // European sizes begin at 32.
  if (isDenim && Math.min(...numbers) < 32 && numbers.every((number) => number >= 23 && number <= 34)) return true;
  return (
    numbers.length > 2 &&
    numbers.every((number) => Number.isInteger(number) && number >= 22 && number <= 40) &&
    numbers.some((number) => number % 2 === 1)
  );
};

/** Systems of the charts that have numbers, the likeliest first. */
export function systemsOf({ charts, currency = "", sizeName = "", spelling }: SizeContext): readonly SizeSystem[] {
  const [{ kind }] = charts;
  const local = SYSTEMS_OF_CURRENCY[currency.toUpperCase()] ?? [];
  const isClothing = kind === "clothing" || kind === "trousers";
  // A man's number is the same in both.
  const ofLanguage =
    isClothing && charts.some(isForWomen)
      ? SYSTEMS_OF_NAME.filter(([name]) => name.test(sizeName)).map(([, one]) => one)
      : [];
  // Only between systems that fit equally well.
  const spelled: readonly SizeSystem[] =
    spelling !== undefined && (charts.some(isForWomen) || kind === "shoes")
      ? [spelling === "British" ? "UK" : "US"]
      : [];
  // Men's trousers are labelled by the waist in inches, which British and American numbers repeat.
  const isByWaist = (system: SizeSystem): boolean =>
    kind === "trousers" && !charts.some(isForWomen) && ["US", "UK", "AU"].includes(system);
  const waist: readonly SizeSystem[] = kind === "trousers" ? ["inches"] : [];
  const labelled = labelledIn(charts);
  const known = new Set(charts.flatMap((chart) => chart.systems));
  const isUsual = (system: SizeSystem): boolean =>
    labelled.includes(system) || local.includes(system) || !DISTANT.has(system);
  // A ring in 7 or 7½ is likelier American than Italian, in any currency.
  const likely: readonly SizeSystem[] = kind === "rings" ? ["US"] : [];
  return [
    ...new Set([
      ...labelled,
      ...waist,
      ...ofLanguage,
      ...local,
      ...spelled,
      ...likely,
      ...charts.flatMap(({ soldIn }) => soldIn.flatMap(withEuropean)),
      ...known,
    ]),
  ].filter((system) => known.has(system) && isUsual(system) && !isByWaist(system));
}

/** A merchant's chart says how its goods are labelled, in any country. */
const labelledIn = (charts: readonly SizeChart[]): readonly SizeSystem[] =>
  charts.flatMap(({ names, soldIn }) => (names ? soldIn : []));

/** EU numbers are the French ones, under the name that most shops use. */
const withEuropean = (system: SizeSystem): readonly SizeSystem[] => (system === "FR" ? ["EU", "FR"] : [system]);

/** Read only if the shop is of that country, or the file says so. */
const DISTANT: ReadonlySet<SizeSystem> = new Set(["INT", "AGE", "GE", "RU", "BR", "KR", "CN", "JP", "AU"]);

/** From -1 to 1: the share of sizes that a chart has, with less weight for sizes a little outside. */
function scoreOf(system: SizeSystem, values: readonly string[], { charts, currency = "" }: SizeContext): number {
  const known = valuesOf(charts, system);
  const numbers = known.map((value) => Number.parseFloat(value)).filter((number) => !Number.isNaN(number));
  if (numbers.length === 0) return -1;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const margin = Math.max(1, (most - least) / 3);
  const score = values.reduce((sum, value) => {
    const formed = valueIn(charts, system, value);
    if (formed !== value || known.includes(value)) return sum + 1;
    const number = Number(value);
    return sum + (number >= least - margin && number <= most + margin ? 0.4 : -1);
  }, 0);
  // Sizes beyond the chart are still of the country: a man's ring in 11 is not Italian in a shop with dollars.
  const [{ kind }] = charts;
  const labelled = labelledIn(charts);
  const local = labelled.length > 0 ? labelled : (SYSTEMS_OF_CURRENCY[currency.toUpperCase()] ?? []);
  const isLocal = kind !== "trousers" && local.includes(system);
  const isRare = isSmallestItalian(system, values, charts) || isWideWaist(system, values);
  return score / values.length + (isLocal ? (kind === "rings" ? 0.5 : 0.35) : 0) - (isRare ? 0.3 : 0);
}

/** The chart's form of a number: 10C for a child's shoe in 10. */
export function valueIn(charts: readonly SizeChart[], system: SizeSystem, value: string): string {
  const known = valuesOf(charts, system);
  if (known.includes(value)) return value;
  const lettered = known.find((one) => one === `${value}C` || one === `${value}Y`);
  if (lettered !== undefined) return lettered;
  // Between two sizes of the chart, or an American youth's below them.
  const least = Math.min(...numbersWith(known, "C"));
  if (Number(value) < least && numbersWith(known, "Y").length > 0) return `${value}Y`;
  return Number(value) >= least && Number(value) < Math.max(...numbersWith(known, "C")) ? `${value}C` : value;
}

const numbersWith = (values: readonly string[], letter: string): readonly number[] =>
  values.filter((value) => value.endsWith(letter)).map((value) => Number.parseFloat(value));

const valuesOf = (charts: readonly SizeChart[], system: SizeSystem): readonly string[] =>
  charts.flatMap((chart) =>
    chart.groups.filter(({ name }) => name !== ONLY_ONE_SIZE).flatMap((group) => group.values[system] ?? []),
  );

/** Waists from 38 inches up are seldom all that there is: 38, 40, 42 are French trousers. */
const isWideWaist = (system: SizeSystem, values: readonly string[]): boolean =>
  system === "inches" && values.length > 1 && Math.min(...values.map(Number)) >= 38;

/** Women's sizes from 36 down are seldom Italian, where 36 is an XXS: they are European, where it is an S. */
const isSmallestItalian = (system: SizeSystem, values: readonly string[], charts: readonly SizeChart[]): boolean =>
  system === "IT" &&
  charts.some(
    (chart) => !chart.names && isForWomen(chart) && (chart.kind === "clothing" || chart.kind === "trousers"),
  ) &&
  Math.min(...values.map(Number)) < 38;
