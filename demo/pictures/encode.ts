// Encodes pixels as webp or jpg: small enough for a page of cards, and fast enough for a server.

import sharp from "sharp";
import type { Kernel } from "./kernel.ts";

export interface Encoding {
  readonly width: number;
  readonly height: number;
  readonly format: "webp" | "jpg";
  /** Keeps the alpha channel. */
  readonly cutout: boolean;
  /** File size relative to others of the same liveliness, if known. */
  readonly heaviness?: number;
}

/** Maximum size of a 600-pixel picture in bytes; larger ones in proportion to their area. */
const MAX_BYTES = 40_000;

interface Step {
  /** Maximum liveliness at which pictures stay below the size limit: all of 1,040 did. */
  readonly upTo: number;
  readonly quality: number;
  /** From 0 (fast) to 6 (small). */
  readonly effort: number;
  /** Minimum number of averagings: coarse quantisation is less visible in a soft picture. */
  readonly after?: number;
}

/**
 * Compared with effort 0, effort 1 takes a quarter longer and saves a fifth of the bytes; calm pictures can afford it.
 * Measured over 320 lively pictures, the size at quality 50 is 8,000 times the liveliness, within a sixth, and hardly less
 * after softening; so a picture that no step accepts is softened until one does.
 */
const STEPS: readonly Step[] = [
  { upTo: 1.2, quality: 80, effort: 1 },
  { upTo: 2.2, quality: 80, effort: 0 },
  { upTo: 2.7, quality: 70, effort: 0 },
  { upTo: 3.1, quality: 60, effort: 0 },
  { upTo: 3.5, quality: 50, effort: 0 },
  { upTo: 4.2, quality: 40, effort: 0, after: 2 },
];

/** Softening: distances in pixels over which a picture is averaged in turn. */
const LENS = [1, 1, 2, 3, 3, 3, 3, 3];

/** Growth of a step's limit with each averaging, because the remaining large forms compress better. */
const EASED = 0.09;

/** For pictures that remain too lively: softening does not affect the outline of a cut-out. */
const COARSEST: Step = { upTo: Number.POSITIVE_INFINITY, quality: 20, effort: 0 };

/** At effort 0 an outline and its shadow take more bytes than everything inside. */
const OUTLINE_EFFORT = 1;

/** Alpha quality, 0 to 100; below this, banding is visible in shadows. */
const FINE_OUTLINE = 80;
const COARSE_OUTLINE = 70;

/** A second attempt aims this much below the limit, to avoid a third. */
const SAFELY = 1.12;

/** The pixels are in the kernel's memory and are softened in place. */
export async function encode(kernel: Kernel, pixels: Uint32Array, to: Encoding): Promise<Buffer> {
  const { width, height } = to;
  const raw = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  // Both encoders drop a fully opaque alpha channel; removing it here would cost another pass.
  const image = () => sharp(raw, { raw: { width, height, channels: 4 } });
  if (to.format === "jpg") return image().jpeg({ quality: 80, progressive: true }).toBuffer();
  const area = (width / 600) ** 2;
  const maxBytes = MAX_BYTES * Math.max(1, area);
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
    if (encoded.length <= maxBytes || step === undefined) return encoded;
    // For products that are mostly outline, such as chains, softening does not help; reduce the alpha quality instead.
    if (to.cutout && outline > COARSE_OUTLINE) outline = COARSE_OUTLINE;
    else heaviness = ((upTo * (1 + EASED * averagings)) / liveliness) * (encoded.length / maxBytes) * SAFELY;
  }
}
