// Cost of a product picture: CPU time and bytes at 600 pixels, compared with resizing the same picture by sharp. Both are measured
// alternately, and their ratio is what counts.

import { fileURLToPath } from "node:url";
import sharp from "sharp";
import {
  composePicture,
  createChooser,
  encodeRecipe,
  LIBRARY_VERSION,
  openLibrary,
  PRINTS,
  viewsOf,
} from "#demo/pictures";
import type { Library, PictureView, Recipe } from "#demo/pictures";

const LIBRARY_DIR = fileURLToPath(new URL("../demo/art/library", import.meta.url));
const COLOURS = ["#1d1e21", "#f4f3f1", "#a8202c", "#232e4a", "#c8ae86", "#e3b8b4", "#5d6b4e", "#8d9096"];
const MAX_BYTES = 40_000;
const MOST_MILLISECONDS = 50;

interface Asked {
  readonly handle: string;
  readonly recipe: Recipe;
  readonly view: PictureView;
}
interface Cost extends Asked {
  /** CPU time in milliseconds, the best of three. */
  readonly composed: number;
  readonly least: number;
  readonly resized: number | undefined;
  readonly bytes: number;
}

export async function run(pictures = 240): Promise<void> {
  // As in a worker: one thread, and no libvips cache.
  sharp.concurrency(1);
  sharp.cache(false);
  const library = openLibrary(LIBRARY_DIR);
  const asked = askedOf(library, pictures);
  // Warm up: one-time work of a worker is not part of a picture's cost.
  const tiles = await milliseconds(async () => PRINTS.forEach((print) => print.draw()));
  await costs(library, warmUp(asked));
  const all = await costs(library, asked);
  console.log(`${all.length} pictures at 600 px, milliseconds of processor time: median, 95 %; least of three`);
  for (const [kind, of] of [["all", all] as const, ...Map.groupBy(all, kindOf)].toSorted()) {
    const [once, least] = [of.map((cost) => cost.composed), of.map((cost) => cost.least)];
    console.log(`  ${kind.padEnd(16)} ${spread(once)}; ${spread(least)}   (${of.length})`);
  }
  const tooMany = all.filter(({ least }) => least > MOST_MILLISECONDS).length;
  console.log(`${tooMany} of them over ${MOST_MILLISECONDS} ms at the least of three; the slowest:`);
  for (const { handle, recipe, view, least, bytes } of all.toSorted((a, b) => b.least - a.least).slice(0, 5))
    console.log(`  ${ms(least)} ms, ${bytes} bytes: ${handle} ${view}, ${encodeRecipe(recipe)}`);
  const resized = all.flatMap((cost) => cost.resized ?? []);
  const ratio = middle(all.map((cost) => cost.composed)) / middle(resized);
  console.log(`  ${"a plain resize".padEnd(16)} ${spread(resized)}   (${resized.length})`);
  console.log(
    `a picture costs ${ratio.toFixed(2)} of a plain resize; the ${PRINTS.length} tiles, once a worker, ${ms(tiles)} ms`,
  );
  const sizes = all.map(({ bytes }) => bytes);
  const over = sizes.filter((n) => n > MAX_BYTES).length;
  console.log(`bytes: ${middle(sizes)} (95 % ${high(sizes)}, most ${Math.max(...sizes)}, ${over} over ${MAX_BYTES})`);
}

/** All cuts and views, one in three with a print, which is more than in the shop (one in five). */
function askedOf(library: Library, count: number): readonly Asked[] {
  const chooser = createChooser(library.index);
  const names = [...new Set(library.index.entries.map((entry) => entry.of).filter((of) => !of.startsWith("close/")))];
  return Array.from({ length: count }, (_, n) => {
    const [productType = "", cut = ""] = (names[n % names.length] ?? "").split("/");
    const colour = COLOURS[n % COLOURS.length] ?? "#888888";
    const pattern = n % 3 === 0 ? { pattern: PRINTS[(n / 3) % PRINTS.length]?.key ?? "plain" } : {};
    const handle = `benchmark-${LIBRARY_VERSION}-${n}`;
    const recipe = chooser.choose({ handle, productType, cut, colour, ...pattern });
    const views = recipe ? viewsOf(library.index, recipe) : [];
    const view = views[n % views.length];
    return recipe && view ? [{ handle, recipe, view }] : [];
  }).flat();
}

/** A sample of every kind, and all prints. */
function warmUp(asked: readonly Asked[]): readonly Asked[] {
  const prints = Map.groupBy(asked, ({ recipe }) => recipe.print);
  return [...asked.slice(0, 40), ...[...prints.values()].flatMap((of) => of.slice(0, 1))];
}

async function costs(library: Library, asked: readonly Asked[]): Promise<Cost[]> {
  const results: Cost[] = [];
  for (const [n, one] of asked.entries()) {
    const { recipe, view } = one;
    const compose = (width: number) => composePicture(library, { recipe, view, width, cutout: false, format: "webp" });
    let bytes = 0;
    const composing = async () => {
      bytes = (await compose(600))?.length ?? 0;
    };
    const composed = await milliseconds(composing);
    const least = Math.min(composed, await milliseconds(composing), await milliseconds(composing));
    // The cost of a photograph: open the file, resize, encode.
    const photo = n % 6 === 0 ? await compose(900) : undefined;
    const resized = photo && (await milliseconds(() => sharp(photo).resize(600, 800).webp({ quality: 80 }).toBuffer()));
    results.push({ ...one, composed, least, resized, bytes });
  }
  return results;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function kindOf({ recipe, view }: Asked): string {
  const kind = view === "detail" || view === "study" ? "detail" : view === "closeup" ? "macro" : "whole";
  return recipe.print === "plain" ? kind : `${kind}, printed`;
}

const ms = (n: number): string => n.toFixed(1).padStart(6);
const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const middle = (numbers: readonly number[]): number => sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;
const spread = (numbers: readonly number[]): string => `${ms(middle(numbers))} ${ms(high(numbers))}`;
const high = (numbers: readonly number[]): number => sorted(numbers)[Math.floor(numbers.length * 0.95)] ?? 0;
