// Converts drafts of any format to products of this shop. A file is read as a whole before its first product is converted: its other
// products decide how an amount such as "1.249" is read and which types are added, and importing it again gives the same products.

import { createYielder, Unreadable, type FeedPiece, type Skipped } from "#commerce/products";
import { departmentsImplied, departmentsSaid } from "./departments.ts";
import type { Draft, ReadingOptions } from "./draft.ts";
import { splitSizes } from "./several-sizes.ts";
import { ShopSoFar } from "./shop-so-far.ts";
import { Spool } from "./spool.ts";
import { withinLengths } from "./text-lengths.ts";
import { toFeed } from "./to-feed.ts";
import { learnType } from "./understanding.ts";
import { namedType } from "./vocabulary/product-type.ts";

/** The first products of a file, from which the spelling of designers and the departments are learnt. */
const TELLING = 200;

/** Throws Unreadable once the products before it are converted. */
export async function* convertDrafts(
  drafts: AsyncIterable<Draft | Skipped>,
  options: ReadingOptions,
): AsyncGenerator<FeedPiece> {
  const shop = new ShopSoFar();
  const spool = new Spool<Draft | Skipped>();
  try {
    const unreadable = await survey(drafts, spool, shop, options);
    let ordinal = 0;
    for await (const draft of spool.read()) {
      if ("reason" in draft) {
        yield draft;
        continue;
      }
      ordinal += 1;
      yield* toFeed(draft, ordinal, shop, options);
    }
    if (unreadable !== undefined) throw unreadable;
  } finally {
    await spool.close();
  }
}

/** Reads the whole file, or up to what is unreadable. */
async function survey(
  drafts: AsyncIterable<Draft | Skipped>,
  spool: Spool<Draft | Skipped>,
  shop: ShopSoFar,
  options: ReadingOptions,
): Promise<Unreadable | undefined> {
  const yieldToOthers = createYielder();
  const first: Draft[] = [];
  let unreadable: Unreadable | undefined;
  try {
    for await (const given of drafts) {
      await yieldToOthers();
      const read = "reason" in given ? given : withinLengths(given);
      const draft = "reason" in read ? read : { ...read, vendor: vendorOf(read), variants: splitSizes(read.variants) };
      await spool.add(draft);
      if ("reason" in draft) continue;
      if (first.length < TELLING) first.push(draft);
      learnType(draft, options);
      shop.learnKeys(draft);
      for (const { stock } of draft.variants) if (stock) shop.quantities.learn(stock);
      for (const { price, compareAt, prior = "" } of draft.variants.flatMap(({ prices }) => prices)) {
        for (const written of [price, compareAt, prior]) shop.amounts.learn(written);
      }
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    unreadable = error;
  }
  options.types.file();
  // Departments follow from types, so all types must be known.
  for (const draft of first) learn(shop, draft, options);
  return unreadable;
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
