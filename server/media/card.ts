// The picture that stands beside a shared link: pictures of products side by side on the shop's paper, 1200 × 630.

import sharp from "sharp";
import { CARD_HEIGHT, CARD_WIDTH } from "#catalogue";
import { PAPER } from "#demo/pictures";
import type { Job, Outcome } from "./job.ts";

export async function composeCard({ pictures }: Extract<Job, { kind: "card" }>, limitPixels: number): Promise<Outcome> {
  try {
    const width = Math.floor(CARD_WIDTH / pictures.length);
    // One or two are shown whole, on as much paper as is left; of three the sides are cut a little.
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
    // The only input is pictures that may be a retailer's: one of them cannot be read.
    return { kind: "unreadable" };
  }
}
