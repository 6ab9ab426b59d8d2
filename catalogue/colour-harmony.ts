// Rates how well two colours go together, from 0 to 1, by stylists' rules of thumb. Pure.

import { colourOf, TRANSPARENT } from "./colours.ts";

/** Goes with everything. */
const NEUTRALS = new Set(["Black", "White", "Beige", "Brown", "Grey", "Navy", "Silver", "Gold"]);

/** Neutrals that compete with each other, in either order. */
const CLOSE_NEUTRALS = new Set(["Black Navy", "Black Brown", "Brown Navy", "Brown Grey", "Gold Silver"]);

/** Degrees on the colour wheel. */
const HUES: Readonly<Record<string, number>> = {
  Red: 0,
  Orange: 30,
  Yellow: 55,
  Green: 130,
  Blue: 220,
  Purple: 275,
  Pink: 340,
};

const UNKNOWN = 0.5;

/** Rates two products by their colours; unknown and absent colours neither fit nor clash. */
export function colourHarmony(ones: readonly string[], others: readonly string[]): number {
  const pairs = ones.flatMap((one) => others.map((other) => harmonyOf(nameOf(one), nameOf(other))));
  return pairs.length === 0 ? UNKNOWN : Math.min(...pairs);
}

function harmonyOf(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return UNKNOWN;
  const isNeutral = NEUTRALS.has(one) || NEUTRALS.has(other);
  if (one === MANY || other === MANY) return isNeutral ? 0.8 : 0.2;
  if (CLOSE_NEUTRALS.has([one, other].toSorted().join(" "))) return 0.7;
  if (NEUTRALS.has(one) && NEUTRALS.has(other)) return 1;
  if (isNeutral) return 0.9;
  if (one === other) return 0.8;
  const apart = Math.abs(HUES[one]! - HUES[other]!);
  const distance = Math.min(apart, 360 - apart);
  // Neighbours on the wheel, opposites, and the rest.
  return distance <= 60 ? 0.6 : distance >= 150 ? 0.5 : 0.2;
}

const MANY = "Multicolour";

const nameOf = (value: string): string | undefined => (value === TRANSPARENT ? "White" : colourOf(value)?.name);
