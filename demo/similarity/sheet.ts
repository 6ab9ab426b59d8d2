// `node demo/similarity/sheet.ts women/coats [--page=1] [--products=24000] [--columns=6] [--cell=220]`: a page of one product type,
// newest first, as shoppers see it, written to .cache/page-<name>.png for inspection.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { demoLibrary } from "../feed/index.ts";
import { composePicture, openLibrary, PAGE, PAPER } from "../pictures/index.ts";
import { cardsByType, demoDrafts } from "./similarity.ts";

const options = process.argv.slice(2);
const numberOf = (name: string, otherwise: number): number =>
  Number(options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const [columns, cell, page] = [numberOf("columns", 8), numberOf("cell", 220), numberOf("page", 1)];
const index = demoLibrary();
const listings = cardsByType(index, demoDrafts(index, numberOf("products", 24_000)));
const library = openLibrary(join(import.meta.dirname, "../art/library"));
const folder = join(import.meta.dirname, "../../.cache");
await mkdir(folder, { recursive: true });

for (const name of options.filter((option) => !option.startsWith("--"))) {
  const cards = (listings.get(name) ?? []).slice((page - 1) * PAGE, page * PAGE);
  const sheet = [];
  for (const [n, { recipe, view }] of cards.entries()) {
    const input = await composePicture(library, { recipe, view, cutout: false, width: 300, format: "jpg" });
    if (input === undefined) throw new Error(`no picture of ${name}`);
    sheet.push({
      input: await sharp(input).resize(cell).toBuffer(),
      left: (n % columns) * (cell + 4),
      top: Math.floor(n / columns) * (Math.round((cell * 4) / 3) + 4),
    });
  }
  const rows = Math.ceil(cards.length / columns);
  const out = join(folder, `page-${name.replace("/", "-")}.png`);
  await sharp({
    create: {
      width: columns * (cell + 4),
      height: rows * (Math.round((cell * 4) / 3) + 4),
      channels: 3,
      background: PAPER,
    },
  })
    .composite(sheet)
    .png()
    .toFile(out);
  process.stdout.write(`${out}\n`);
}
