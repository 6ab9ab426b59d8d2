// The audited change of a batch: one product with its changed fields, or the ids of several.

import type { FeedRow } from "#catalogue";
import { changedFields, type AuditedChange } from "#commerce/audit";
import type { Products } from "./apply-changes.ts";

type Rows = readonly FeedRow[] | undefined;

/** `differing`: the products that changed, with their new rows; undefined for deleted ones. */
export function auditOf(before: Products, differing: readonly (readonly [id: string, rows: Rows])[]): AuditedChange {
  const [only] = differing;
  if (only === undefined || differing.length > 1) {
    const products = differing.map(([id]) => id);
    return { subject: { kind: "products", id: products.slice(0, SHOWN_IDS).join(" ") }, after: { products } };
  }
  const [id, rows] = only;
  const [old, next] = [byVariant(before.get(id)), byVariant(rows)];
  const changes = [...new Set([...old.keys(), ...next.keys()])].map(
    (variant) => [variant, changedFields(old.get(variant) ?? {}, next.get(variant) ?? {})] as const,
  );
  const side = (of: "before" | "after") =>
    Object.fromEntries(
      changes.map(([variant, change]) => [variant, change[of]]).filter(([, fields]) => !isEmpty(fields)),
    );
  return { subject: { kind: "product", id }, before: side("before"), after: side("after") };
}

const SHOWN_IDS = 10;

const byVariant = (rows: Rows): ReadonlyMap<string, FeedRow> => new Map(rows?.map((row) => [row.objectID, row]));

const isEmpty = (fields: unknown): boolean => Object.keys(fields ?? {}).length === 0;
