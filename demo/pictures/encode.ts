// Pixels to a file: webp or jpg, light enough for a page of cards, at a cost that a server can pay for every picture.

import sharp from "sharp";

export interface Encoding {
  readonly width: number;
  readonly height: number;
  readonly format: "webp" | "jpg";
  /** Keeps the alpha channel. */
  readonly cutout: boolean;
  /** 0 for a plain product; of the print (see swatch.ts), and more for a macro, which is texture from edge to edge. */
  readonly busyness: number;
}

/** The most that a picture of 600 pixels may weigh; larger ones in proportion to their area. */
const MOST_BYTES = 40_000;

export async function encode(pixels: Uint32Array, to: Encoding): Promise<Buffer> {
  const raw = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const attempt = (quality: number, blur = 0): Promise<Buffer> => {
    const image = sharp(raw, { raw: { width: to.width, height: to.height, channels: 4 } });
    const opaque = to.cutout ? image : image.removeAlpha();
    const picture = blur > 0 ? opaque.blur(blur) : opaque;
    if (to.format === "jpg") return picture.jpeg({ quality, progressive: true }).toBuffer();
    // Effort 2 is worth its few milliseconds where there is a print; a plain product is small at any effort.
    return picture.webp({ quality, alphaQuality: 90, preset: "photo", effort: to.busyness > 0 ? 2 : 1 }).toBuffer();
  };
  if (to.format === "jpg") return attempt(80);
  const most = MOST_BYTES * Math.max(1, (to.width / 600) ** 2);
  const quality = Math.max(40, Math.round(80 - 220 * to.busyness));
  let encoded = await attempt(quality);
  if (encoded.length <= most) return encoded;
  encoded = await attempt(Math.max(30, Math.floor(quality * (most / encoded.length) ** 2)));
  // What coarser steps cannot save, a softer lens does; each step saves about a third.
  for (const blur of [0.8, 1.2, 1.8, 2.6]) if (encoded.length > most) encoded = await attempt(40, blur);
  return encoded;
}
