// `node demo/similarity/similarity.ts [--products=24000] [women/coats …]`: prints the number of cards that repeat the
// drawing of another card on the same page, for pages of one product type, newest first.
import { designersOf } from "../designers/index.ts";
import { DEFAULT_SEED, demoLibrary } from "../feed/index.ts";
import {
  encodeRecipe,
  entryOf,
  type LibraryEntry,
  type LibraryIndex,
  PAGE,
  type PictureView,
  type Recipe,
  viewsOf,
} from "../pictures/index.ts";
import type { Shape } from "../pictures/reshape.ts";
import { tallnessOf } from "../pictures/shapes.ts";
import { type DrawnDraft, drawnDrafts } from "../products/catalogue.ts";

/** The first picture of a product, as on its card. */
export interface Card {
  readonly recipe: Recipe;
  readonly view: PictureView;
  readonly base: LibraryEntry;
}

/** The demo's products. */
export const demoDrafts = (library: LibraryIndex, products: number): Iterable<DrawnDraft> =>
  drawnDrafts({ library, designers: designersOf(products), products, seed: DEFAULT_SEED });

/** Keyed by `${department}/${productType}`, newest first. */
export function cardsByType(
  library: LibraryIndex,
  products: Iterable<DrawnDraft>,
): ReadonlyMap<string, readonly Card[]> {
  const listings = new Map<string, Card[]>();
  for (const { draft, recipe } of products) {
    const { model } = draft;
    const card = cardOf(library, recipe);
    for (const department of model.departments) {
      const listing = listings.get(`${department}/${model.type.id}`) ?? [];
      listing.push(card);
      listings.set(`${department}/${model.type.id}`, listing);
    }
  }
  return listings;
}

function cardOf(library: LibraryIndex, recipe: Recipe): Card {
  const [view] = viewsOf(library, recipe);
  const base = view && entryOf(library, recipe, view);
  if (base === undefined || view === undefined) throw new Error(`no drawing for ${encodeRecipe(recipe)}`);
  return { recipe, view, base };
}

export interface Similarity {
  readonly cards: number;
  /** Different drawings, summed over pages. */
  readonly drawings: number;
  /** Cards that show the drawing of an earlier card of their page. */
  readonly redrawn: number;
  /** Repeated drawings of other models with the same shape, print and direction, which differ only in colour. */
  readonly recoloured: number;
}

/** Everything but the colours. From the front most products look the same when mirrored; from the side they do not. */
const lookOf = ({ base, view, recipe }: Card): string =>
  [
    base.file,
    isCutAnew(base.shape) && recipe.construction,
    recipe.print,
    recipe.piecing,
    view !== "front" && recipe.mirrored,
  ].join(" ");

/** The same for all colours of a model. */
export const modelOf = (card: Card): string => `${lookOf(card)} ${card.recipe.seed}`;

/** A drawing stretched by less than this looks the same to shoppers. */
const STRETCHED = 1.2;

const isCutAnew = (shape: Shape | undefined): boolean =>
  shape !== undefined &&
  (shape.widths !== undefined || shape.rows.length > 2 || stretchOf(tallnessOf(shape) / shape.wide) > STRETCHED);

const stretchOf = (proportion: number): number => Math.max(proportion, 1 / proportion);

/** Sums over all pages. */
export function similarityOf(cards: readonly Card[]): Similarity {
  let [drawings, recoloured] = [0, 0];
  for (let from = 0; from < cards.length; from += PAGE) {
    const page = cards.slice(from, from + PAGE);
    drawings += new Set(page.map(({ base }) => base.file)).size;
    recoloured += new Set(page.map(modelOf)).size - new Set(page.map(lookOf)).size;
  }
  return { cards: cards.length, drawings, redrawn: cards.length - drawings, recoloured };
}

if (import.meta.main) {
  const options = process.argv.slice(2);
  const products = Number(options.find((option) => option.startsWith("--products="))?.slice(11) ?? 24_000);
  const names = options.filter((option) => !option.startsWith("--"));
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(0).padStart(4)} %`;
  const library = demoLibrary();
  const all = [...cardsByType(library, demoDrafts(library, products))]
    .filter(([name]) => names.length === 0 || names.some((wanted) => name.startsWith(wanted)))
    .map(([name, cards]) => ({ name, ...similarityOf(cards) }))
    .toSorted((a, b) => b.recoloured / b.cards - a.recoloured / a.cards);
  const line = ({ name, cards, drawings, redrawn, recoloured }: Similarity & { readonly name: string }): string =>
    `${name.padEnd(32)}${String(cards).padStart(6)} cards  ${String(Math.round(drawings / Math.ceil(cards / PAGE))).padStart(3)} drawings a page` +
    `  ${share(redrawn, cards)} redrawn ${share(recoloured, cards)} recoloured\n`;
  for (const one of all) process.stdout.write(line(one));
  const sum = (of: (one: Similarity) => number): number => all.reduce((total, one) => total + of(one), 0);
  process.stdout.write(
    `all: ${share(
      sum((one) => one.redrawn),
      sum((one) => one.cards),
    )} redrawn, ${share(
      sum((one) => one.recoloured),
      sum((one) => one.cards),
    )} recoloured\n`,
  );
}
