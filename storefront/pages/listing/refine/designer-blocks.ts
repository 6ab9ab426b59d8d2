// Thousands of designers as blocks of a few dozen rows, so that only blocks near the screen are rendered.

import { groupDesigners, searchDesigners } from "#search/state";
import type { FacetOption } from "#browsing";

export interface DesignerBlock {
  readonly key: string;
  /** "#" or a letter. */
  readonly letter: string;
  /** True for the first block of a letter, which shows it. */
  readonly isFirst: boolean;
  readonly items: readonly FacetOption[];
}

export const ROWS_A_BLOCK = 40;

/** Designers whose names contain the words, from # to Z. */
export const designerBlocks = (designers: readonly FacetOption[], words: string): readonly DesignerBlock[] =>
  groupDesigners(searchDesigners(designers, words)).flatMap(({ letter, items }) =>
    Array.from({ length: Math.ceil(items.length / ROWS_A_BLOCK) }, (_, at) => ({
      key: `${letter}${at}`,
      letter,
      isFirst: at === 0,
      items: items.slice(at * ROWS_A_BLOCK, (at + 1) * ROWS_A_BLOCK),
    })),
  );

/** The letters of the blocks, each once. */
export const lettersIn = (blocks: readonly DesignerBlock[]): readonly string[] =>
  blocks.filter(({ isFirst }) => isFirst).map(({ letter }) => letter);
