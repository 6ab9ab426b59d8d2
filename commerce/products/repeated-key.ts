// Keys that a feed repeats, read from the database's error.

import { codeOf, UNIQUE_VIOLATION } from "#commerce/database";

interface RepeatedKey {
  readonly field: "handle" | "objectID" | "product_id";
  readonly value: string;
}

/** The duplicate key, parsed from "Key (generation, id)=(3, p7) already exists." */
export function repeatedKeyOf(error: unknown): RepeatedKey | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (codeOf(error) !== UNIQUE_VIOLATION || !(cause instanceof Error)) return undefined;
  if (!("detail" in cause) || !("constraint" in cause)) return undefined;
  const value = /=\(\d+, (.*)\) already exists/s.exec(String(cause.detail))?.[1];
  if (value === undefined) return undefined;
  if (cause.constraint === "product_by_handle") return { field: "handle", value };
  return { field: cause.constraint === "variant_generation_id_pk" ? "objectID" : "product_id", value };
}
