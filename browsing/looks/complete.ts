// Completes an outfit around a product: one piece for each role that it lacks, chosen by colour, season and price. Pure.

import { colourHarmony, isSeasonName } from "#catalogue";
import type { Role } from "./roles.ts";

/** A product that may be in an outfit. */
export interface Candidate {
  readonly id: string;
  readonly role: Role;
  readonly colours: readonly string[];
  readonly tags: readonly string[];
  /** In the visitor's list, in any unit; undefined if it is not known. */
  readonly price: number | undefined;
}

/** Pieces beside the product itself. */
const MOST = 3;
const FEWEST = 2;
/** The lowest score of a piece. Half of everything means that nothing is known. */
const ENOUGH = 0.6;

const WEIGHTS = { colour: 0.5, season: 0.2, price: 0.3 } as const;

/**
 * Empty if fewer than two pieces fit. `roles` are those that complete the product, the most needed first; of candidates that fit
 * equally well, the first is chosen.
 */
export function completeLook(
  product: Candidate,
  candidates: readonly Candidate[],
  roles: readonly Role[],
): readonly Candidate[] {
  const chosen: Candidate[] = [];
  for (const role of roles) {
    if (chosen.length === MOST) break;
    const best = candidates
      .filter((candidate) => candidate.role === role && candidate.id !== product.id)
      .map((candidate) => ({ candidate, score: scoreOf(candidate, product, chosen) }))
      .reduce<Scored | undefined>((most, one) => (most && most.score >= one.score ? most : one), undefined);
    if (best && best.score >= ENOUGH) chosen.push(best.candidate);
  }
  return chosen.length < FEWEST ? [] : chosen;
}

interface Scored {
  readonly candidate: Candidate;
  readonly score: number;
}

/** Season and price compare with the product, colours also with the other pieces. */
function scoreOf(candidate: Candidate, product: Candidate, chosen: readonly Candidate[]): number {
  const colour = Math.min(...[product, ...chosen].map(({ colours }) => colourHarmony(candidate.colours, colours)));
  return (
    WEIGHTS.colour * colour +
    WEIGHTS.season * seasonFit(candidate.tags, product.tags) +
    WEIGHTS.price * priceFit(candidate.price, product.price)
  );
}

/** A product without a season is for all of them. */
function seasonFit(ones: readonly string[], others: readonly string[]): number {
  const seasons = ones.filter(isSeasonName);
  const wanted = others.filter(isSeasonName);
  if (seasons.length === 0 || wanted.length === 0) return 0.5;
  return seasons.some((season) => wanted.includes(season)) ? 1 : 0;
}

/** 1 at the same price, 0 at four times or a quarter of it. */
function priceFit(one: number | undefined, other: number | undefined): number {
  if (!one || !other) return 0.5;
  return Math.max(0, 1 - Math.abs(Math.log2(one / other)) / 2);
}
