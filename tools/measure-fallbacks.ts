// Compares the shop's fonts with their fallback fonts and prints the metric overrides for storefront/styles/fonts.css. Run it after
// a font changes: `node tools/run.mjs tools/measure-fallbacks.ts`.
// Needs Chromium, Arial or Liberation Sans, Times New Roman or Liberation Serif (Liberation has the same widths), and for Android
// Roboto and Noto Serif.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./test-runner/chromium.ts";

interface Pair {
  readonly file: string;
  readonly fallback: string;
}

const PAIRS: readonly Pair[] = [
  { file: "hanken-grotesk-core.woff2", fallback: "Arial, 'Liberation Sans'" },
  { file: "hanken-grotesk-core.woff2", fallback: "Roboto" },
  { file: "bodoni-moda-core.woff2", fallback: "'Times New Roman', 'Liberation Serif'" },
  { file: "bodoni-moda-core.woff2", fallback: "'Noto Serif'" },
  { file: "bodoni-moda-italic-core.woff2", fallback: "italic 'Times New Roman', 'Liberation Serif'" },
  { file: "bodoni-moda-italic-core.woff2", fallback: "italic 'Noto Serif'" },
];

/** Frequency of letters and the space in English text, per mille. */
const FREQUENCIES =
  " 183 e102 t75 a65 o62 n57 i57 s53 r50 h50 l33 d33 u23 c22 m20 f20 w17 g16 p15 y14 b13 v8 k6".match(/\D\d+/g) ?? [];
const TEXT = FREQUENCIES.map((entry) =>
  entry
    .charAt(0)
    .replace(" ", "\u00A0")
    .repeat(Number(entry.slice(1))),
).join("");

const executablePath = findChromium(process.env);
if (executablePath === undefined) throw new Error("Chromium was not found: install it or set CHROMIUM_PATH.");
const folder = join(import.meta.dirname, "../storefront/styles/fonts");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const { file, fallback } of PAIRS) {
  const source = readFileSync(join(folder, file)).toString("base64");
  const isItalic = fallback.startsWith("italic ");
  await page.setContent(
    `<style>@font-face { font-family: face; src: url(data:font/woff2;base64,${source}); font-weight: 100 900 }
     span { position: absolute; white-space: nowrap; font-size: 100px; font-kerning: none; line-height: normal }</style>
     <span id="face" style="font-family: face">${TEXT}</span>
     <span id="fallback" style="font-family: ${fallback.replace("italic ", "")};
       font-style: ${isItalic ? "italic" : "normal"}">${TEXT}</span>`,
  );
  const { face, other, ascent, descent } = await page.evaluate(async () => {
    await document.fonts.load("100px face");
    const width = (id: string) => document.getElementById(id)?.getBoundingClientRect().width ?? 0;
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("The browser does not support canvas.");
    context.font = "1000px face";
    const box = context.measureText("x");
    return {
      face: width("face"),
      other: width("fallback"),
      ascent: box.fontBoundingBoxAscent / 10,
      descent: box.fontBoundingBoxDescent / 10,
    };
  });
  const adjust = face / other;
  const per = (value: number): string => `${value.toFixed(1)}%`;
  console.log(
    `${file.split("/").at(-1)} for ${fallback}: size-adjust ${per(adjust * 100)}, ` +
      `ascent-override ${per(ascent / adjust)}, descent-override ${per(descent / adjust)}`,
  );
}
await browser.close();
