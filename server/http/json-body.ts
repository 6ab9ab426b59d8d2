// Reads and validates a JSON request body; an invalid one is a returned value.

import type { HonoRequest } from "hono";
import type { z } from "zod";
import { parseStorableJson } from "#catalogue";

export type ReadBody<Data> =
  | { readonly kind: "body"; readonly data: Data }
  /** Not JSON, with text that cannot be stored, or with invalid fields. */
  | { readonly kind: "bad-body"; readonly fields: readonly string[] };

/** An empty body is read as an empty object. */
export async function readJsonBody<Schema extends z.ZodType>(
  request: Pick<HonoRequest, "text">,
  schema: Schema,
): Promise<ReadBody<z.infer<Schema>>> {
  const text = await request.text();
  const parsed = parseStorableJson(text.trim() === "" ? "{}" : text);
  if (parsed.kind !== "json") return { kind: "bad-body", fields: [] };
  const read = schema.safeParse(parsed.json);
  if (read.success) return { kind: "body", data: read.data };
  return { kind: "bad-body", fields: [...new Set(read.error.issues.map(({ path }) => path.join(".")))] };
}
