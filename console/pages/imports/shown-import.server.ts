// An import as its screens show it.

import type { ImportJob } from "#commerce/products";
import type { ShownImport } from "./import-data.ts";

export const shownImport = ({ operator, createdAt, updatedAt, ...job }: ImportJob): ShownImport => ({
  ...job,
  who: operator.name,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
