// Labels of products for lookups by department, vendor and model, which share one index.

import { toHandle } from "#catalogue";

type LabelKind = "department" | "model" | "vendor";

/** Such as "department:women". Names and slugs give the same label. */
export const labelOf = (kind: LabelKind, name: string): string => `${kind}:${toHandle(name)}`;
