// Draws the letters of the display type as outlines for placeholders of pictures (server/media/placeholder): `npm run glyphs`. An
// image cannot use the page's fonts. npm downloads the font reader when needed.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const READER = "fontkit@2.0.4";
const ROOT = join(import.meta.dirname, "..");
const OUT = join(ROOT, "server/media/placeholder/glyphs.json");

/**
 * Run by Node in the folder of the font reader: prints width and outline of each letter, 1000 units to the em. The default
 * instance is weight 400 at optical size 11, for text of this size.
 */
const PROGRAM = `
import { openSync } from "fontkit";
const [folder] = process.argv.slice(2);
const glyphs = {};
for (const part of ["latin", "latin-ext"]) {
  const file = folder + "/bodoni-moda-" + part + "-opsz-normal.woff2";
  const font = openSync(file);
  const scale = 1000 / font.unitsPerEm;
  for (const code of font.characterSet) {
    const isUsed = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0x17f) || (code >= 0x2010 && code <= 0x2026);
    const letter = String.fromCodePoint(code);
    if (!isUsed || letter in glyphs) continue;
    const glyph = font.glyphForCodePoint(code);
    glyphs[letter] = [Math.round(glyph.advanceWidth * scale), glyph.path.scale(scale, -scale).toSVG().replace(/-?\\d*\\.\\d+/g, (n) => String(Math.round(Number(n))))];
  }
}
console.log(JSON.stringify(glyphs, null, 0).replaceAll('],"', '],\\n"'));
`;

const folder = mkdtempSync(join(tmpdir(), "vitrine-glyphs-"));
try {
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "glyphs.js"), PROGRAM);
  execFileSync("npm", ["install", "--no-save", READER], { cwd: folder, stdio: "inherit" });
  const fonts = join(ROOT, "node_modules/@fontsource-variable/bodoni-moda/files");
  writeFileSync(
    OUT,
    execFileSync(process.execPath, ["glyphs.js", fonts], { cwd: folder, maxBuffer: 64 * 1024 * 1024 }),
  );
} finally {
  rmSync(folder, { recursive: true });
}
