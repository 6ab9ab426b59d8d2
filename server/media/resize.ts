// Resizes a retailer's picture: upright, without metadata, never enlarged.

import sharp from "sharp";
import { PAPER } from "#demo/pictures";
import { isPicture } from "./check.ts";
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
