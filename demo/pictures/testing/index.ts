// A library of three small drawings for tests: a plain body with a button and a drawn shadow, and the macro of its cloth.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { BASE_HEIGHT, BASE_WIDTH, PLAIN, regionByte } from "../../art/format.ts";
import type { BaseEntry } from "../../art/format.ts";

export const TEST_ENTRIES: readonly BaseEntry[] = [
  { of: "t-shirts/regular", construction: "a", view: "front", cloth: "cotton", file: "tee-a-front", printable: true },
  { of: "t-shirts/regular", construction: "a", view: "back", cloth: "cotton", file: "tee-a-back", printable: true },
  { of: "close/cotton", construction: "a", view: "closeup", cloth: "cotton", file: "close-cotton", printable: true },
];

export async function writeTestLibrary(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const { file, view } of TEST_ENTRIES) await draw(join(directory, file), view === "closeup");
  await writeFile(join(directory, "index.json"), JSON.stringify(TEST_ENTRIES));
}

async function draw(path: string, fillsPicture: boolean): Promise<void> {
  const count = BASE_WIDTH * BASE_HEIGHT;
  const shading = Buffer.alloc(count * 4);
  const regions = Buffer.alloc(count);
  for (let y = 0; y < BASE_HEIGHT; y++) {
    for (let x = 0; x < BASE_WIDTH; x++) {
      const at = y * BASE_WIDTH + x;
      const isBody = fillsPicture || (x > 250 && x < 650 && y > 200 && y < 900);
      const isShadow = x > 260 && x < 670 && y > 210 && y < 920;
      const isButton = !fillsPicture && Math.hypot(x - 450, y - 400) < 24;
      // Darker to the right, with one fold.
      const grey = PLAIN + Math.round(30 - (x - 250) / 8 + 20 * Math.sin(x / 40));
      if (isBody) {
        shading.fill(grey, at * 4, at * 4 + 3);
        shading[at * 4 + 3] = 255;
        regions[at] = regionByte(isButton ? "metal" : "cloth", 0);
      } else if (isShadow) shading[at * 4 + 3] = 60;
    }
  }
  const raw = (channels: 1 | 4) => ({ raw: { width: BASE_WIDTH, height: BASE_HEIGHT, channels } });
  await sharp(shading, raw(4)).webp({ quality: 90, effort: 0 }).toFile(`${path}.webp`);
  await sharp(regions, raw(1)).toColourspace("b-w").png({ compressionLevel: 3 }).toFile(`${path}.png`);
}
