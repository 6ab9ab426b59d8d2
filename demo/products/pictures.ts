// Pictures of the demo's products: what the drawings can show, and the addresses of a product's pictures.
import { type Chooser, type LibraryIndex, picturesOf, PLAIN_PRINT, printsFor, type Recipe } from "../pictures/index.ts";
import type { DesignerColour } from "../words/index.ts";
import type { CanShow, Design } from "./design.ts";
import type { Model } from "./models.ts";

export const isDrawnIn =
  (library: LibraryIndex) =>
  (productType: string, cut: string): boolean =>
    library.of(productType, cut).length > 0;

/** A title must not promise a print that no construction of its cut can carry. */
export function canShowIn(library: LibraryIndex): CanShow {
  const known = new Map<string, ReadonlySet<string>>();
  return (productType, cut, print) => {
    const key = `${productType}/${cut}`;
    const prints = known.get(key) ?? printsOn(library, productType, cut);
    known.set(key, prints);
    return prints.has(print);
  };
}

function printsOn(library: LibraryIndex, productType: string, cut: string): ReadonlySet<string> {
  const constructions = Map.groupBy(library.of(productType, cut), ({ construction }) => construction);
  return new Set(
    [...constructions.values()]
      .filter((entries) => entries.every(({ printable }) => printable))
      .flatMap((entries) => printsFor(productType, entries[0]?.cloth ?? ""))
      .map(({ key }) => key),
  );
}

export function chooseRecipe(
  chooser: Chooser,
  handle: string,
  model: Model,
  design: Design,
  colour: DesignerColour,
): Recipe {
  const listings = [...model.departments, ...(model.forKids ? ["kids"] : [])];
  const recipe = chooser.choose(
    {
      handle,
      productType: model.type.slug,
      cut: model.cut.key,
      colour: colour.hex,
      pattern: design.print ?? PLAIN_PRINT,
      material: `${design.material.cloth} ${design.material.word}`,
    },
    listings.map((department) => `${department}/${model.type.slug}`),
  );
  if (!recipe) throw new Error(`no drawing of ${model.type.slug}/${model.cut.key}`);
  return recipe;
}

export const addressesOf = (library: LibraryIndex, recipe: Recipe): readonly string[] => picturesOf(library, recipe);
