// Props of the parts of the form.

import type { Values } from "../../framework/merge.ts";
import type { ConditionRow } from "./conditions.server.ts";
import type { FormChoices } from "./save.server.ts";

export interface FieldsProps {
  readonly values: Values;
  /** Null if rows cannot express the filter. */
  readonly rows: readonly ConditionRow[] | null;
  readonly choices: FormChoices;
  readonly errors: Readonly<Record<string, string>>;
  /** Products that match now; undefined for a new promotion, null if search is down. */
  readonly matching?: number | null;
}
