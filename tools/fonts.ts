// Cuts the shop's fonts to what its pages show, into storefront/styles/fonts: `npm run fonts`, after a font package changes. npm downloads
// the font subsetter when needed.

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CORE_RANGE, EXTENDED_RANGE, lettersIn, REST_RANGE } from "#storefront/styles/font-ranges.ts";

const SUBSETTER = "subset-font@2.9.0";
const ROOT = join(import.meta.dirname, "..");
const OUT = join(ROOT, "storefront/styles/fonts");
const PACKAGES = join(ROOT, "node_modules/@fontsource-variable");

/** Only what pages use: kerning, ligatures, figures of equal width, and marks. */
const FEATURES = ["kern", "liga", "tnum", "lnum", "ccmp", "locl", "mark", "mkmk"];

/**
 * Bodoni Moda is 400 everywhere. Its hairlines become thinner with the optical size, and vanish on screens of one pixel per point, so
 * all sizes have the sturdy one of small text. The italic is set large only.
 */
const FACES = [
  {
    name: "bodoni-moda",
    source: "bodoni-moda/files/bodoni-moda-{part}-opsz-normal.woff2",
    axes: { opsz: 12, wght: 400 },
  },
  {
    name: "bodoni-moda-italic",
    source: "bodoni-moda/files/bodoni-moda-{part}-opsz-italic.woff2",
    axes: { opsz: 16, wght: 400 },
  },
  {
    name: "hanken-grotesk",
    source: "hanken-grotesk/files/hanken-grotesk-{part}-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
];

const PARTS = [
  { name: "core", part: "latin", range: CORE_RANGE },
  { name: "rest", part: "latin", range: REST_RANGE },
  { name: "extended", part: "latin-ext", range: EXTENDED_RANGE },
];

/** Run by Node in the folder of the subsetter. */
const PROGRAM = `
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
for (const { from, to, letters, variationAxes, keepFeatures } of JSON.parse(readFileSync("jobs.json", "utf8"))) {
  const font = await subsetFont(readFileSync(from), letters, { targetFormat: "woff2", variationAxes, keepFeatures });
  writeFileSync(to, font);
  console.log(to, font.length);
}
`;

const folder = mkdtempSync(join(tmpdir(), "vitrine-fonts-"));
try {
  const jobs = FACES.flatMap(({ name, source, axes }) =>
    PARTS.map((part) => ({
      from: join(PACKAGES, source.replace("{part}", part.part)),
      to: join(OUT, `${name}-${part.name}.woff2`),
      letters: lettersIn(part.range),
      variationAxes: axes,
      keepFeatures: FEATURES,
    })),
  );
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "jobs.json"), JSON.stringify(jobs));
  writeFileSync(join(folder, "subset.js"), PROGRAM);
  execFileSync("npm", ["install", "--no-save", SUBSETTER], { cwd: folder, stdio: "inherit" });
  execFileSync(process.execPath, ["subset.js"], { cwd: folder, stdio: "inherit" });
  for (const name of ["bodoni-moda", "hanken-grotesk"]) {
    copyFileSync(join(PACKAGES, name, "LICENSE"), join(OUT, `${name}.LICENSE.txt`));
  }
} finally {
  rmSync(folder, { recursive: true });
}
