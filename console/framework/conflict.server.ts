// A conflicting save: who saved first, from the audit, and the fields as the editor found them.

import { z } from "zod";
import { searchAudit, type AuditEntry } from "#commerce/audit";
import type { Database } from "#commerce/database";
import type { Conflict, Values } from "./merge.ts";

const Fields = z.record(z.string(), z.string());

/** The hidden field `base` of a form: its fields as JSON, as the editor found them. Undefined if it is none. */
export function readBase(text: unknown): Values | undefined {
  try {
    const read = Fields.safeParse(JSON.parse(String(text)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** A subject of the audit, and a part of its changes if it has many. */
export interface ChangedSubject {
  readonly kind: string;
  readonly id?: string;
  readonly text?: string;
}

/** The conflict of a save, with the latest change of one of these subjects. */
export async function conflictOf(
  database: Pick<Database, "sql">,
  subjects: readonly ChangedSubject[],
  fields: Pick<Conflict, "version" | "base" | "theirs" | "yours">,
): Promise<Conflict> {
  const pages = await Promise.all(
    subjects.map(({ kind, id, text }) => searchAudit(database, { subject: { kind, id }, text, limit: 1 })),
  );
  const latest = pages
    .flatMap(({ entries }): readonly AuditEntry[] => entries)
    .toSorted((one, other) => other.number - one.number)[0];
  return { ...fields, who: latest?.operatorName ?? null, at: latest?.at.toISOString() ?? null };
}
