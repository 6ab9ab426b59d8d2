// The system in which the sizes of a product are written, from the whole set.

import { isForWomen, ONLY_ONE_SIZE, type SizeChart, type SizeSystem } from "#catalogue";
import { SYSTEMS_OF_CURRENCY } from "./size-words.ts";

export interface SizeContext {
  /** The product's chart first; for products of women and men, the charts of each too. */
  readonly charts: readonly [SizeChart, ...SizeChart[]];
  /** Country or unit of bare numbers, as written in the file or set by the operator. */
  readonly system?: string | undefined;
  /** ISO 4217 code of the shop's prices, a hint at its country. */
  readonly currency?: string | undefined;
}

/** Undefined if no system of the charts has numbers near these. */
export function chooseSystem(
  values: readonly string[],
  context: SizeContext,
): { readonly system: SizeSystem; readonly confidence: number } | undefined {
  const systems = systemsOf(context);
  const scored = systems
    .map((system, at) => ({ system, at, score: scoreOf(system, values, context) }))
    .toSorted((one, other) => other.score - one.score || one.at - other.at);
  const [best, next] = scored;
  if (best === undefined || best.score <= 0) return undefined;
  const isClear = best.score === 1 && (next === undefined || next.score < 1);
  return { system: best.system, confidence: isClear ? 0.95 : best.score === 1 ? 0.8 : 0.7 };
}

/** Systems of the charts that have numbers, the likeliest first. */
export function systemsOf({ charts, currency = "" }: SizeContext): readonly SizeSystem[] {
  const local = SYSTEMS_OF_CURRENCY[currency.toUpperCase()] ?? [];
  // A merchant's chart says how its goods are labelled, in any country.
  const labelled = charts.flatMap(({ names, soldIn }) => (names ? soldIn : []));
  const known = new Set(charts.flatMap((chart) => chart.systems));
  const isUsual = (system: SizeSystem): boolean =>
    labelled.includes(system) || local.includes(system) || !DISTANT.has(system);
  // A ring in 7 or 7½ is likelier American than Italian, in any currency.
  const likely: readonly SizeSystem[] = charts[0].kind === "rings" ? ["US"] : [];
  return [
    ...new Set([
      ...labelled,
      ...local,
      ...likely,
      ...charts.flatMap(({ soldIn }) => soldIn.flatMap(withEuropean)),
      ...known,
    ]),
  ].filter((system) => known.has(system) && isUsual(system));
}

/** EU numbers are the French ones, under the name that most shops use. */
const withEuropean = (system: SizeSystem): readonly SizeSystem[] => (system === "FR" ? ["EU", "FR"] : [system]);

/** Read only if the shop is of that country, or the file says so. */
const DISTANT: ReadonlySet<SizeSystem> = new Set(["INT", "AGE", "GE", "RU", "BR", "KR", "CN", "JP", "AU"]);

/** From -1 to 1: the share of sizes that a chart has, with less weight for sizes a little outside. */
function scoreOf(system: SizeSystem, values: readonly string[], { charts }: SizeContext): number {
  const known = charts.flatMap((chart) =>
    chart.groups.filter(({ name }) => name !== ONLY_ONE_SIZE).flatMap((group) => group.values[system] ?? []),
  );
  const numbers = known.map(Number).filter((number) => !Number.isNaN(number));
  if (numbers.length === 0) return -1;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const margin = Math.max(1, (most - least) / 3);
  const score = values.reduce((sum, value) => {
    if (known.includes(value)) return sum + 1;
    const number = Number(value);
    return sum + (number >= least - margin && number <= most + margin ? 0.4 : -1);
  }, 0);
  return score / values.length - (isSmallestItalian(system, values, charts) ? 0.2 : 0);
}

/** Women's sizes from 36 down are seldom Italian, where 36 is an XXS: they are European, where it is an S. */
const isSmallestItalian = (system: SizeSystem, values: readonly string[], charts: readonly SizeChart[]): boolean =>
  system === "IT" &&
  charts.some(
    (chart) => !chart.names && isForWomen(chart) && (chart.kind === "clothing" || chart.kind === "trousers"),
  ) &&
  Math.min(...values.map(Number)) < 38;
