// Placeholders of pictures that are not there yet.

import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureColours } from "#commerce/settings/theme";
import { placeholder } from "./placeholder.ts";

const COLOURS = pictureColours({});
const lines = (svg: string): number => svg.match(/<(?:g transform=|text )/g)?.length ?? 0;

test("[OC-13] the designer's name is drawn, in lines if it is long, and always fits", async () => {
  for (const name of ["Å", "Tern & Hill", "Maison Évrard-Lindqvist & Daughters", "W".repeat(80), "a ".repeat(40)]) {
    const svg = placeholder(name, 320, COLOURS);
    const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
    const isInk = (x: number) =>
      Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 255).some((grey) => grey < 200);
    expect(isInk(4) || isInk(info.width - 5), name).toBe(false);
    expect(Array.from({ length: info.width }, (_, x) => isInk(x)).some(Boolean), name).toBe(true);
  }
  expect(lines(placeholder("Tern & Hill", 320, COLOURS))).toBe(1);
  expect(lines(placeholder("Maison Évrard-Lindqvist & Daughters", 320, COLOURS))).toBe(3);
});

test("[OC-13] names in other scripts are text, and markup in a name stays text", () => {
  expect(placeholder("上海霓裳", 320, COLOURS)).toContain(">上海霓裳</text>");
  expect(placeholder("دار <script>", 320, COLOURS)).toContain("دار &lt;script&gt;");
  expect(placeholder("", 320, COLOURS)).not.toMatch(/<g|<text/);
});
