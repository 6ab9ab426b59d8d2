// `npm run art [-- coats/ shirts/classic …] [--width=450] [--force]`: draws the library of base pictures.
//
// A picture is redrawn only if its drawing changed, detected by a hash of its SVGs in .cache/art/. Drafts (--width) go to
// .cache/art/ and leave the library unchanged. The index is rebuilt from all drawers whose files exist.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import sharp from "sharp";

import type { BaseFiles } from "./base-files.ts";
import { Canvas } from "./canvas.ts";
import { entriesOf, fileOf, seedOf } from "./drawer.ts";
import type { Drawer, Drawn, Modelled } from "./drawer.ts";
import { BASE_WIDTH } from "./format.ts";
import type { BaseEntry } from "./format.ts";
import { garments } from "./garments/index.ts";
import { modelSources, renderFiles } from "./goods/render-files.ts";
import { goods } from "./goods/index.ts";
import { rasterise } from "./raster.ts";

/** Increment when raster.ts, grain.ts or base-files.ts produce different output from the same SVG. */
const RASTER_VERSION = 4;

const LIBRARY = join(import.meta.dirname, "library");
const CACHE = join(import.meta.dirname, "../../.cache/art");

const drawers: readonly Drawer[] = [...garments, ...goods];

export const draftFile = (drawer: Drawer, width: number): string => join(CACHE, `draft-${width}`, fileOf(drawer));

/** Draws one picture if it changed. Returns true if it was drawn. */
async function drawBase(drawer: Drawer, width: number, force = false): Promise<boolean> {
  const { source, files } = "scene" in drawer ? rendered(drawer, width) : drawn(drawer, width);
  const hash = createHash("sha256").update(source).digest("hex");
  const target = width === BASE_WIDTH ? join(LIBRARY, fileOf(drawer)) : draftFile(drawer, width);
  const hashFile = join(CACHE, `hash-${width}`, fileOf(drawer));
  const previousHash = existsSync(hashFile) ? await readFile(hashFile, "utf8") : "";
  if (!force && previousHash === hash && existsSync(`${target}.jpg`) && existsSync(`${target}.zst`)) return false;
  const { jpg, map } = await files();
  await mkdir(dirname(target), { recursive: true });
  await mkdir(dirname(hashFile), { recursive: true });
  await writeFile(`${target}.jpg`, jpg);
  await writeFile(`${target}.zst`, map);
  await writeFile(hashFile, hash);
  return true;
}

interface Work {
  /** Equal sources produce equal pictures. */
  readonly source: string;
  readonly files: () => Promise<BaseFiles>;
}

function drawn(drawer: Drawn, width: number): Work {
  const canvas = new Canvas(seedOf(`${drawer.of}-${drawer.construction}`));
  drawer.draw(canvas);
  const finish = `${RASTER_VERSION} ${canvas.cloth} ${canvas.grainStrength} ${canvas.crumple}`;
  return { source: finish + canvas.shadingSvg(width) + canvas.regionSvg(width), files: () => rasterise(canvas, width) };
}

const rendered = (drawer: Modelled, width: number): Work => ({
  source: RASTER_VERSION + modelSources(),
  files: () => renderFiles(drawer.scene(), width),
});

/** Draws two pictures at a time: rasterising runs off the main thread. */
export async function drawAll(chosen: readonly Drawer[], width: number, force = false): Promise<number> {
  sharp.concurrency(1);
  const queue = [...chosen];
  let count = 0;
  const work = async (): Promise<void> => {
    for (let drawer = queue.shift(); drawer; drawer = queue.shift()) {
      const start = performance.now();
      if (await drawBase(drawer, width, force)) {
        count++;
        process.stdout.write(`${fileOf(drawer)} ${Math.round(performance.now() - start)} ms, ${queue.length} left\n`);
      }
    }
  };
  await Promise.all([work(), work()]);
  return count;
}

export const chosenBy = (prefixes: readonly string[]): readonly Drawer[] =>
  prefixes.length === 0
    ? drawers
    : drawers.filter((drawer) => prefixes.some((prefix) => fileOf(drawer).startsWith(prefix)));

const nameOf = ({ of, construction, view }: BaseEntry): string => `${of}-${construction}-${view}`;

async function writeIndex(): Promise<void> {
  const entries = drawers
    .flatMap(entriesOf)
    .filter(({ file }) => existsSync(join(LIBRARY, `${file}.jpg`)) && existsSync(join(LIBRARY, `${file}.zst`)))
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  let bytes = 0;
  const files = new Set(entries.map(({ file }) => file));
  for (const file of files)
    for (const ending of ["jpg", "zst"]) bytes += (await stat(join(LIBRARY, `${file}.${ending}`))).size;
  await writeFile(join(LIBRARY, "index.json"), `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`);
  process.stdout.write(`${files.size} of ${drawers.length} bases, ${(bytes / 1e6).toFixed(2)} MB\n`);
}

if (import.meta.main) {
  const options = process.argv.slice(2);
  const width = Number(options.find((option) => option.startsWith("--width="))?.slice(8) ?? BASE_WIDTH);
  const prefixes = options.filter((option) => !option.startsWith("--"));
  const count = await drawAll(chosenBy(prefixes), width, options.includes("--force"));
  process.stdout.write(`${count} drawn\n`);
  if (width === BASE_WIDTH) await writeIndex();
}
