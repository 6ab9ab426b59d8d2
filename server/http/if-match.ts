// Versions of edits over HTTP: the ETag of an answer names the version, and If-Match the one that a change started from.

import type { Context } from "hono";
import { z } from "zod";

/** Headers of a change. */
export const Seen = z.object({
  "if-match": z
    .string()
    .optional()
    .describe("ETag of the value that the change started from. Without it, the change replaces whatever is stored."),
});

/** Undefined for clients that overwrite any version. */
export const seenBy = ({ req }: Context): string | undefined => {
  const etag = req.header("if-match")?.trim().replace(/^W\//u, "").replaceAll('"', "");
  return etag === "" || etag === "*" ? undefined : etag;
};

export const etagOf = (version: string): Readonly<Record<"etag", string>> => ({ etag: `"${version}"` });

/** The answer to a change of another version than the stored one. */
export const StaleAnswer = z
  .strictObject({
    kind: z.literal("stale"),
    stored: z.strictObject({ value: z.unknown(), version: z.string() }).describe("What is stored, and its ETag."),
  })
  .describe("Someone else has changed it since. Nothing was changed.");
