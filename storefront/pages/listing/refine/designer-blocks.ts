// Thousands of designers as blocks of a few dozen rows, so that those far from the screen need not be there. Pure.

import { groupDesigners, searchDesigners } from "#search/state";
import type { FacetOption } from "../listing-data.ts";

export interface DesignerBlock {
  readonly key: string;
  /** "#" or a letter. */
  readonly letter: string;
  /** Whether the letter stands above it: a letter with many designers is several blocks. */
  readonly isFirst: boolean;
  readonly items: readonly FacetOption[];
}

export const ROWS_A_BLOCK = 40;

/** Those whose names have the words in them, from # to Z. */
export const designerBlocks = (designers: readonly FacetOption[], words: string): readonly DesignerBlock[] =>
  groupDesigners(searchDesigners(designers, words)).flatMap(({ letter, items }) =>
    Array.from({ length: Math.ceil(items.length / ROWS_A_BLOCK) }, (_, at) => ({
      key: `${letter}${at}`,
      letter,
      isFirst: at === 0,
      items: items.slice(at * ROWS_A_BLOCK, (at + 1) * ROWS_A_BLOCK),
    })),
  );

/** The letters that there are, each once. */
export const lettersIn = (blocks: readonly DesignerBlock[]): readonly string[] =>
  blocks.filter(({ isFirst }) => isFirst).map(({ letter }) => letter);
