// HTTP responses of the media routes: pictures are immutable, placeholders short-lived, everything else is not cached.

import type { Context } from "hono";
import type { PictureFormat } from "#catalogue";
import type { PictureColours } from "#commerce/settings/theme";
import { placeholder } from "./placeholder/placeholder.ts";

export type Answer =
  | { readonly kind: "picture"; readonly bytes: Uint8Array; readonly digest: string }
  /** A picture of this designer that is not there yet. */
  | { readonly kind: "missing"; readonly designer: string; readonly colours: PictureColours }
  | { readonly kind: "absent" }
  | { readonly kind: "malformed" }
  | { readonly kind: "busy" };

/** Another picture has another address. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The picture may be there in a moment. */
const FOR_A_MOMENT = "public, max-age=10";

const TYPES: Readonly<Record<PictureFormat, string>> = { webp: "image/webp", jpg: "image/jpeg" };

export interface Rendition {
  readonly width: number;
  readonly format: PictureFormat;
}

export function answerWith(c: Context, answer: Answer, { width, format }: Rendition = DEFAULT): Response {
  if (answer.kind === "picture") return picture(c, answer, format);
  if (answer.kind === "missing") {
    c.header("cache-control", FOR_A_MOMENT);
    c.header("x-content-type-options", "nosniff");
    return c.body(placeholder(answer.designer, width, answer.colours), 200, { "content-type": PLACEHOLDER_TYPE });
  }
  c.header("cache-control", "no-store");
  switch (answer.kind) {
    case "absent":
      return c.text("Picture not found.", 404);
    case "malformed":
      return c.text("Not a valid picture address.", 400);
    case "busy":
      c.header("retry-after", "1");
      return c.text("Too many pictures are being created. Please try again in a moment.", 503);
  }
}

const DEFAULT: Rendition = { width: 600, format: "webp" };

export const PLACEHOLDER_TYPE = "image/svg+xml";

function picture(c: Context, answer: Extract<Answer, { kind: "picture" }>, format: PictureFormat): Response {
  c.header("etag", `"${answer.digest}"`);
  c.header("cache-control", IMMUTABLE);
  c.header("content-type", TYPES[format]);
  c.header("content-length", String(answer.bytes.length));
  c.header("x-content-type-options", "nosniff");
  return c.body(new Uint8Array(answer.bytes));
}
