// The preview picture of a shared link: product pictures side by side on the shop's background, 1200 × 630.

import sharp from "sharp";
import { CARD_HEIGHT, CARD_WIDTH } from "#catalogue";
import { PAPER } from "#demo/pictures";
import type { Job, Outcome } from "./job.ts";

export async function composeCard({ pictures }: Extract<Job, { kind: "card" }>, limitPixels: number): Promise<Outcome> {
  try {
    const width = Math.floor(CARD_WIDTH / pictures.length);
    // One or two pictures are shown whole; three are cropped at the sides.
    const fit = pictures.length < 3 ? "contain" : "cover";
    const parts = await Promise.all(
      pictures.map(async (bytes, at) => ({
        input: await sharp(bytes, { limitInputPixels: limitPixels, failOn: "error" })
          .resize({ width, height: CARD_HEIGHT, fit, background: PAPER })
          .toBuffer(),
        left: at * width,
        top: 0,
      })),
    );
    const canvas = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3 as const, background: PAPER };
    const card = await sharp({ create: canvas }).composite(parts).jpeg({ quality: 82, progressive: true }).toBuffer();
    return { kind: "picture", bytes: new Uint8Array(card) };
  } catch {
    // The only possible cause is an unreadable picture of a retailer.
    return { kind: "unreadable" };
  }
}
