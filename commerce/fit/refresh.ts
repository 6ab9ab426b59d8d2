// Renews the counts and the advice of all products.

import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { raiseRevision, type Database, type Sql } from "#commerce/database";
import { ON_SALE, productTable } from "#commerce/products";
import { addFits, NO_FITS, priorOf, verdictOf, withoutFits, type FitCounts, type FitVerdict } from "./advice.ts";
import { countFits } from "./count.ts";
import { productFitTable } from "./tables.ts";

/** Products whose advice is decided in one turn. */
const BATCH = 2_000;

export interface CountedProduct extends FitCounts {
  readonly productId: string;
  readonly vendor: string;
  readonly productType: string;
  readonly verdict: FitVerdict | null;
}

export async function refreshSizeAdvice(database: Pick<Database, "sql" | "revisions">, now: Date): Promise<void> {
  const isChanged = await database.sql.transaction(async (tx) => {
    if (!(await countFits(tx, now))) return false;
    const similar = await readSimilar(tx);
    for await (const batch of walkCounted(tx)) await decide(tx, batch, similar);
    await raiseRevision(tx, "reviews");
    return true;
  });
  if (isChanged) await database.revisions.refresh();
}

/** Sums of the products of a type, by designer. */
export interface SimilarFits {
  readonly verdictOf: (product: CountedProduct, counts?: FitCounts) => FitVerdict | undefined;
}

export async function readSimilar(tx: Pick<Sql, "select">): Promise<SimilarFits> {
  const fits = productFitTable;
  const sum = (column: (typeof fits)["small" | "right" | "large" | "kept"]) => sql`sum(${column})`.mapWith(Number);
  const { vendor, productType } = productTable;
  const rows = await tx
    .select({
      vendor,
      productType,
      small: sum(fits.small),
      right: sum(fits.right),
      large: sum(fits.large),
      kept: sum(fits.kept),
    })
    .from(fits)
    .innerJoin(productTable, and(eq(productTable.id, fits.productId), eq(productTable.generation, ON_SALE)))
    .groupBy(vendor, productType);
  const ofDesigner = new Map(rows.map((row) => [keyOf(row), row]));
  const ofType = new Map<string, FitCounts>();
  for (const row of rows) ofType.set(row.productType, addFits(ofType.get(row.productType) ?? NO_FITS, row));
  return {
    // The designer's products are not counted twice.
    verdictOf: (product, counts = product) => {
      const designers = ofDesigner.get(keyOf(product)) ?? NO_FITS;
      const others = withoutFits(ofType.get(product.productType) ?? NO_FITS, designers);
      return verdictOf(counts, priorOf(others, withoutFits(designers, product)));
    },
  };
}

const keyOf = ({ vendor, productType }: Pick<CountedProduct, "vendor" | "productType">): string =>
  `${vendor}\n${productType}`;

export async function* walkCounted(tx: Pick<Sql, "select">): AsyncGenerator<readonly CountedProduct[]> {
  const { productId, small, right, large, kept, verdict } = productFitTable;
  const { vendor, productType } = productTable;
  for (let after = ""; ;) {
    const rows = await tx
      .select({ productId, small, right, large, kept, verdict, vendor, productType })
      .from(productFitTable)
      .innerJoin(productTable, and(eq(productTable.id, productId), eq(productTable.generation, ON_SALE)))
      .where(gt(productId, after))
      .orderBy(asc(productId))
      .limit(BATCH);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.productId;
  }
}

async function decide(tx: Pick<Sql, "update">, batch: readonly CountedProduct[], similar: SimilarFits): Promise<void> {
  const changed = Map.groupBy(
    batch
      .map((product) => ({ ...product, decided: similar.verdictOf(product) ?? null }))
      .filter(({ decided, verdict }) => decided !== verdict),
    ({ decided }) => decided,
  );
  for (const [verdict, products] of changed) {
    const ids = products.map(({ productId }) => productId);
    await tx.update(productFitTable).set({ verdict }).where(inArray(productFitTable.productId, ids));
  }
}
