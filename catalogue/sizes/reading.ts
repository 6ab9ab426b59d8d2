// The size systems that shoppers of a market know, and those of a chart.

import { DEFAULTS, type Market } from "../markets.ts";
import type { SizeChart } from "./chart.ts";
import type { SizeSystem } from "./systems.ts";

/** Size systems of a market, the best known first; enough for two names beside a size in any chart. */
export const systemsRead = ({ country, region }: Pick<Market, "country" | "region">): readonly SizeSystem[] =>
  BY_COUNTRY[country] ?? BY_REGION[region] ?? INTERNATIONAL;

/**
 * Systems that the market's shoppers know better than those of designers: in a shop at home there, and where only the country's own sizes
 * are known.
 */
export const ownSystemsOf = (market: Pick<Market, "country" | "region">, home: string): readonly SizeSystem[] =>
  (market.country === home && home !== DEFAULTS.country) || ONLY_OWN.has(market.country) ? systemsRead(market) : [];

const ONLY_OWN: ReadonlySet<string> = new Set(["BR", "JP", "KR"]);

/** The system to show a chart in: the best known that it has, or else the one that its products are labelled in. */
export const systemOf = (chart: SizeChart, known: readonly SizeSystem[]): SizeSystem | undefined =>
  known.find((system) => chart.systems.includes(system)) ?? chart.soldIn[0] ?? chart.systems[0];

/** A chart's systems: first the one that names its sizes, then those that the shopper knows, then the others. */
export const systemsInOrder = (chart: SizeChart, known: readonly SizeSystem[]): readonly SizeSystem[] => [
  ...new Set([
    ...chart.systems.slice(0, 1),
    ...known.filter((one) => chart.systems.includes(one)),
    ...chart.systems.filter((one) => !chart.onlyAtHome?.includes(one)),
  ]),
];

const INTERNATIONAL: readonly SizeSystem[] = ["IT", "UK", "US", "FR"];
const AMERICAN: readonly SizeSystem[] = ["US", "UK", "IT", "FR"];
const BRITISH: readonly SizeSystem[] = ["UK", "US", "IT", "FR"];
const GERMAN: readonly SizeSystem[] = ["DE", "IT", "FR", "UK", "US"];
const FRENCH: readonly SizeSystem[] = ["FR", "IT", "UK", "US"];
/** Of labels that name no country. */
const NORDIC: readonly SizeSystem[] = ["EU", "IT", "UK", "US"];
const AUSTRALIAN: readonly SizeSystem[] = ["AU", "UK", "US", "IT"];

const BY_COUNTRY: { readonly [country: string]: readonly SizeSystem[] } = {
  AT: GERMAN,
  AU: AUSTRALIAN,
  BE: FRENCH,
  BR: ["BR", "US", "IT", "UK"],
  CA: AMERICAN,
  CH: GERMAN,
  DE: GERMAN,
  DK: NORDIC,
  ES: FRENCH,
  FI: NORDIC,
  FR: FRENCH,
  GB: BRITISH,
  IE: BRITISH,
  JP: ["JP", "IT", "US", "UK"],
  KR: ["KR", "IT", "US", "UK"],
  LU: FRENCH,
  NO: NORDIC,
  NZ: AUSTRALIAN,
  SE: NORDIC,
};

const BY_REGION: { readonly [Region in Market["region"]]?: readonly SizeSystem[] } = {
  www: AMERICAN,
  uk: BRITISH,
  eu: ["IT", "FR", "DE", "UK", "US"],
  cn: ["CN", "IT", "UK", "US"],
  ru: ["RU", "IT", "UK", "US"],
};
