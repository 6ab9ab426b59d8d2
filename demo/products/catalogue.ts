// The catalogue: every product in order, with its number, handle and picture recipe.
import type { Designer } from "../designers/index.ts";
import type { LibraryIndex, Recipe } from "../pictures/index.ts";
import { type Draft, drafts } from "./drafts.ts";
import { handleOf, productNumber } from "./identity.ts";
import { draughtsmanOf, isDrawnIn, shareShownIn } from "./pictures.ts";

export interface Catalogue {
  readonly library: LibraryIndex;
  readonly designers: readonly Designer[];
  readonly products: number;
  readonly seed: number;
}

export interface DrawnDraft {
  readonly draft: Draft;
  /** 0, 1, 2 … in the order of the feed. */
  readonly index: number;
  readonly number: number;
  readonly handle: string;
  readonly recipe: Recipe;
}

export function* drawnDrafts({ library, ...plan }: Catalogue): Generator<DrawnDraft> {
  const draughtsman = draughtsmanOf(library, plan.products);
  const { roomFor } = draughtsman;
  const inOrder = drafts({ ...plan, isDrawn: isDrawnIn(library), roomFor }, shareShownIn(library), draughtsman);
  let index = 0;
  for (const draft of inOrder) {
    const { model, title, colour } = draft;
    const number = productNumber(index, plan.seed);
    const handle = handleOf(model.designer.name, title, colour.name, number);
    yield { draft, index, number, handle, recipe: draughtsman.draw(draft, handle) };
    index++;
  }
}
