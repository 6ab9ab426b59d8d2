// Pixels to a file: webp or jpg, light enough for a page of cards, at a cost that a server can pay for every picture.

import sharp from "sharp";
import type { Kernel } from "./kernel.ts";

export interface Encoding {
  readonly width: number;
  readonly height: number;
  readonly format: "webp" | "jpg";
  /** Keeps the alpha channel. */
  readonly cutout: boolean;
  /** By how much it is heavier than others as lively, where that is known. */
  readonly heaviness?: number;
}

/** The most that a picture of 600 pixels may weigh; larger ones in proportion to their area. */
const MOST_BYTES = 40_000;

interface Step {
  /** The most liveliness with which hardly a picture is too heavy: of 1,040 none. */
  readonly upTo: number;
  readonly quality: number;
  /** Of 0 (fast) to 6 (small). */
  readonly effort: number;
  /** Averagings before it is good enough: coarser steps show less in a picture that is soft. */
  readonly after?: number;
}

/**
 * Against effort 0, the search of effort 1 takes a quarter longer and saves a fifth of the bytes: calm pictures can pay for it.
 * Measured over 320 lively ones, a picture at quality 50 weighs 8,000 times its liveliness, give or take a sixth, and through a
 * softer lens hardly less; so what no step is for is softened until one is.
 */
const STEPS: readonly Step[] = [
  { upTo: 1.2, quality: 80, effort: 1 },
  { upTo: 2.2, quality: 80, effort: 0 },
  { upTo: 2.7, quality: 70, effort: 0 },
  { upTo: 3.1, quality: 60, effort: 0 },
  { upTo: 3.5, quality: 50, effort: 0 },
  { upTo: 4.2, quality: 40, effort: 0, after: 2 },
];

/** A softer lens: distances in pixels over which a picture is averaged, one after the other. */
const LENS = [1, 1, 2, 3, 3, 3, 3, 3];

/** What a step is for grows with every averaging: what is left are large forms, which weigh less. */
const EASED = 0.09;

/** For what even that leaves too lively: no lens smooths the outline of a cut-out. */
const COARSEST: Step = { upTo: Number.POSITIVE_INFINITY, quality: 20, effort: 0 };

/** Without a search an outline and its shadow weigh more than all within them. */
const OUTLINE_EFFORT = 1;

/** Of 100: in how many steps it fades; a shadow in fewer than these shows them. */
const FINE_OUTLINE = 80;
const COARSE_OUTLINE = 70;

/** A second attempt stays this much below the limit, that there is no third. */
const SAFELY = 1.12;

/** Takes the pixels, which lie in the kernel's memory: a softer lens works on them in place. */
export async function encode(kernel: Kernel, pixels: Uint32Array, to: Encoding): Promise<Buffer> {
  const { width, height } = to;
  const raw = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  // Both encoders drop an alpha channel that is opaque all over; removing it here would cost a pass of its own.
  const image = () => sharp(raw, { raw: { width, height, channels: 4 } });
  if (to.format === "jpg") return image().jpeg({ quality: 80, progressive: true }).toBuffer();
  const area = (width / 600) ** 2;
  const most = MOST_BYTES * Math.max(1, area);
  const livelinessNow = (): number => kernel.liveliness(pixels.byteOffset, width, height) * Math.min(1, area);
  let liveliness = livelinessNow();
  let { heaviness = 1 } = to;
  let outline = FINE_OUTLINE;
  for (let averagings = 0; ;) {
    const isFit = ({ upTo, after = 0 }: Step): boolean =>
      liveliness * heaviness <= upTo * (1 + EASED * averagings) && averagings >= after;
    let step = STEPS.find(isFit);
    for (; step === undefined && averagings < LENS.length; step = STEPS.find(isFit)) {
      kernel.soften(pixels.byteOffset, width, height, LENS[averagings++] ?? 1);
      liveliness = livelinessNow();
    }
    const { upTo, quality } = step ?? COARSEST;
    const effort = Math.max(step?.effort ?? 0, to.cutout ? OUTLINE_EFFORT : 0);
    const encoded = await image().webp({ quality, effort, alphaQuality: outline, preset: "photo" }).toBuffer();
    if (encoded.length <= most || step === undefined) return encoded;
    // Where an outline is nearly all there is, as of a chain, no lens helps: its shadow is drawn in fewer steps.
    if (to.cutout && outline > COARSE_OUTLINE) outline = COARSE_OUTLINE;
    else heaviness = ((upTo * (1 + EASED * averagings)) / liveliness) * (encoded.length / most) * SAFELY;
  }
}
