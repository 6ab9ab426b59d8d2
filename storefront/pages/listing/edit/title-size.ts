// The size of a designer's name, from its letters: long words and long names are set smaller, so that none is broken.

/** From 0, the largest. `title-block.module.css` has their measures. */
export type TitleSize = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Em of each size in widths of the column. */
const SIZES = [0.258, 0.225, 0.195, 0.165, 0.135, 0.11, 0.09];
/** Height of a name in widths of the column: about that of the pieces beside it, less the range below it. */
const TALLEST = 0.6;
const LINE = 0.9;

export function titleSize(name: string): TitleSize {
  const words = name.split(/\s+/).map(widthOf);
  const at = SIZES.findIndex((size) => {
    const room = 1 / size;
    return words.every((width) => width <= room) && linesIn(words, room) * LINE * size <= TALLEST;
  });
  return (at === -1 ? SIZES.length - 1 : at) as TitleSize;
}

const SPACE = 0.25;

function linesIn(words: readonly number[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const width of words) {
    if (used > 0 && used + SPACE + width > room) {
      lines += 1;
      used = width;
    } else used += (used > 0 ? SPACE : 0) + width;
  }
  return lines;
}

/** In em of the display face. */
const widthOf = (word: string): number => [...word].reduce((sum, sign) => sum + signWidth(sign), 0);

function signWidth(sign: string): number {
  if (/[\u2E80-\u9FFF\uAC00-\uD7FF\uFF00-\uFFEF]/.test(sign)) return 1;
  if (/[mw]/i.test(sign)) return 0.82;
  return /\p{Lu}/u.test(sign) ? 0.72 : 0.47;
}
