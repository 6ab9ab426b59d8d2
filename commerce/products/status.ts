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
