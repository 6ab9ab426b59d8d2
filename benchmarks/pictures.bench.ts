// What a product's picture costs: processor time and bytes at 600 pixels, beside a plain resize of the same picture by sharp.
// Machines differ and are shared, so the figure to hold is the ratio, both sides measured in the same minute.

import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { composePicture, createChooser, LIBRARY_VERSION, openLibrary, PRINTS, viewsOf } from "#demo/pictures";
import type { Library, Recipe } from "#demo/pictures";

const LIBRARY_DIR = fileURLToPath(new URL("../demo/art/library", import.meta.url));
const COLOURS = ["#1d1e21", "#f4f3f1", "#a8202c", "#232e4a", "#c8ae86", "#e3b8b4", "#5d6b4e", "#8d9096"];
const MOST_BYTES = 40_000;

interface Cost {
  readonly milliseconds: number;
  readonly bytes: number;
}

export async function run(pictures = 240): Promise<void> {
  // As in a worker: one thread, no cache of libvips' own.
  sharp.concurrency(1);
  sharp.cache(false);
  const library = openLibrary(LIBRARY_DIR);
  const recipes = recipesOf(library, pictures);
  const warm = await costs(library, recipes.slice(0, 24));
  const composed = await costs(library, recipes);
  const plain = await plainCosts(library, recipes.slice(0, 40));
  const [median, ratio] = [
    middle(composed.map(milliseconds)),
    middle(composed.map(milliseconds)) / middle(plain.map(milliseconds)),
  ];
  console.log(
    `pictures: ${recipes.length} at 600 px from ${library.index.entries.length} bases (${warm.length} to warm up)`,
  );
  console.log(
    `  composed     ${median.toFixed(1)} ms CPU (95 % ${high(composed.map(milliseconds)).toFixed(1)}), ${ratio.toFixed(2)} of a plain resize`,
  );
  console.log(`  plain resize ${middle(plain.map(milliseconds)).toFixed(1)} ms CPU`);
  const sizes = composed.map(({ bytes }) => bytes);
  console.log(
    `  bytes        ${middle(sizes)} (most ${Math.max(...sizes)}, ${sizes.filter((n) => n > MOST_BYTES).length} over ${MOST_BYTES})`,
  );
}

/** Every base once, in turn plain and printed, as the shop would choose them. */
function recipesOf(
  library: Library,
  count: number,
): readonly { recipe: Recipe; view: ReturnType<typeof viewsOf>[number] }[] {
  const chooser = createChooser(library.index);
  const names = [...new Set(library.index.entries.map((entry) => entry.of).filter((of) => !of.startsWith("close/")))];
  const all = Array.from({ length: count }, (_, n) => {
    const [productType = "", cut = ""] = (names[n % names.length] ?? "").split("/");
    const colour = COLOURS[n % COLOURS.length] ?? "#888888";
    const pattern = n % 3 === 0 ? { pattern: PRINTS[(n / 3) % PRINTS.length]?.key ?? "plain" } : {};
    const recipe = chooser.choose({
      handle: `benchmark-${LIBRARY_VERSION}-${n}`,
      productType,
      cut,
      colour,
      ...pattern,
    });
    const views = recipe ? viewsOf(library.index, recipe) : [];
    const view = views[n % views.length];
    return recipe && view ? [{ recipe, view }] : [];
  });
  return all.flat();
}

async function costs(library: Library, of: ReturnType<typeof recipesOf>): Promise<Cost[]> {
  const results: Cost[] = [];
  for (const { recipe, view } of of)
    results.push(
      await cost(() => composePicture(library, { recipe, view, width: 600, cutout: false, format: "webp" })),
    );
  return results;
}

/** What any shop pays for a photograph: open the file, resize, encode. */
async function plainCosts(library: Library, of: ReturnType<typeof recipesOf>): Promise<Cost[]> {
  const results: Cost[] = [];
  for (const { recipe, view } of of) {
    const photo = await composePicture(library, { recipe, view, width: 900, cutout: false, format: "webp" });
    results.push(await cost(async () => sharp(photo).resize(600, 800).webp({ quality: 80 }).toBuffer()));
  }
  return results;
}

async function cost(make: () => Promise<Buffer | undefined>): Promise<Cost> {
  const before = process.cpuUsage();
  const bytes = (await make())?.length ?? 0;
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: (user + system) / 1000, bytes };
}

const milliseconds = (of: Cost): number => of.milliseconds;
const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const middle = (numbers: readonly number[]): number => sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;
const high = (numbers: readonly number[]): number => sorted(numbers)[Math.floor(numbers.length * 0.95)] ?? 0;
