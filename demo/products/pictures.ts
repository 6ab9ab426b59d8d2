// Pictures of the demo's products: what the drawings can show, how each product is drawn, and the addresses of its pictures.
import {
  createChooser,
  type LibraryEntry,
  type LibraryIndex,
  picturesOf,
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

/** A title must not promise what no drawing of its cut can show. */
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

/** Whether every list names this drawing: "b" in any shape, "b2" in its second, "*2" any drawing in its second, "b0" as it was drawn. */
export const isAmong = (construction: string, lists: Shown["drawings"]): boolean => {
  const [letter, shape = "0"] = construction;
  return lists.every((list) =>
    list.some((one) => one === letter || one === `${letter}${shape}` || one === `*${shape}`),
  );
};

/** Cloths that are never taken for another: what is drawn in one of them is only for what is made of it. */
const UNMISTAKABLE: Readonly<Record<string, readonly string[]>> = {
  sunglasses: ["metal", "acetate"],
  watches: ["metal"],
};

const isMadeOf = (productType: string, cloth: string, material: string): boolean =>
  cloth === material || UNMISTAKABLE[productType]?.includes(cloth) !== true;

/** Dressed in a quilted or pieced leather that its title does not name, one of these would be a fault. */
const SMOOTH = new Set(["lace-ups", "pumps"]);

/** How a product of this handle is drawn; one goes through the whole catalogue in order. */
export type Draughtsman = (draft: Pick<Draft, "model" | "design" | "colour" | "shown">, handle: string) => Recipe;

export function draughtsmanOf(library: LibraryIndex): Draughtsman {
  const chooser = createChooser(library);
  return ({ model, design, colour, shown }, handle) => {
    const { material, detail, print } = design;
    const isSmooth = print === undefined && SMOOTH.has(model.type.slug);
    const drawings = library
      .of(model.type.slug, model.cut.key)
      .filter(
        ({ construction, cloth }) =>
          isAmong(construction, shown.drawings) && isMadeOf(model.type.slug, cloth, material.cloth),
      )
      .map((entry) => (isSmooth ? { ...entry, printable: false } : entry));
    const listings = [...model.departments, ...(model.forKids ? ["kids"] : [])];
    const recipe = chooser.choose(
      {
        handle,
        productType: model.type.slug,
        cut: model.cut.key,
        colour: colour.hex,
        pattern: print ?? PLAIN_PRINT,
        drawings,
        material: [material.cloth, material.word, detail?.word === "glossed" && detail.word].filter(Boolean).join(" "),
      },
      listings.map((department) => `${department}/${model.type.slug}`),
    );
    if (!recipe) throw new Error(`no drawing of ${model.type.slug}/${model.cut.key}`);
    return recipe;
  };
}

export const addressesOf = (library: LibraryIndex, recipe: Recipe): readonly string[] => picturesOf(library, recipe);
