// Pixels to a file: webp or jpg, light enough for a page of cards, at a cost that a server can pay for every picture.

import sharp from "sharp";

export interface Encoding {
  readonly width: number;
  readonly height: number;
  readonly format: "webp" | "jpg";
  /** Keeps the alpha channel. */
  readonly cutout: boolean;
  /** Without a search for fewer bytes: the picture has cost enough already. */
  readonly isHurried?: boolean;
}

/** The most that a picture of 600 pixels may weigh; larger ones in proportion to their area. */
const MOST_BYTES = 40_000;

interface Step {
  /** The most detail that it is tried on first. */
  readonly upTo: number;
  readonly quality: number;
  /** Of 0 (fast) to 6 (small). */
  readonly effort: number;
  /** Against the second step, what a picture weighs. */
  readonly share: number;
  /** Distances in pixels over which the picture is averaged beforehand: a softer lens. */
  readonly lens?: readonly number[];
}

/**
 * Measured over 130 drawings, two thirds of them printed: by these steps nineteen in twenty need one attempt. Against effort 0,
 * the search of effort 1 takes a quarter longer and saves a fifth of the bytes, that of effort 2 takes seven tenths longer and
 * saves a third: the calmest pictures can pay for it. A lively one gains more, and sooner, by coarser steps and a softer lens.
 * What a lens saves differs most; by its shares 119 of 714 busy details and macros need a second attempt, and 9 of these a third.
 */
const STEPS: readonly Step[] = [
  { upTo: 1.2, quality: 80, effort: 2, share: 0.66 },
  { upTo: 2.2, quality: 80, effort: 1, share: 0.82 },
  { upTo: 4.2, quality: 80, effort: 0, share: 1 },
  { upTo: 5.4, quality: 70, effort: 0, share: 0.78 },
  { upTo: 7.5, quality: 60, effort: 0, share: 0.71 },
  { upTo: 11, quality: 50, effort: 0, share: 0.64 },
  { upTo: 14, quality: 50, effort: 0, share: 0.49, lens: [1, 1] },
  { upTo: 17, quality: 40, effort: 0, share: 0.44, lens: [1, 1] },
  { upTo: 19, quality: 40, effort: 0, share: 0.35, lens: [1, 2] },
  { upTo: 34, quality: 40, effort: 0, share: 0.28, lens: [1, 2, 3] },
];
const SOFTEST: Step = { upTo: Number.POSITIVE_INFINITY, quality: 30, effort: 0, share: 0.17, lens: [1, 2, 3, 3] };

/** What even that leaves too heavy. It is repeated, but not for ever: no lens smooths the outline of a cut-out. */
const COARSEST: Step = { upTo: Number.POSITIVE_INFINITY, quality: 20, effort: 0, share: 0.13, lens: [1] };
const MOST_ATTEMPTS = 8;

/** Takes the pixels: a softer lens works on them in place. */
export async function encode(pixels: Uint32Array, to: Encoding): Promise<Buffer> {
  const raw = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  // Both encoders drop an alpha channel that is opaque all over; removing it here would cost a pass of its own.
  const image = () => sharp(raw, { raw: { width: to.width, height: to.height, channels: 4 } });
  if (to.format === "jpg") return image().jpeg({ quality: 80, progressive: true }).toBuffer();
  const area = (to.width / 600) ** 2;
  const most = MOST_BYTES * Math.max(1, area);
  const detail = detailOf(pixels, to.width) * Math.min(1, area);
  const isFit = ({ upTo, effort }: Step): boolean => detail <= upTo && (effort === 0 || !to.isHurried);
  let step = STEPS.find(isFit) ?? SOFTEST;
  for (let attempt = 1; ; attempt++) {
    const { quality, effort, share, lens = [] } = step;
    for (const distance of lens) soften(pixels, to.width, distance);
    const encoded = await image().webp({ quality, effort, alphaQuality: 90, preset: "photo" }).toBuffer();
    if (encoded.length <= most || attempt === MOST_ATTEMPTS) return encoded;
    // What was too heavy has cost a search already: no second one.
    const isLighter = (next: Step): boolean =>
      next.effort === 0 && next.share < share && encoded.length * next.share <= most * share;
    step = STEPS.find(isLighter) ?? (share > SOFTEST.share ? SOFTEST : COARSEST);
  }
}

/**
 * The mean of every pixel with its right neighbour, and of what that gives with the one below, at this distance. It is called
 * by the row because a loop over a whole picture, run once in many, would never be compiled well (see `paint`), and on signed
 * words, which the engine reads as they are.
 */
function soften(pixels: Uint32Array, width: number, distance: number): void {
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length);
  // At the right and at the foot there are no more neighbours than the last.
  for (let from = 0; from < words.length; from += width) softenRow(words, from, from + width - distance, distance);
  for (let from = 0; from < words.length; from += width)
    softenRow(words, from, from + width, Math.min(distance * width, words.length - width - from));
}

function softenRow(words: Int32Array, from: number, to: number, distance: number): void {
  for (let i = from; i < to; i++) {
    const here = words[i] as number;
    const there = words[i + distance] as number;
    const unlike = here ^ there;
    // Of all four channels at once: half of what differs, and all that is common; no bit is carried into the next channel.
    // Across the outline of a cut-out there is no colour to average with.
    if (unlike >>> 24 === 0) words[i] = ((unlike & 0xfefefefe) >>> 1) + (here & there);
  }
}

/** Mean step of the green channel to the next pixel and to the one below, over every 31st pixel. */
function detailOf(pixels: Uint32Array, width: number): number {
  let [steps, count] = [0, 0];
  for (let i = 0; i < pixels.length - width; i += 31, count++) {
    const here = ((pixels[i] as number) >> 8) & 255;
    const right = ((pixels[i + 1] as number) >> 8) & 255;
    const below = ((pixels[i + width] as number) >> 8) & 255;
    steps += Math.abs(here - right) + Math.abs(here - below);
  }
  return steps / count;
}
