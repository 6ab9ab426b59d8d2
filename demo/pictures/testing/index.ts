// A library of three small drawings for tests: a plain body with a button and a drawn shadow, and the macro of its cloth.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeBase } from "../../art/base-files.ts";
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
  const [grey, alpha, regions] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)];
  for (let y = 0; y < BASE_HEIGHT; y++) {
    for (let x = 0; x < BASE_WIDTH; x++) {
      const at = y * BASE_WIDTH + x;
      const isBody = fillsPicture || (x > 250 && x < 650 && y > 200 && y < 900);
      const isShadow = x > 260 && x < 670 && y > 210 && y < 920;
      const isButton = !fillsPicture && Math.hypot(x - 450, y - 400) < 24;
      // Darker to the right, with one fold.
      const tone = PLAIN + Math.round(30 - (x - 250) / 8 + 20 * Math.sin(x / 40));
      if (isBody) {
        grey[at] = tone;
        alpha[at] = 255;
        regions[at] = regionByte(isButton ? "metal" : "cloth", 0);
      } else if (isShadow) alpha[at] = 60;
    }
  }
  const { jpg, map } = await encodeBase({ width: BASE_WIDTH, height: BASE_HEIGHT, grey, alpha, regions });
  await writeFile(`${path}.jpg`, jpg);
  await writeFile(`${path}.zst`, map);
}
