// Status of the catalogue, for operators.

import { eq } from "drizzle-orm";
import type { Database } from "#commerce/database";
import { catalogueGenerationTable } from "./tables.ts";

export interface CatalogueStatus {
  readonly generation: number;
  readonly products: number;
  readonly variants: number;
  readonly importedAt: string;
  /** Name of the feed, as given to the import. */
  readonly source: string;
}

/** False after any change since the import. */
export async function isAsImported({ sql: client }: Database): Promise<boolean> {
  const { sequence, lineage, state } = catalogueGenerationTable;
  const [row] = await client.select({ sequence, lineage }).from(catalogueGenerationTable).where(eq(state, "on-sale"));
  return row !== undefined && row.sequence === (row.lineage?.imported ?? 0);
}

/** Undefined before the first import. */
export async function catalogueStatus({ sql: client }: Database): Promise<CatalogueStatus | undefined> {
  const [row] = await client
    .select()
    .from(catalogueGenerationTable)
    .where(eq(catalogueGenerationTable.state, "on-sale"));
  if (row?.importedAt == null) return undefined;
  const { id: generation, products, variants, importedAt, source } = row;
  return { generation, products, variants, importedAt: importedAt.toISOString(), source };
}
