// Every way in which a drawing can be made up for a product, and how well each suits it.

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
  /** Sold as many colours: takes a print of many where one is believable. */
  readonly isMulticolour?: boolean;
  /** Key of a print, or "plain"; free when absent. Ignored where the drawing cannot carry it. */
  readonly pattern?: string;
  /** "Italian suede": its words choose the surface and the finish. */
  readonly material?: string;
  /** Of the drawings of its cut, those that show what is said of it; all when absent. */
  readonly drawings?: readonly LibraryEntry[];
}

export interface Candidate {
  readonly construction: string;
  readonly print: string;
  readonly piecing?: string;
  /** Its print is a surface that no title names. */
  readonly isUnsaid?: true;
  readonly turned?: true;
  /** Left open where a card looks the same when mirrored: from the front. */
  readonly mirrored?: boolean;
  readonly weight: number;
}

/** Prints that carry several colours by themselves. */
const MANY_COLOURED = new Set(["ditsy", "bloom", "abstract", "paisley", "tartan", "rugby", "camouflage", "check"]);

/** Types that are bought for their print as often as not. */
const PRINT_LED = new Set(["scarves", "ties", "swimwear", "dresses", "shirts", "umbrellas", "skirts"]);

/** How often a card shows the other side of what is photographed from two. */
const TURNED = 0.7;

/** How often a garment is pieced, against one of one cloth: seldom, where the page has room for plain ones. */
const PIECED = 0.05;

/** How often a plain product has a surface of its own, and each of them against the others. */
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

/** A dial that is mirrored cannot be read. */
export const canMirror = ({ productType }: Pick<PicturedProduct, "productType">): boolean => productType !== "watches";

/** Whether the card that it makes differs from its mirror image at a glance, as a shoe from its side does. */
const pointsOneWay = (entries: readonly LibraryEntry[], { turned }: Candidate): boolean =>
  turned === true || !entries.some(({ view }) => view === "front");

/** Two cloths of which one is printed are told apart by the print; large prints leave no room for the other. */
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
  // Three products in four are plain, half where the print is the point.
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
