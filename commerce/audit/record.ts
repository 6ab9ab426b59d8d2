// Writes the entry of an operation, in the transaction that makes its change.

import { isDeepStrictEqual } from "node:util";
import type { Sql } from "#commerce/database";
import { currentActor } from "./actor.ts";
import { auditEntryTable, type AuditedFields } from "./tables.ts";

export interface AuditedChange {
  /** For example { kind: "order", id: "V-1001" }. Never the name or address of a customer. */
  readonly subject: { readonly kind: string; readonly id: string };
  readonly before?: AuditedFields | undefined;
  readonly after?: AuditedFields | undefined;
  readonly market?: string | null | undefined;
}

/**
 * Does nothing for shoppers and jobs. An operation that commits in several transactions leaves its entry with the first of them;
 * one that consists of others records itself first.
 */
export async function recordAudit(
  tx: Pick<Sql, "insert">,
  { subject, before, after, market = null }: AuditedChange,
): Promise<void> {
  const actor = currentActor();
  if (!actor) return;
  const { id, operator, operation, requestId, needsReason = false, reason } = actor;
  if (needsReason && !reason?.trim()) throw new Error(`The operation ${operation} needs a reason`);
  await tx
    .insert(auditEntryTable)
    .values({
      id,
      at: new Date(),
      operatorId: operator.id,
      operatorKind: operator.kind,
      operatorName: operator.name,
      operation,
      subjectKind: subject.kind,
      subjectId: subject.id.slice(0, LONGEST_ID),
      before: before && shortened(before),
      after: after && shortened(after),
      reason: reason?.trim() ?? null,
      requestId,
      market,
    })
    .onConflictDoNothing();
}

/** The fields in which two values differ. */
export function changedFields(before: unknown, after: unknown): Pick<AuditedChange, "before" | "after"> {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (name) => !isDeepStrictEqual(old[name], next[name]),
  );
  const pick = (from: AuditedFields) =>
    Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));
  return { before: pick(old), after: pick(next) };
}

const fieldsOf = (value: unknown): AuditedFields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as AuditedFields) : { value };

const LONGEST_ID = 300;
/** Maximum length of one field, in characters of JSON. */
const LONGEST_FIELD = 2000;

/** A long field is only measured, so that entries stay small. */
const shortened = (fields: AuditedFields): AuditedFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const { length } = JSON.stringify(value) ?? "";
      return [name, length > LONGEST_FIELD ? { characters: length } : value];
    }),
  );
