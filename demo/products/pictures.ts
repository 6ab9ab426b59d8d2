// Pictures of the demo's products: the capabilities of the drawings, and the recipe of each product.
import {
  createChooser,
  type LibraryEntry,
  type LibraryIndex,
  looksOf,
  PAGE,
  type PicturedProduct,
  PLAIN_PRINT,
  printsFor,
  type Recipe,
} from "../pictures/index.ts";
import type { ShareShown, Shown } from "./design.ts";
import type { Draft } from "./drafts.ts";

export const isDrawnIn =
  (library: LibraryIndex) =>
  (productType: string, cut: string): boolean =>
    library.of(productType, cut).length > 0;

/** A title must not mention anything that no drawing of its cut can show. */
export function shareShownIn(library: LibraryIndex): ShareShown {
  const known = new Map<string, number>();
  return (productType, cut, shown) => {
    if (shown.print === undefined && shown.drawings.length === 0) return 1;
    const key = [productType, cut, shown.print, ...shown.drawings.map((one) => one.join(" "))].join("/");
    const share = known.get(key) ?? shareShown(library, productType, cut, shown);
    known.set(key, share);
    return share;
  };
}

function shareShown(library: LibraryIndex, productType: string, cut: string, { print, drawings }: Shown): number {
  const constructions = Map.groupBy(library.of(productType, cut), ({ construction }) => construction);
  const carries = (entries: readonly LibraryEntry[]): boolean =>
    print === undefined ||
    (entries.every(({ printable }) => printable) &&
      printsFor(productType, entries[0]?.cloth ?? "").some(({ key }) => key === print));
  const showing = [...constructions].filter(([one, entries]) => isAmong(one, drawings) && carries(entries));
  return showing.length / Math.max(1, constructions.size);
}

/** True if every list includes this drawing: "b" in any shape, "b2" in its second, "*2" any drawing in its second, "b0" unshaped. */
export const isAmong = (construction: string, lists: Shown["drawings"]): boolean => {
  const [letter, shape = "0"] = construction;
  return lists.every((list) =>
    list.some((one) => one === letter || one === `${letter}${shape}` || one === `*${shape}`),
  );
};

/** Unmistakable cloths: a drawing in one of them is only used for products made of it. */
const UNMISTAKABLE: Readonly<Record<string, readonly string[]>> = {
  sunglasses: ["metal", "acetate"],
  watches: ["metal"],
};

const isMadeOf = (productType: string, cloth: string, material: string): boolean =>
  cloth === material || UNMISTAKABLE[productType]?.includes(cloth) !== true;

/** Types that must not appear in quilted or pieced leather unless the title says so. */
const SMOOTH = new Set(["lace-ups", "pumps"]);

/** Processes the whole catalogue in order. */
export interface Draughtsman {
  /** The recipe of a product; further colours of a model are drawn like the first. */
  readonly draw: (draft: Drawn, handle: string) => Recipe;
  /** True if no card of the next page shows the same drawing, so that a further colour may follow. */
  readonly mayFollow: (draft: Drawn) => boolean;
  /** True if a new model would repeat the drawing of another on its page. */
  readonly isRepeat: (draft: Drawn) => boolean;
  /** Room for a cut on the pages of this shelf: 1 if there is none of it, 0 if every drawing is shown. */
  readonly roomFor: (shelf: Shelf, cut: string) => number;
}

type Shelf = Pick<Draft["model"], "departments" | "forKids" | "type">;
type Drawn = Pick<Draft, "model" | "design" | "colour" | "shown">;

/** In catalogues of at least this size, the colours of a model are a page apart. */
const LARGE = 24_000;

/** With more room than this there is always an unused drawing. */
const SCARCE = 0.6;

/** For a catalogue of this many products. */
export function draughtsmanOf(library: LibraryIndex, products: number): Draughtsman {
  const apart = Math.min(PAGE, Math.ceil((PAGE * products) / LARGE));
  const chooser = createChooser(library);
  /** Recipes of models with further colours to come, and their number. */
  const drawn = new Map<number, { readonly recipe: Recipe; readonly left: number }>();
  const known = new Map<string, number>();
  const looksIn = (productType: string, cut: string): number => {
    const key = `${productType}/${cut}`;
    const looks = known.get(key) ?? looksOf(library, productType, cut);
    known.set(key, looks);
    return looks;
  };
  const roomFor = (shelf: Shelf, cut: string): number => {
    const taken = Math.max(...listingsOf(shelf).map((listing) => chooser.countOf(cut, listing)));
    return Math.max(0, 1 - taken / looksIn(shelf.type.id, cut));
  };
  const drawFirst = (draft: Drawn, handle: string): Recipe => {
    const recipe = chooser.choose(picturedOf(library, draft, handle), listingsOf(draft.model));
    if (!recipe) throw new Error(`no drawing of ${draft.model.type.id}/${draft.model.cut.key}`);
    return recipe;
  };
  return {
    draw: (draft, handle) => {
      const { model, design, colour } = draft;
      const first = drawn.get(model.number);
      const recipe = first
        ? chooser.recolour(first.recipe, colour.hex, listingsOf(draft.model))
        : drawFirst(draft, handle);
      const left = (first?.left ?? design.colours.length) - 1;
      if (left > 0) drawn.set(model.number, { recipe, left });
      else drawn.delete(model.number);
      return recipe;
    },
    mayFollow: (draft) => {
      const first = drawn.get(draft.model.number);
      return first === undefined || chooser.isApart(first.recipe, listingsOf(draft.model), apart);
    },
    isRepeat: (draft) => {
      const { model } = draft;
      if (roomFor(model, model.cut.key) > SCARCE) return false;
      const listings = listingsOf(model);
      const recipe = chooser.sketch(picturedOf(library, draft, ""), listings);
      return recipe !== undefined && !chooser.isApart(recipe, listings, PAGE);
    },
    roomFor,
  };
}

/** The listings of its type that show it. */
const listingsOf = ({ departments, forKids, type }: Shelf): readonly string[] =>
  [...departments, ...(forKids ? ["kids"] : [])].map((department) => `${department}/${type.id}`);

function picturedOf(library: LibraryIndex, { model, design, colour, shown }: Drawn, handle: string): PicturedProduct {
  const { material, detail, print } = design;
  const isSmooth = print === undefined && SMOOTH.has(model.type.id);
  const drawings = library
    .of(model.type.id, model.cut.key)
    .filter(
      ({ construction, cloth }) =>
        isAmong(construction, shown.drawings) && isMadeOf(model.type.id, cloth, material.cloth),
    )
    .map((entry) => (isSmooth ? { ...entry, printable: false } : entry));
  return {
    handle,
    productType: model.type.id,
    cut: model.cut.key,
    colour: colour.hex,
    pattern: print ?? PLAIN_PRINT,
    drawings,
    material: [material.cloth, material.word, detail?.word === "glossed" && detail.word].filter(Boolean).join(" "),
  };
}
