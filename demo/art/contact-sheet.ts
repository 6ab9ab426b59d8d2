// `node demo/art/contact-sheet.ts coats/ … [--width=450] [--columns=6]`: drafts the selected bases, tints them and writes
// .cache/contact-sheet.png for review. The tint only approximates the composer.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { decodeBase } from "./base-files.ts";
import { chosenBy, draftFile, drawAll } from "./build.ts";
import { fileOf } from "./drawer.ts";
import type { Drawer } from "./drawer.ts";
import { PLAIN, REGIONS } from "./format.ts";
import type { Region } from "./format.ts";

type Colour = readonly [number, number, number];
const GROUND: Colour = [244, 241, 236];
const CLOTHS: readonly Colour[] = [
  [196, 170, 130],
  [35, 46, 74],
  [236, 232, 224],
  [40, 40, 44],
  [140, 48, 52],
  [110, 124, 98],
];
const FIXED: Partial<Record<Region, Colour>> = {
  lining: [120, 108, 96],
  sole: [226, 222, 214],
  metal: [206, 190, 150],
  hard: [84, 66, 50],
  label: [240, 236, 228],
  glass: [70, 76, 80],
};
const CELL = 225;

/** Blends toward black below PLAIN, and toward white above it. */
const shadeOf = (colour: Colour, grey: number): Colour => {
  const toward = grey > PLAIN ? 255 : 12;
  const share = grey > PLAIN ? ((grey - PLAIN) / (255 - PLAIN)) * 0.75 : ((PLAIN - grey) / PLAIN) * 0.92;
  const [r, g, b] = colour;
  return [r + (toward - r) * share, g + (toward - g) * share, b + (toward - b) * share];
};

async function tinted(drawer: Drawer, width: number, cloth: Colour): Promise<Buffer> {
  const { grey, alpha, regions, ...size } = await decodeBase(draftFile(drawer, width));
  const out = Buffer.alloc(regions.length * 3);
  for (let i = 0; i < regions.length; i++) {
    const region = REGIONS[(regions[i] ?? 0) >> 4] ?? "none";
    const base =
      FIXED[region] ?? (region === "trim" ? ([cloth[0] * 0.9, cloth[1] * 0.9, cloth[2] * 0.92] as const) : cloth);
    const colour = region === "none" ? ([0, 0, 0] as const) : shadeOf(base, grey[i] ?? 0);
    const cover = (alpha[i] ?? 0) / 255;
    for (let k = 0; k < 3; k++) out[i * 3 + k] = Math.round((GROUND[k] ?? 0) * (1 - cover) + (colour[k] ?? 0) * cover);
  }
  return sharp(out, { raw: { ...size, channels: 3 } })
    .resize(CELL, (CELL * 4) / 3)
    .png()
    .toBuffer();
}

const options = process.argv.slice(2);
const numberOf = (name: string, otherwise: number): number =>
  Number(options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const width = numberOf("width", 450);
const columns = numberOf("columns", 6);
const chosen = chosenBy(options.filter((option) => !option.startsWith("--")));
await drawAll(chosen, width);
const rowHeight = (CELL * 4) / 3 + 16;
const sheet = [];
for (const [i, drawer] of chosen.entries()) {
  const left = (i % columns) * CELL;
  const top = Math.floor(i / columns) * rowHeight;
  const cloth = CLOTHS[Math.floor(i / 2) % CLOTHS.length] ?? GROUND;
  sheet.push({ input: await tinted(drawer, width, cloth), left, top });
  const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="16"><text x="4" y="12" font-family="sans-serif" font-size="11">${fileOf(drawer)}</text></svg>`;
  sheet.push({ input: Buffer.from(caption), left, top: top + (CELL * 4) / 3 });
}
const out = join(import.meta.dirname, `../../.cache/contact-sheet${numberOf("sheet", 0) || ""}.png`);
await mkdir(join(out, ".."), { recursive: true });
await sharp({
  create: {
    width: CELL * columns,
    height: Math.ceil(chosen.length / columns) * rowHeight,
    channels: 3,
    background: "#fff",
  },
})
  .composite(sheet)
  .png()
  .toFile(out);
process.stdout.write(`${out}\n`);
