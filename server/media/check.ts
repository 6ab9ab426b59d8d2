// Checks a picture before it is stored: its format by the first bytes, its size, and that it can be decoded to the end.

import sharp from "sharp";

/** Decoding needs four bytes of memory for each. */
export const MAX_PIXELS = 50_000_000;

export type PictureCheck =
  | { readonly kind: "checked"; readonly size: { readonly width: number; readonly height: number } }
  /** `reason` is for the merchant. */
  | { readonly kind: "refused"; readonly reason: string };

/** "busy" if no thread is free. */
export type CheckPicture = (bytes: Uint8Array) => Promise<PictureCheck | { readonly kind: "busy" }>;

export async function checkPicture(bytes: Uint8Array, limitPixels: number): Promise<PictureCheck> {
  if (!isPicture(bytes)) return { kind: "refused", reason: "is not a JPEG, PNG, WebP, AVIF or GIF picture" };
  try {
    // Reads only the header.
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > limitPixels) {
      return { kind: "refused", reason: `has more than ${limitPixels / 1_000_000} megapixels` };
    }
    // Only decoding finds a file that ends early.
    await sharp(bytes, { limitInputPixels: limitPixels, failOn: "error" }).resize({ width: 16 }).raw().toBuffer();
    return { kind: "checked", size: { width: autoOrient.width, height: autoOrient.height } };
  } catch {
    return { kind: "refused", reason: "is damaged" };
  }
}

/** Checks the first bytes, not the content type, so that text formats such as SVG never reach the decoder. */
export function isPicture(bytes: Uint8Array): boolean {
  const ascii = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (bytes[0] === 0x89 && ascii(1, 8) === "PNG\r\n\u001A\n") return true;
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return true;
  if (ascii(0, 4) === "GIF8") return true;
  return ascii(4, 8) === "ftyp" && ["avif", "avis"].includes(ascii(8, 12));
}
