// Converts drafts of any format to products of this shop. The first products are read before any is converted, so that the shop
// as a whole is a hint: whom it sells to, how it spells its designers.

import { Unreadable, type FeedPiece, type Skipped } from "#commerce/products";
import { departmentsImplied, departmentsSaid } from "./departments.ts";
import type { Draft, ReadingOptions } from "./draft.ts";
import { splitSizes } from "./several-sizes.ts";
import { ShopSoFar } from "./shop-so-far.ts";
import { toFeed } from "./to-feed.ts";
import { namedType } from "./vocabulary/product-type.ts";

/** Products read ahead. */
const AHEAD = 200;

/** Throws Unreadable once the products before it are converted. */
export async function* convertDrafts(
  drafts: AsyncIterable<Draft | Skipped>,
  options: ReadingOptions,
): AsyncGenerator<FeedPiece> {
  const shop = new ShopSoFar();
  const waiting: (Draft | Skipped)[] = [];
  let ordinal = 0;
  const convert = (draft: Draft | Skipped): readonly FeedPiece[] => {
    if ("reason" in draft) return [draft];
    ordinal += 1;
    return toFeed(draft, ordinal, shop, options);
  };
  let unreadable: Unreadable | undefined;
  try {
    for await (const read of drafts) {
      const draft = "reason" in read ? read : { ...read, vendor: vendorOf(read), variants: splitSizes(read.variants) };
      if (!("reason" in draft) && ordinal === 0) learn(shop, draft, options);
      waiting.push(draft);
      if (waiting.length > AHEAD) yield* convert(waiting.shift()!);
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    unreadable = error;
  }
  for (const draft of waiting) yield* convert(draft);
  if (unreadable !== undefined) throw unreadable;
}

/** Empty for words that mean that there is no designer. */
const vendorOf = ({ vendor }: Draft): string => (NO_VENDOR.test(vendor.trim()) ? "" : vendor.trim());

const NO_VENDOR =
  /^(?:n\/?a|none|unknown|no (?:brand|vendor)|unbranded|generic|default(?: vendor)?|vendor|brand|ohne marke|sans marque|senza marca|sin marca|does not apply|[-–—./]+)$/iu;

function learn(shop: ShopSoFar, draft: Draft, options: ReadingOptions): void {
  shop.learnDesigner(draft.vendor);
  const { known } = options.types;
  const departments =
    departmentsSaid(draft, known) ?? departmentsImplied(draft, namedType(known, draft.types)?.type, options);
  shop.learnDepartments(departments?.departments, draft.vendor);
  shop.learnSpelling(draft.variants[0]?.colourName);
}
