// Reads the JSON body of an admin request, with a sentence for each invalid field.

import type { Context } from "hono";
import type { z } from "zod";
import { type Invalid, invalidOf } from "./json-body.ts";
import { NOT_JSON, readJson } from "./operator-app.ts";

export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<{ readonly kind: "body"; readonly data: z.infer<Schema> } | z.infer<typeof Invalid>> {
  const value = await readJson(context);
  if (value === undefined) return { ...NOT_JSON, errors: [...NOT_JSON.errors] };
  const read = schema.safeParse(value);
  return read.success ? { kind: "body", data: read.data } : invalidOf(read.error);
}
