// All ways to render a drawing for a product, each with a weight.

import type { LibraryEntry } from "./library.ts";
import { piecingsOf } from "./piecings.ts";
import { printsFor } from "./prints.ts";
import { PLAIN_PRINT } from "./recipe.ts";
import { canTurn } from "./views.ts";

export interface PicturedProduct {
  readonly handle: string;
  readonly productType: string;
  readonly cut: string;
  /** The designer colour, "#rrggbb". */
  readonly colour: string;
  /** True if sold as multicoloured: prefers a multicoloured print. */
  readonly isMulticolour?: boolean;
  /** Key of a print, or "plain"; any if absent. Ignored if the drawing cannot show it. */
  readonly pattern?: string;
  /** "Italian suede": its words decide the surface and the finish. */
  readonly material?: string;
  /** Drawings of its cut that match its title and description; all if absent. */
  readonly drawings?: readonly LibraryEntry[];
}

export interface Candidate {
  readonly construction: string;
  readonly print: string;
  readonly piecing?: string;
  /** True if its print is a surface that titles do not mention. */
  readonly isUnsaid?: true;
  readonly turned?: true;
  /** Undefined if the card looks the same when mirrored, as from the front. */
  readonly mirrored?: boolean;
  readonly weight: number;
}

/** Prints with several colours. */
const MANY_COLOURED = new Set(["ditsy", "bloom", "abstract", "paisley", "tartan", "rugby", "camouflage", "check"]);

/** Types that have a print half of the time. */
const PRINT_LED = new Set(["scarves", "ties", "swimwear", "dresses", "shirts", "umbrellas", "skirts"]);

/** Share of cards that show the other side of products with two. */
const TURNED = 0.7;

/** Weight of a garment of two cloths against one of one cloth. */
const PIECED = 0.05;

/** Weight of a surface on a plain product. */
const UNSAID = 0.08;

export function candidatesOf(
  product: PicturedProduct,
  construction: string,
  entries: readonly LibraryEntry[],
): readonly Candidate[] {
  const piecings = piecingsOf(product.productType, product.cut);
  const made = printedOf(product, construction, entries).flatMap((one) => [
    one,
    ...(isPieced(one) ? piecings.map((piecing) => ({ ...one, piecing, weight: one.weight * PIECED })) : []),
  ]);
  const sides = canTurn(entries)
    ? made.flatMap((one) => [one, { ...one, turned: true as const, weight: one.weight * TURNED }])
    : made;
  return canMirror(product)
    ? sides.flatMap((one) =>
        pointsOneWay(entries, one) ? [false, true].map((mirrored) => ({ ...one, mirrored })) : [one],
      )
    : sides;
}

/** Types with a dial, which must not be mirrored. */
export const canMirror = ({ productType }: Pick<PicturedProduct, "productType">): boolean => productType !== "watches";

/** True if the card clearly differs from its mirror image, as a shoe from the side does. */
const pointsOneWay = (entries: readonly LibraryEntry[], { turned }: Candidate): boolean =>
  turned === true || !entries.some(({ view }) => view === "front");

/** A print distinguishes two cloths; large prints leave no room for the second. */
const isPieced = ({ print }: Candidate): boolean => !MANY_COLOURED.has(print);

function printedOf(
  product: PicturedProduct,
  construction: string,
  entries: readonly LibraryEntry[],
): readonly Candidate[] {
  const [first] = entries;
  if (first === undefined) return [];
  const fits = (product.material ?? "").toLowerCase().includes(first.cloth) ? 12 : 1;
  const believable = entries.every((entry) => entry.printable) ? printsFor(product.productType, first.cloth) : [];
  const said = believable.filter((print) => !print.isUnsaid);
  const prints = said.filter((print) => !product.isMulticolour || MANY_COLOURED.has(print.key));
  const asked = prints.filter((print) => print.key === product.pattern);
  if (asked.length > 0) return asked.map(({ key }) => ({ construction, print: key, weight: fits * 40 }));
  const sum = prints.reduce((total, print) => total + print.weight, 0);
  // Three quarters of the products are plain, half in types that are bought for their print.
  const plain =
    sum === 0 ? 1 : product.isMulticolour ? sum * 0.02 : sum * (PRINT_LED.has(product.productType) ? 1.1 : 3);
  const free = product.pattern === undefined ? prints : [];
  const unprinted = (plain / (sum + plain)) * fits;
  return [
    { construction, print: PLAIN_PRINT, weight: unprinted },
    ...believable
      .filter((print) => print.isUnsaid && !product.isMulticolour)
      .map(({ key }) => ({ construction, print: key, isUnsaid: true as const, weight: unprinted * UNSAID })),
    ...free.map(({ key, weight }) => ({ construction, print: key, weight: (weight / (sum + plain)) * fits })),
  ];
}
