// Runs an operation on behalf of an operator, so that its change is recorded in the audit.

import { randomUUID } from "node:crypto";
import { actAs } from "#commerce/audit";
import { needsReason, type Operation } from "./operations.ts";
import type { Operator } from "./operator.ts";

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
