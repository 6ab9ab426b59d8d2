// The colours of a theme: those that a merchant chooses, and the rest derived from them so that it can be read.

import { mix, parseColour, type Rgb, toHex } from "./colour.ts";
import { contrastRatio, nearestPassing } from "./contrast.ts";

/** Colours that a merchant may choose, by their use. */
export const COLOURS = {
  ground: "Ground of pages",
  ink: "Text, icons and selected controls",
  muted: "Secondary text",
  line: "Hairlines",
  border: "Borders of fields",
  paper: "Ground of pictures and bands",
  sale: "Reduced prices",
  error: "Errors and low stock",
  accent: "Primary buttons; as ink by default",
  onAccent: "Text on primary buttons",
} as const;
export type ColourName = keyof typeof COLOURS;
export type ChosenColours = { readonly [Name in ColourName]?: string | undefined };

/** Hexadecimal. */
export type Palette = Readonly<Record<ColourName, string>> & {
  /** Secondary text on ink. */
  readonly onInk: string;
  /** Primary buttons and filled ones under the pointer. */
  readonly accentHover: string;
  readonly linePaper: string;
  /** The darker of ink and ground: shadows and what covers the page behind a dialog. */
  readonly shade: string;
  /** The lighter of them. */
  readonly light: string;
};

/** The shop's own look. storefront/styles/tokens.css has the same values. */
export const DEFAULT_PALETTE: Palette = {
  ground: "#ffffff",
  ink: "#14120f",
  muted: "#5b5750",
  line: "#e3dfd8",
  border: "#8a857c",
  paper: "#f4f1ec",
  sale: "#8e1b2a",
  error: "#b0330b",
  accent: "#14120f",
  onAccent: "#ffffff",
  onInk: "#cfc9bf",
  accentHover: "#37332d",
  linePaper: "#d8d3ca",
  shade: "#14120f",
  light: "#ffffff",
};

export const TEXT = 4.5;
export const GRAPHICS = 3;

/** Colours that are not chosen are derived from ground and ink, and have enough contrast. */
export function paletteOf(chosen: ChosenColours = {}): Palette {
  if (Object.keys(chosen).length === 0) return DEFAULT_PALETTE;
  const given = (name: ColourName): Rgb | undefined => parseColour(chosen[name] ?? "");
  const usual = (name: keyof Palette): Rgb => parseColour(DEFAULT_PALETTE[name]) ?? BLACK;
  const hasOwnGround = chosen.ground !== undefined || chosen.ink !== undefined;
  const ground = given("ground") ?? usual("ground");
  const ink = given("ink") ?? nearest(usual("ink"), [ground], TEXT);
  /** The usual colour on the usual ground, or else a mixture of the chosen ones. */
  const between = (name: keyof Palette, share: number): Rgb =>
    hasOwnGround ? printed(mix(ground, ink, share)) : usual(name);
  const paper = given("paper") ?? between("paper", 0.06);
  const grounds = [ground, paper];
  const accent = given("accent") ?? ink;
  const onAccent = given("onAccent") ?? mostContrast(accent, [ground, ink]);
  const [shade, light] = contrastRatio(ground, BLACK) < contrastRatio(ink, BLACK) ? [ground, ink] : [ink, ground];
  const hover = mix(accent, onAccent, 0.15);
  const palette = {
    ground,
    ink,
    muted: given("muted") ?? nearest(between("muted", 0.68), grounds, TEXT),
    line: given("line") ?? between("line", 0.14),
    border: given("border") ?? nearest(between("border", 0.5), grounds, GRAPHICS),
    paper,
    sale: given("sale") ?? nearest(usual("sale"), grounds, TEXT),
    error: given("error") ?? nearest(usual("error"), grounds, TEXT),
    accent,
    onAccent,
    onInk: nearest(between("onInk", 0.2), [ink], TEXT),
    accentHover: contrastRatio(hover, onAccent) >= TEXT ? hover : accent,
    linePaper: mix(paper, ink, 0.14),
    shade,
    light,
  };
  return Object.fromEntries(
    Object.entries(palette).map(([name, colour]) => [name, toHex(colour)]),
  ) as unknown as Palette;
}

const BLACK: Rgb = [0, 0, 0];

/** As it will be printed, because rounding may cost the last hundredth of a contrast. */
const printed = (colour: Rgb): Rgb => parseColour(toHex(colour)) ?? colour;

const nearest = (colour: Rgb, grounds: readonly Rgb[], minimum: number): Rgb =>
  nearestPassing(colour, grounds, minimum) ?? colour;

const mostContrast = (ground: Rgb, colours: readonly [Rgb, Rgb]): Rgb =>
  contrastRatio(ground, colours[0]) >= contrastRatio(ground, colours[1]) ? colours[0] : colours[1];
