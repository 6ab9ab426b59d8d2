// Prints a theme as CSS. Its rules are outside all layers, so they take precedence over storefront/styles/tokens.css.

import {
  type Density,
  type FontFile,
  type Palette,
  paletteOf,
  pictureColours,
  type Theme,
} from "#commerce/settings/theme";

export interface ThemeFace {
  readonly name: "display" | "text";
  readonly isItalic: boolean;
  readonly address: string;
  readonly measures: FontFile;
}

export function printStylesheet(theme: Theme, faces: readonly ThemeFace[]): string {
  const palette = paletteOf(theme.colours);
  const isDark = palette.shade === palette.ground;
  const variables = {
    ...(theme.colours && colourVariables(palette)),
    ...((theme.colours ?? theme.pictures) && { "--on-picture": pictureColours(theme).over }),
    ...(theme.radius !== undefined && { "--radius": `${theme.radius}px` }),
    ...spaceVariables(theme.density ?? "regular"),
    ...Object.assign({}, ...faces.map(({ name }) => faceVariables(name))),
  };
  return [
    ...faces.map(fontFace),
    ...faces.map(fallbackFace),
    rule(":root", { ...(isDark && { "color-scheme": "dark" }), ...variables }),
    // Printed pages are ink on white paper.
    ...(isDark ? [`@media print{${rule(":root", { "color-scheme": "light", ...PRINT })}}`] : []),
    ...(theme.headings === "uppercase" ? [rule("h1,h2,h3", { "text-transform": "uppercase" })] : []),
  ].join("\n");
}

const colourVariables = (palette: Palette) => ({
  "--white": palette.ground,
  "--ink": palette.ink,
  "--ink-2": palette.muted,
  "--line": palette.line,
  "--line-2": palette.border,
  "--line-paper": palette.linePaper,
  "--paper": palette.paper,
  "--sale": palette.sale,
  "--error": palette.error,
  "--on-ink-2": palette.onInk,
  "--accent": palette.accent,
  "--accent-hover": palette.accentHover,
  "--on-accent": palette.onAccent,
  "--shade": palette.shade,
});

const PRINT = {
  "--white": "#fff",
  "--paper": "#fff",
  "--ink": "#000",
  "--ink-2": "#444",
  "--line": "#ccc",
  "--line-2": "#777",
  "--line-paper": "#ccc",
  "--sale": "#000",
  "--error": "#000",
};

/** In pixels. Smaller ones keep things apart that belong together, and stay. */
const SPACES = [12, 16, 24, 32, 40, 48, 64, 80, 96, 128];
const SCALE: Readonly<Record<Density, number>> = { compact: 0.75, regular: 1, airy: 1.25 };

const spaceVariables = (density: Density): Readonly<Record<string, string>> =>
  density === "regular"
    ? {}
    : Object.fromEntries(SPACES.map((space) => [`--s-${space}`, `${(space * SCALE[density]) / 16}rem`]));

const FAMILY = { display: "Shop display", text: "Shop text" } as const;
/** Fonts of visitors' systems, in place of a font that is still loading. */
const LOCAL = {
  display: `local("Times New Roman"),local("Liberation Serif"),local("Times")`,
  text: `local("Arial"),local("Liberation Sans"),local("Helvetica")`,
} as const;

const faceVariables = (name: ThemeFace["name"]) => ({
  [`--face-${name}`]: `"${FAMILY[name]}"`,
  [`--face-${name}-fallback`]: `"${FAMILY[name]} fallback"`,
});

const fontFace = ({ name, isItalic, address, measures }: ThemeFace): string =>
  rule("@font-face", {
    "font-family": `"${FAMILY[name]}"`,
    src: `url("${address}") format("woff2")`,
    "font-weight": measures.weight,
    "font-style": isItalic ? "italic" : "normal",
    "font-display": "swap",
  });

/** As wide and as high as the font, so that nothing moves when it has loaded. */
function fallbackFace({ name, isItalic, measures }: ThemeFace): string {
  const scale = (measures.width ?? LOCAL_WIDTH[name]) / LOCAL_WIDTH[name];
  return rule("@font-face", {
    "font-family": `"${FAMILY[name]} fallback"`,
    src: LOCAL[name],
    "font-style": isItalic ? "italic" : "normal",
    "size-adjust": percent(scale),
    "ascent-override": percent(measures.ascent / scale),
    "descent-override": percent(measures.descent / scale),
    "line-gap-override": percent(measures.lineGap / scale),
  });
}

/** Mean widths of letters of Times New Roman and Arial, by the same measure as those of fonts. */
const LOCAL_WIDTH = { display: 0.3966, text: 0.4354 } as const;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

const rule = (selector: string, declarations: Readonly<Record<string, string>>): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;
