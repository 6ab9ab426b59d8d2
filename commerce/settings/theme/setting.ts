// The setting of the theme: colours, fonts, corners and spacing of the shop.

import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Sql } from "#commerce/database";
import { defineSetting } from "../setting.ts";
import { settingTable } from "../tables.ts";
import { parseColour, toHex } from "./colour.ts";
import { type ChosenColours, COLOURS, type ColourName, type Palette, paletteOf } from "./palette.ts";
import { contrastErrors, measurePairs } from "./pairs.ts";
import { readWoff2 } from "./woff2.ts";

const DENSITIES = ["compact", "regular", "airy"] as const;
export type Density = (typeof DENSITIES)[number];

/** Files are WOFF2 in base64. Letters that a font does not have come from the shop's own fallbacks. */
export interface ThemeFont {
  readonly file: string;
  readonly italic?: string | undefined;
}

export interface Theme {
  readonly colours?: ChosenColours | undefined;
  /** The ground of most product pictures, which decides the colour of what lies over them. */
  readonly pictures?: "light" | "dark" | undefined;
  readonly fonts?: { readonly display?: ThemeFont | undefined; readonly text?: ThemeFont | undefined } | undefined;
  /** Radius of corners, in pixels. */
  readonly radius?: number | undefined;
  readonly density?: Density | undefined;
  readonly headings?: "as-written" | "uppercase" | undefined;
}

const RADIUS = "must be a whole number of pixels from 0 to 24";
const LARGEST_FONT_KB = 300;
const colour = z.string().transform((text, context) => {
  const parsed = parseColour(text.trim());
  if (parsed) return toHex(parsed);
  context.addIssue("must be a colour such as #14120f or oklch(0.45 0.12 25)");
  return z.NEVER;
});
const file = z
  .base64("must be in base64")
  .max((LARGEST_FONT_KB * 1024 * 4) / 3, `must be at most ${LARGEST_FONT_KB} kB; make a subset of its letters`)
  .refine((text) => readWoff2(Buffer.from(text, "base64")) !== undefined, "is not a WOFF2 font");
const font = z.strictObject({
  file: file.describe("WOFF2 in base64. A variable font has all weights in one file."),
  italic: file.optional(),
});
const colours = Object.fromEntries(
  Object.entries(COLOURS).map(([name, use]) => [name, colour.optional().describe(`${use}.`)]),
) as Record<ColourName, z.ZodOptional<typeof colour>>;

const Colours = z.strictObject(colours);
const ThemeSchema = z.strictObject({
  colours: Colours.optional().describe("Colours that are left out are derived from ground and ink."),
  pictures: z.enum(["light", "dark"]).optional().describe("Ground of most product pictures; light by default."),
  fonts: z.strictObject({ display: font.optional(), text: font.optional() }).optional(),
  radius: z.int(RADIUS).min(0, RADIUS).max(24, RADIUS).optional().describe("Radius of corners in pixels."),
  density: z.enum(DENSITIES).optional(),
  headings: z.enum(["as-written", "uppercase"]).optional(),
});

export const THEME = defineSetting<Theme>({
  name: "theme",
  description: "Colours, fonts, corners and spacing. Colours that cannot be read on each other are refused.",
  schema: ThemeSchema,
  initial: {},
  check: ({ colours: chosen = {} }) => contrastErrors(chosen),
  report: ({ colours: chosen = {} }) => ({ contrast: measurePairs(chosen) }),
});

/** The colours as they are in the database, without reading the fonts. */
export async function readPalette(client: Pick<Sql, "select">): Promise<Palette> {
  const [row] = await client
    .select({ colours: sql`${settingTable.value} -> 'colours'` })
    .from(settingTable)
    .where(eq(settingTable.name, THEME.name));
  return paletteOf(Colours.safeParse(row?.colours).data);
}
