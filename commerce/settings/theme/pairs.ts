// The pairs of colours that pages show together, with the contrast that WCAG 2.2 AA requires of each.

import type { FieldError } from "../field-errors.ts";
import { parseColour, type Rgb, toHex } from "./colour.ts";
import { contrastRatio, nearestPassing } from "./contrast.ts";
import { type ChosenColours, type ColourName, GRAPHICS, type Palette, paletteOf, TEXT } from "./palette.ts";

interface Pair {
  readonly colour: ColourName;
  readonly on: ColourName;
  readonly minimum: number;
  readonly use: string;
}

const PAIRS: readonly Pair[] = [
  { colour: "ink", on: "ground", minimum: TEXT, use: "text, focus rings and inverted text" },
  { colour: "ink", on: "paper", minimum: TEXT, use: "text on bands and over pictures" },
  { colour: "muted", on: "ground", minimum: TEXT, use: "secondary text" },
  { colour: "muted", on: "paper", minimum: TEXT, use: "secondary text on bands" },
  { colour: "sale", on: "ground", minimum: TEXT, use: "reduced prices" },
  { colour: "sale", on: "paper", minimum: TEXT, use: "reduced prices in summaries" },
  { colour: "error", on: "ground", minimum: TEXT, use: "errors" },
  { colour: "error", on: "paper", minimum: TEXT, use: "errors on bands" },
  { colour: "onAccent", on: "accent", minimum: TEXT, use: "primary buttons" },
  { colour: "border", on: "ground", minimum: GRAPHICS, use: "borders of fields" },
  { colour: "border", on: "paper", minimum: GRAPHICS, use: "borders of fields on bands" },
];

/** One pair, for the console. */
export interface MeasuredPair extends Pair {
  readonly values: readonly [colour: string, on: string];
  /** To two decimals, rounded down. */
  readonly ratio: number;
  readonly passes: boolean;
  /** The nearest colour that passes on all of its grounds. */
  readonly suggestion?: string;
}

export function measurePairs(chosen: ChosenColours): readonly MeasuredPair[] {
  const palette = paletteOf(chosen);
  return PAIRS.map((pair) => {
    const [colour, on] = [read(palette, pair.colour), read(palette, pair.on)];
    const ratio = Math.floor(contrastRatio(colour, on) * 100) / 100;
    const grounds = PAIRS.filter((one) => one.colour === pair.colour).map((one) => read(palette, one.on));
    const passes = ratio >= pair.minimum;
    const suggestion = passes ? undefined : nearestPassing(colour, grounds, pair.minimum);
    return {
      ...pair,
      values: [palette[pair.colour], palette[pair.on]],
      ratio,
      passes,
      ...(suggestion && { suggestion: toHex(suggestion) }),
    };
  });
}

/** The error is at the chosen one of the two colours; both may be derived from ground and ink. */
export const contrastErrors = (chosen: ChosenColours): readonly FieldError[] =>
  measurePairs(chosen)
    .filter(({ passes }) => !passes)
    .map(({ colour, on, values, ratio, minimum, use, suggestion }) => ({
      path: ["colours", ...[colour, on].filter((name) => chosen[name] !== undefined).slice(0, 1)].join("."),
      message:
        `${colour} ${values[0]} on ${on} ${values[1]} (${use}) has a contrast of ${ratio}:1 and needs ${minimum}:1` +
        (suggestion ? `; ${colour} ${suggestion} would pass` : ""),
    }));

const read = (palette: Palette, name: ColourName): Rgb => parseColour(palette[name]) ?? [0, 0, 0];
