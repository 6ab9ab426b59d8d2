// Turns a rendered scene into the two files of a base picture.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { encodeBase, type BaseFiles } from "../base-files.ts";
import { BASE_WIDTH, GRAINS, PLAIN, REGIONS } from "../format.ts";
import { ON_FLOOR, fadeShadows } from "../fade-shadows.ts";
import { render, type Picture, type Scene } from "./solid/render.ts";

export async function renderFiles(scene: Scene, width = BASE_WIDTH): Promise<BaseFiles> {
  const picture = render(scene, width / BASE_WIDTH);
  level(picture);
  fadeShadows(picture, ON_FLOOR);
  return encodeBase(picture);
}

/** Source code of all models, so that a change redraws their pictures. */
export function modelSources(): string {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .toSorted()
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
    .join("\n");
}

const [CLOTH, METAL, GLASS] = [REGIONS.indexOf("cloth"), REGIONS.indexOf("metal"), REGIONS.indexOf("glass")];

/** Adjusts the greys so that the median of the main material is PLAIN, and colours match across bases. Skips mirrors. */
function level({ grey, regions }: Picture): void {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let k = 0; k < grey.length; k++)
    if (Math.floor(regions[k]! / GRAINS) === CLOTH) {
      counts[grey[k]!]!++;
      total++;
    }
  if (total < grey.length / 200) return;
  let median = 0;
  for (let seen = 0; seen < total / 2; median++) seen += counts[median]!;
  const bend = Math.max(0.55, Math.min(1.5, Math.log(PLAIN / 255) / Math.log(median / 255)));
  const table = Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** bend));
  for (let k = 0; k < grey.length; k++) {
    const region = Math.floor(regions[k]! / GRAINS);
    if (region > 0 && region !== METAL && region !== GLASS) grey[k] = table[grey[k]!]!;
  }
}
