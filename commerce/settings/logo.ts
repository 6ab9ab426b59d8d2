// The shop's logo and icon, as files in the setting, so that they travel with the rest of what the merchant decides.

import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Sql } from "#commerce/database";
import type { FieldError } from "./field-errors.ts";
import { readPictureFile } from "./picture-file.ts";
import { defineSetting } from "./setting.ts";
import { settingTable } from "./tables.ts";
import { checkSvg } from "./svg.ts";

/** Bytes of a file; more would slow down every first visit. */
const MAX_BYTES = 200_000;

const Drawing = z
  .strictObject({
    svg: z.string().max(MAX_BYTES, "must not be larger than 200 kB").optional().describe("Text of an SVG file."),
    picture: z
      .base64("must be a file in base64")
      .max(Math.ceil(MAX_BYTES / 3) * 4, "must not be larger than 200 kB")
      .optional()
      .describe("A PNG, JPEG, WebP or AVIF file in base64."),
  })
  .describe("Either `svg` or `picture`.");
type Drawing = z.output<typeof Drawing>;

const Logo = z.strictObject({
  logo: Drawing.optional().describe("In place of the name in header, checkout, mails and invoices."),
  icon: Drawing.optional().describe(
    "Square, for browser tabs; by default a square logo, or else the name's first letter.",
  ),
});
export type Logo = z.output<typeof Logo>;

export const LOGO = defineSetting<Logo>({
  name: "logo",
  description: "The shop's logo and icon.",
  schema: Logo,
  initial: {},
  check: ({ logo, icon }) => [...problemsOf("logo", logo), ...problemsOf("icon", icon)],
});

/** True if the shop has a logo, without reading it. */
export async function hasLogo(client: Pick<Sql, "select">): Promise<boolean> {
  const rows = await client
    .select({ name: settingTable.name })
    .from(settingTable)
    .where(and(eq(settingTable.name, LOGO.name), sql`${settingTable.value} -> 'logo' is not null`));
  return rows.length > 0;
}

/** A file with its type and the size of its picture. */
export interface LogoFile {
  readonly type: "svg" | "png" | "jpeg" | "webp" | "avif";
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Undefined without one. */
export function logoFile(drawing: Drawing | undefined): LogoFile | undefined {
  if (drawing?.svg !== undefined) {
    const checked = checkSvg(drawing.svg);
    if (checked.kind === "invalid") return undefined;
    return { type: "svg", width: checked.width, height: checked.height, bytes: new TextEncoder().encode(drawing.svg) };
  }
  if (drawing?.picture === undefined) return undefined;
  const bytes = new Uint8Array(Buffer.from(drawing.picture, "base64"));
  const file = readPictureFile(bytes);
  return file && { ...file, bytes };
}

function problemsOf(field: string, drawing: Drawing | undefined): readonly FieldError[] {
  if (drawing === undefined) return [];
  const { svg, picture } = drawing;
  if ((svg === undefined) === (picture === undefined))
    return [{ path: field, message: "must have either svg or picture" }];
  if (svg !== undefined) {
    const checked = checkSvg(svg);
    return checked.kind === "invalid" ? [{ path: `${field}.svg`, message: checked.reason }] : [];
  }
  return logoFile(drawing) ? [] : [{ path: `${field}.picture`, message: "must be a PNG, JPEG, WebP or AVIF file" }];
}
