// Runs an operation on behalf of an operator, so that its change is recorded in the audit.

import { randomUUID } from "node:crypto";
import { actAs } from "#commerce/audit";
import { needsReason, OPERATIONS, type Operation } from "./operations.ts";
import type { Operator } from "./operator.ts";
import type { Permission } from "./permissions.ts";

interface Occasion {
  readonly requestId?: string | undefined;
  /** Required by operations that move money (`needsReason`). */
  readonly reason?: string | undefined;
}

/** For callers that have checked the permission. */
export const performing = <Result>(
  { id, kind, name, markets }: Operator,
  operation: Operation,
  { requestId = randomUUID(), reason }: Occasion,
  work: () => Result,
): Result =>
  actAs(
    { operator: { id, kind, name, markets }, operation, requestId, reason, needsReason: needsReason(operation) },
    work,
  );

export type NotPerformed = { readonly kind: "forbidden"; readonly needs: Permission } | { readonly kind: "no-reason" };

/** Checks permission and reason first. */
export async function perform<Result>(
  operator: Operator,
  operation: Operation,
  occasion: Occasion,
  work: () => Promise<Result>,
): Promise<Result | NotPerformed> {
  const { needs } = OPERATIONS[operation];
  if (!operator.permissions.has(needs)) return { kind: "forbidden", needs };
  if (needsReason(operation) && !occasion.reason?.trim()) return { kind: "no-reason" };
  return performing(operator, operation, occasion, work);
}
