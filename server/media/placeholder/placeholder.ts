// The placeholder of a picture that is not there yet: the designer's name in the display type on the ground of pictures. It is drawn
// as outlines, because an image cannot use the page's fonts; names in other scripts fall back to the system's serif.

import { escapeHtml } from "#catalogue";
import type { PictureColours } from "#commerce/settings/theme";
import glyphs from "./glyphs.json" with { type: "json" };

const WIDTH = 600;
const HEIGHT = 800;
const MAX_LINES = 3;
/** Widest line; the rest is margin. */
const MEASURE = 480;

/** SVG in the proportions of product pictures; `width` in pixels decides the size of the letters. */
export function placeholder(designer: string, width: number, { ground, ink }: PictureColours): string {
  const name = designer.trim().slice(0, 80);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * HEIGHT) / WIDTH}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${name === "" ? "" : `<title>${escapeText(name)}</title><g fill="${ink}">${letters(name, width)}</g>`}</svg>`;
}

/** [advance, outline] by letter, 1000 units to the em, baseline at 0. */
const GLYPHS: ReadonlyMap<string, readonly [number, string]> = new Map(
  Object.entries(glyphs).map(([letter, [advance, outline]]) => [letter, [Number(advance), String(outline)]]),
);

function letters(name: string, width: number): string {
  // A thumbnail needs larger letters to be read.
  const wanted = width <= 160 ? 76 : width <= 320 ? 52 : 42;
  const isDrawable = [...name].every((letter) => GLYPHS.has(letter));
  const measure = isDrawable ? advanceOf : estimate;
  const lines = breakLines(name, measure, (MEASURE * 1000) / wanted);
  const longest = Math.max(...lines.map(measure));
  const size = Math.min(wanted, (MEASURE * 1000) / longest);
  const step = size * 1.2;
  const first = HEIGHT / 2 + size * 0.35 - ((lines.length - 1) * step) / 2;
  return lines
    .map((line, at) => (isDrawable ? outlines(line, size, first + at * step) : text(line, size, first + at * step)))
    .join("");
}

const advanceOf = (line: string): number =>
  [...line].reduce((total, letter) => total + (GLYPHS.get(letter)?.[0] ?? 0), 0);

/** Half an em for most scripts, a whole one for Chinese, Japanese and Korean. */
const estimate = (line: string): number =>
  [...line].reduce(
    (total, letter) => total + (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(letter) ? 1000 : 550),
    0,
  );

/** Breaks a name between words into lines of at most `longest`, where words allow it. */
function breakLines(name: string, measure: (line: string) => number, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || (measure(joined) > longest && lines.length < MAX_LINES)) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

function outlines(line: string, size: number, baseline: number): string {
  const scale = size / 1000;
  let x = 0;
  const paths = [...line].map((letter) => {
    const [advance, outline] = GLYPHS.get(letter) ?? [0, ""];
    const path = outline === "" ? "" : `<path transform="translate(${x})" d="${outline}"/>`;
    x += advance;
    return path;
  });
  const left = WIDTH / 2 - (x * scale) / 2;
  return `<g transform="translate(${round(left)} ${round(baseline)}) scale(${round(scale)})">${paths.join("")}</g>`;
}

const text = (line: string, size: number, baseline: number): string =>
  `<text x="${WIDTH / 2}" y="${round(baseline)}" font-size="${round(size)}" text-anchor="middle" font-family="Didot, 'Songti SC', 'Noto Serif CJK SC', 'Times New Roman', serif">${escapeText(line)}</text>`;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** XML forbids most control characters. */
const escapeText = (value: string): string => escapeHtml(value).replaceAll(/\p{Cc}/gu, " ");
