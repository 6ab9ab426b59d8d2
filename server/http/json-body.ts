// Reads and validates a JSON request body; an invalid one is a returned value.

import type { HonoRequest } from "hono";
import { z } from "zod";
import { parseStorableJson } from "#catalogue";
import { fieldErrors } from "#commerce/settings";

export type ReadBody<Data> =
  | { readonly kind: "body"; readonly data: Data }
  /** Not JSON, with text that cannot be stored, or with invalid fields. */
  | { readonly kind: "bad-body"; readonly fields: readonly string[] };

/** A refused body in an answer. */
export const BadBody = z
  .strictObject({ kind: z.literal("bad-body"), fields: z.array(z.string()) })
  .describe("The body is not JSON, or these fields are invalid.");

/** Refused values in an answer. */
export const Invalid = z
  .strictObject({
    kind: z.literal("invalid"),
    errors: z.array(z.strictObject({ path: z.string(), message: z.string() })),
  })
  .describe("Some values are invalid; paths have dots.");

export const invalidOf = (error: z.ZodError): z.infer<typeof Invalid> => ({
  kind: "invalid",
  errors: [...fieldErrors(error)],
});

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
