// Light on a colour: tables that map every grey of a base picture to the colour of the surface. All have 256 steps.
//
// A base is drawn in PLAIN grey with shade and light over it. The tables recover the amount of shade or
// light and apply it to the product's colour: more shade on dark colours, cool light on black, cool grey
// shade on white.

import { PLAIN } from "../art/format.ts";
import { luminance, mix, rgb } from "./colour.ts";
import type { Rgb } from "./colour.ts";

/** Packed 0xBBGGRR, one for each grey. */
export type ColourTable = Uint32Array;

export interface Lustre {
  /** Strength of lights and of shades; 1 is cotton. */
  readonly light: number;
  readonly shade: number;
}

/** Grey of full shade and of full light in a base, and the strengths that drew them there. */
const SHADE_GREY = 38;
const LIGHT_GREY = 240;
const DRAWN_SHADE = 0.47;
const DRAWN_LIGHT = 0.42;

export function colourTable(colour: Rgb, lustre: Lustre): ColourTable {
  const l = luminance(colour);
  const shade = l > 0.75 ? mix(colour, rgb("#3a3d49"), 0.85) : mix(colour, rgb("#08080f"), 0.8);
  const light =
    l < 0.12 ? rgb("#a3a9b6") : mix(colour, rgb("#fffdf8"), l < 0.5 ? 0.5 + 0.2 * (lustre.light - 1) : 0.85);
  // White has little headroom, so shade shows its form.
  const shadeBy = ((l > 0.85 ? 0.48 : 0.34 + 0.36 * (1 - l)) / DRAWN_SHADE) * lustre.shade;
  const lightBy = ((l < 0.12 ? 0.3 : l < 0.5 ? 0.34 : l < 0.8 ? 0.42 : 0.6) / DRAWN_LIGHT) * lustre.light;
  return tableOf((grey) => {
    if (grey >= PLAIN) return mix(colour, light, soft(((grey - PLAIN) / (LIGHT_GREY - PLAIN)) * lightBy));
    return mix(colour, shade, soft(((PLAIN - grey) / (PLAIN - SHADE_GREY)) * shadeBy));
  });
}

/** Linear up to three quarters, then easing into 1, so that strong folds keep their detail. */
const soft = (t: number): number => (t < 0.75 ? t : 1 - 0.25 * Math.exp(-(t - 0.75) * 4));

const tableOf = (rule: (grey: number) => Rgb): ColourTable =>
  Uint32Array.from({ length: 256 }, (_, grey) => pack(rule(grey)));

const pack = ([r, g, b]: Rgb): number => (Math.round(b) << 16) | (Math.round(g) << 8) | Math.round(r);

/** Printed surfaces keep the colours of the pattern: shade multiplies them, light is weak. out = colour * gain + lift. */
export interface PrintShading {
  readonly gain: Float32Array;
  readonly lift: Float32Array;
}

export function printShading(average: number, lustre: Lustre): PrintShading {
  const gain = new Float32Array(256);
  const lift = new Float32Array(256);
  const shadeBy = ((0.34 + 0.36 * (1 - average)) / DRAWN_SHADE) * lustre.shade;
  for (let grey = 0; grey < 256; grey++) {
    if (grey < PLAIN) gain[grey] = 1 - 0.86 * soft(((PLAIN - grey) / (PLAIN - SHADE_GREY)) * shadeBy);
    else {
      const light = soft(((grey - PLAIN) / (LIGHT_GREY - PLAIN)) * 0.42 * lustre.light);
      gain[grey] = 1 - light;
      lift[grey] = 252 * light;
    }
  }
  return { gain, lift };
}

/** Polished metal: colours from the darkest reflection to the brightest. */
export interface Metal {
  readonly key: string;
  /** Colour that the product is sold as. */
  readonly colour: Rgb;
  /** Grey to colour, ascending. */
  readonly ramp: readonly (readonly [grey: number, colour: Rgb])[];
}

const METAL_GREYS = [0, 70, 120, PLAIN, 210, 255];

const metal = (key: string, sold: string, ...hexes: readonly string[]): Metal => ({
  key,
  colour: rgb(sold),
  ramp: METAL_GREYS.map((grey, n) => [grey, rgb(hexes[n] ?? sold)] as const),
});

export const METALS = [
  metal("gold", "#cfa554", "#2a1a08", "#7d5a1e", "#bd9145", "#dbb869", "#f6e3ab", "#fffcef"),
  metal("silver", "#c9cace", "#16181b", "#5b5f65", "#9a9ea4", "#c6c9cd", "#eceef0", "#ffffff"),
  metal("gunmetal", "#5f6369", "#0c0d0f", "#2a2c30", "#45484d", "#5f6369", "#9a9fa6", "#dfe3e8"),
  metal("rose", "#d9a392", "#2b1712", "#85564a", "#c08e7d", "#dcb0a0", "#f6dcd2", "#fff9f6"),
  metal("pale", "#d9be86", "#2a2012", "#86693c", "#c2a46c", "#dfc796", "#f7ebcd", "#fffdf6"),
  metal("antique", "#ad8643", "#1e1206", "#5c4017", "#936d30", "#b38d4b", "#dcc084", "#fbf0d0"),
  metal("palladium", "#a9abb0", "#121316", "#4b4e54", "#81858b", "#a9acb1", "#d6d9dd", "#fafbfc"),
] as const;

/** Brushed instead of polished: a third less reflection. */
export const brushed = (polished: Metal): Metal => {
  const plain = alongColours(polished.ramp, PLAIN);
  return { ...polished, ramp: polished.ramp.map(([grey, colour]) => [grey, mix(colour, plain, 0.34)] as const) };
};

/** Lacquered metal, as on spectacle frames. */
export const lacquered = (colour: Rgb): Metal => {
  const [black, white] = [rgb("#0a0a0c"), rgb("#fffdf8")];
  const colours = [
    mix(colour, black, 0.85),
    mix(colour, black, 0.5),
    mix(colour, black, 0.18),
    colour,
    mix(colour, white, 0.5),
    mix(colour, white, 0.9),
  ];
  return { key: "lacquered", colour, ramp: METAL_GREYS.map((grey, n) => [grey, colours[n] ?? colour] as const) };
};

export const metalTable = (of: Metal): ColourTable => tableOf((grey) => alongColours(of.ramp, grey));

/** Metallic leather or cloth: the contrast of metal in the product's colour. */
export const foilTable = (colour: Rgb): ColourTable => {
  const ramp = [
    [0, mix(colour, rgb("#0c0a0a"), 0.85)],
    [80, mix(colour, rgb("#0c0a0a"), 0.45)],
    [PLAIN - 14, colour],
    [200, mix(colour, rgb("#fffdf6"), 0.6)],
    [255, mix(colour, rgb("#ffffff"), 0.95)],
  ] as const;
  return tableOf((grey) => alongColours(ramp, grey));
};

function alongColours(ramp: readonly (readonly [grey: number, colour: Rgb])[], grey: number): Rgb {
  const upper = ramp.findIndex(([at]) => at >= grey);
  const [to, from] = [ramp[Math.max(upper, 0)], ramp[Math.max(upper - 1, 0)]];
  if (to === undefined || from === undefined || to[0] === from[0]) return to?.[1] ?? [0, 0, 0];
  return mix(from[1], to[1], (grey - from[0]) / (to[0] - from[0]));
}
