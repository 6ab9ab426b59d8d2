// Resizes a retailer's picture: upright, without metadata, never enlarged.

import sharp from "sharp";
import { PAPER } from "#demo/pictures";
import type { Job, Outcome } from "./job.ts";

export async function resizePicture(job: Extract<Job, { kind: "resize" }>, limitPixels: number): Promise<Outcome> {
  if (!isPicture(job.bytes)) return { kind: "unreadable" };
  try {
    const picture = sharp(job.bytes, { limitInputPixels: limitPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: job.width, withoutEnlargement: true });
    const encoded =
      job.format === "webp"
        ? picture.webp({ quality: 80, effort: 2 })
        : picture.flatten({ background: PAPER }).jpeg({ quality: 80, progressive: true });
    return { kind: "picture", bytes: new Uint8Array(await encoded.toBuffer()) };
  } catch {
    // The only possible cause is an unreadable file.
    return { kind: "unreadable" };
  }
}

/** Checks the first bytes, not the content type, so that text formats such as SVG never reach the decoder. */
function isPicture(bytes: Uint8Array): boolean {
  const ascii = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (bytes[0] === 0x89 && ascii(1, 8) === "PNG\r\n\u001A\n") return true;
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return true;
  if (ascii(0, 4) === "GIF8") return true;
  return ascii(4, 8) === "ftyp" && ["avif", "avis"].includes(ascii(8, 12));
}
