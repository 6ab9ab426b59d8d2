// The demo catalogue as a product feed: one JSON line for each variant, streamed with constant memory.
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { designersOf } from "../designers/index.ts";
import { type LibraryIndex, picturesOf, readLibraryIndex } from "../pictures/index.ts";
import { drawnDrafts } from "../products/catalogue.ts";
import { linesOf } from "../products/lines.ts";
import { daysAgo } from "../products/shares.ts";
import { rankedBy } from "../products/stock.ts";
import { randomOf } from "../random.ts";

export interface DemoOptions {
  readonly products: number;
  readonly seed?: number;
  /** The catalogue's day; everything is dated before it. */
  readonly today?: Date;
  /** The drawings that products are pictured with. */
  readonly library?: LibraryIndex;
}

export const DEFAULT_PRODUCTS = 24_000;
export const DEFAULT_SEED = 1;
export const DEFAULT_TODAY = new Date("2026-11-01T09:00:00Z");

export const demoLibrary = (): LibraryIndex =>
  readLibraryIndex(fileURLToPath(new URL("../art/library", import.meta.url)));

/** Lines without their line ends; a product's variants follow one another. The same options give the same bytes. */
export function* demoFeed(options: DemoOptions): Generator<string> {
  for (const lines of demoProducts(options)) yield* lines;
}

/** The same, a product at a time. */
export function* demoProducts(options: DemoOptions): Generator<readonly string[]> {
  const { products, seed = DEFAULT_SEED, today = DEFAULT_TODAY, library = demoLibrary() } = options;
  if (!Number.isInteger(products) || products < 1)
    throw new Error(`A catalogue needs at least one product, not ${products}.`);
  const rankOf = rankedBy(products);
  let variantsBefore = 0;
  for (const drawn of drawnDrafts({ library, designers: designersOf(products), products, seed })) {
    const { index } = drawn;
    const lines = linesOf(drawn, {
      seed,
      today: today.getTime(),
      daysOnSale: daysAgo((index + 0.5) / products),
      rank: rankOf(index),
      variantsBefore,
      random: randomOf(seed, "product", index),
      pictures: picturesOf(library, drawn.recipe),
    });
    yield lines;
    variantsBefore += lines.length;
  }
}

export interface FeedProgress {
  readonly products: number;
  readonly of: number;
  readonly variants: number;
  readonly bytes: number;
}

export interface WriteOptions extends DemoOptions {
  readonly file: string;
  /** Called about a hundred times, and at the end. */
  readonly onProgress?: (progress: FeedProgress) => void;
}

/** Characters gathered before a write; large enough that the disk is not asked once a line. */
const CHUNK = 1 << 17;

/** Writes the feed to a file at the pace of the disk, so that memory stays flat. */
export async function writeDemoFeed({ file, onProgress, ...options }: WriteOptions): Promise<FeedProgress> {
  const out = createWriteStream(file, { highWaterMark: CHUNK });
  const failed = finished(out);
  // Awaited below. Without this, a disk that fills up during a drain would be an unhandled rejection.
  failed.catch(() => undefined);
  const every = Math.max(1, Math.floor(options.products / 100));
  let progress: FeedProgress = { products: 0, of: options.products, variants: 0, bytes: 0 };
  let chunk = "";
  const flush = async (): Promise<void> => {
    const bytes = Buffer.from(chunk, "utf8");
    chunk = "";
    progress = { ...progress, bytes: progress.bytes + bytes.length };
    if (!out.write(bytes)) await Promise.race([once(out, "drain"), failed]);
  };
  for (const lines of demoProducts(options)) {
    chunk += `${lines.join("\n")}\n`;
    progress = { ...progress, products: progress.products + 1, variants: progress.variants + lines.length };
    if (chunk.length >= CHUNK) await flush();
    if (progress.products % every === 0) onProgress?.(progress);
  }
  await flush();
  out.end();
  await failed;
  onProgress?.(progress);
  return progress;
}
