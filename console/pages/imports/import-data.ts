// Data of the import screens.

import type { ImportReport, ImportState } from "#commerce/products";

export interface ImportChoices {
  readonly currencies: readonly string[];
  readonly departments: readonly { readonly value: string; readonly name: string }[];
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
}
