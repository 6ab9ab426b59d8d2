// Data of the import screens.

import type { FeedFormat } from "#commerce/foreign-feeds";
import type { ImportReport, ImportState } from "#commerce/products";

export interface ImportChoices {
  readonly currencies: readonly string[];
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
}
