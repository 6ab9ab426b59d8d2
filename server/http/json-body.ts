// Reads and validates a JSON request body; an invalid one is a returned value.

import type { HonoRequest } from "hono";
import { z } from "zod";
import { parseStorableJson } from "#catalogue";
import { fieldErrors, type FieldError } from "#commerce/settings";

export type ReadBody<Data> =
  | { readonly kind: "body"; readonly data: Data }
  /** Not JSON, with text that cannot be stored, or with invalid fields. */
  | z.infer<typeof BadBody>;

const Errors = z
  .array(z.strictObject({ path: z.string(), message: z.string() }))
  .describe("What is wrong with each field; the message continues its name.");

/** A refused body in an answer. */
export const BadBody = z
  .strictObject({ kind: z.literal("bad-body"), fields: z.array(z.string()), errors: Errors })
  .describe("The body is not JSON, or these fields are invalid.");

/** Refused values in an answer. */
export const Invalid = z
  .strictObject({ kind: z.literal("invalid"), errors: Errors })
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
  if (parsed.kind !== "json") return badBody([{ path: "", message: "the body is not JSON" }], []);
  const read = schema.safeParse(parsed.json);
  return read.success ? { kind: "body", data: read.data } : badBody(fieldErrors(read.error));
}

export const badBody = (
  errors: readonly FieldError[],
  fields = [...new Set(errors.map(({ path }) => path))],
): z.infer<typeof BadBody> => ({ kind: "bad-body", fields, errors: [...errors] });
