// Data of the import screens.

import type { FeedFormat, MappedField, TableSample } from "#commerce/foreign-feeds";
import type { ImportReport, ImportState } from "#commerce/products";

export interface ImportChoices {
  readonly currencies: readonly string[];
  /** That of the catalogue or of the home market. */
  readonly usualCurrency: string;
  readonly formats: readonly FeedFormat[];
  readonly departments: readonly Choice[];
  readonly types: readonly Choice[];
  readonly colours: readonly Choice[];
}

export interface Choice {
  readonly value: string;
  readonly name: string;
}

export interface ShownImport {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly options: Readonly<Record<string, string>>;
  readonly state: ImportState;
  readonly progress: number;
  readonly report: ImportReport | null;
  readonly who: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ImportsData extends ImportChoices {
  readonly imports: readonly Omit<ShownImport, "report" | "options">[];
}

export interface ImportData extends ImportChoices {
  readonly job: ShownImport;
  /** Columns to choose from, if the file is a table of no known format. */
  readonly table: TableSample | undefined;
}

/** Name of the form field with the column of a field. */
export const columnField = (field: MappedField): `column-${MappedField}` => `column-${field}`;
