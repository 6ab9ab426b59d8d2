// In which systems a market's shoppers read sizes, and which of them a chart has.

import type { Market } from "../markets.ts";
import type { SizeChart } from "./chart.ts";
import type { SizeSystem } from "./systems.ts";

/** The systems that shoppers of a market know, the best known first: enough for two names beside a size in any chart. */
export const systemsRead = ({ country, region }: Pick<Market, "country" | "region">): readonly SizeSystem[] =>
  BY_COUNTRY[country] ?? BY_REGION[region] ?? INTERNATIONAL;

/** The system in which a shopper reads a chart: the best known of theirs that it has, else the one that it is sold in. */
export const systemOf = (chart: SizeChart, known: readonly SizeSystem[]): SizeSystem | undefined =>
  known.find((system) => chart.systems.includes(system)) ?? chart.soldIn[0] ?? chart.systems[0];

/** A chart's systems with those that a shopper knows in front, after the one that names its sizes. */
export const systemsInOrder = (chart: SizeChart, known: readonly SizeSystem[]): readonly SizeSystem[] => [
  ...new Set([...chart.systems.slice(0, 1), ...known.filter((one) => chart.systems.includes(one)), ...chart.systems]),
];

const INTERNATIONAL: readonly SizeSystem[] = ["IT", "UK", "US", "FR"];
const AMERICAN: readonly SizeSystem[] = ["US", "UK", "IT", "FR"];
const BRITISH: readonly SizeSystem[] = ["UK", "US", "IT", "FR"];
const GERMAN: readonly SizeSystem[] = ["DE", "IT", "FR", "UK", "US"];
const FRENCH: readonly SizeSystem[] = ["FR", "IT", "UK", "US"];
const AUSTRALIAN: readonly SizeSystem[] = ["AU", "UK", "US", "IT"];

const BY_COUNTRY: { readonly [country: string]: readonly SizeSystem[] } = {
  AT: GERMAN,
  AU: AUSTRALIAN,
  BE: FRENCH,
  BR: ["BR", "US", "IT", "UK"],
  CH: GERMAN,
  DE: GERMAN,
  ES: FRENCH,
  FR: FRENCH,
  GB: BRITISH,
  IE: BRITISH,
  JP: ["JP", "IT", "US", "UK"],
  KR: ["KR", "IT", "US", "UK"],
  LU: FRENCH,
  NZ: AUSTRALIAN,
};

const BY_REGION: { readonly [Region in Market["region"]]?: readonly SizeSystem[] } = {
  www: AMERICAN,
  uk: BRITISH,
  eu: ["IT", "FR", "DE", "UK", "US"],
  cn: ["CN", "IT", "UK", "US"],
  ru: ["RU", "IT", "UK", "US"],
};
