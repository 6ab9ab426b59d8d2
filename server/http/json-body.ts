// Reads a request's JSON strictly: what cannot be read is an answer of its own, never a body that says nothing.

import type { HonoRequest } from "hono";
import type { z } from "zod";

export type ReadBody<Data> =
  | { readonly kind: "body"; readonly data: Data }
  /** No JSON, or these of its fields are wrong. */
  | { readonly kind: "bad-body"; readonly fields: readonly string[] };

/** No body at all counts as an empty object; whether that will do is the schema's to say. */
export async function readJsonBody<Schema extends z.ZodType>(
  request: Pick<HonoRequest, "text">,
  schema: Schema,
): Promise<ReadBody<z.infer<Schema>>> {
  const text = await request.text();
  let json: unknown = {};
  try {
    if (text.trim() !== "") json = JSON.parse(text);
  } catch {
    return { kind: "bad-body", fields: [] };
  }
  const read = schema.safeParse(json);
  if (read.success) return { kind: "body", data: read.data };
  return { kind: "bad-body", fields: [...new Set(read.error.issues.map(({ path }) => path.join(".")))] };
}
