// Mistakes of every kind in words.

import { expect, test } from "vitest";
import { z } from "zod";
import { asSentence, fieldErrors } from "./field-errors.ts";

test.each<[schema: z.ZodType, value: unknown, path: string, message: string]>([
  [z.object({ a: z.string() }), {}, "a", "is missing"],
  [z.record(z.string(), z.string()), [], "", "must be an object with fields"],
  [z.string(), 7, "", "must be a text"],
  [z.int(), 7.5, "", "must be a whole number"],
  [z.boolean(), "yes", "", "must be true or false"],
  [z.array(z.int()), [1, "x"], "1", "must be a number"],
  [z.string().min(1), "", "", "must not be empty"],
  [z.string().max(1), "ab", "", "must have at most 1 character"],
  [z.string().max(3).max(2), "abcd", "", "must have at most 2 characters"],
  [z.array(z.int()).length(2), [1], "", "must have exactly 2 entries"],
  [z.number().gt(3), 3, "", "must be more than 3"],
  [z.number().multipleOf(5), 3, "", "must be a multiple of 5"],
  [z.enum(["a", "b"]), "c", "", "must be one of a, b"],
  [z.literal("a"), "c", "", "must be a"],
  [z.email(), "x", "", "must be an email address"],
  [z.iso.datetime(), "x", "", "must be a time such as 2026-11-17T12:00:00Z"],
  [z.string().regex(/x/), "y", "", "does not have the form that is expected"],
  [z.string().startsWith("/"), "y", "", "must begin with /"],
  [z.strictObject({}), { b: 1 }, "b", "is not a known field"],
  [z.union([z.string(), z.null()]), 7, "", "must be a text, or must be null"],
  [z.union([z.string(), z.object({ a: z.int() })]), { a: "x" }, "a", "must be a number"],
  [z.union([z.string(), z.null()], "needs a text or null"), 7, "", "needs a text or null"],
  [z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") })]), { kind: "b" }, "kind", "must be a"],
  [z.partialRecord(z.enum(["de"]), z.string()), { xx: "x" }, "xx", "is not a known field"],
  [z.record(z.string().min(3), z.int()), { xx: 1 }, "xx", "is a name that must have at least 3 characters"],
  [z.string().refine(() => false), "x", "", "is not valid"],
  [z.string().min(2, "needs two."), "x", "", "needs two"],
])("%# a mistake is said in words, at its place", (schema, value, path, message) => {
  const read = schema.safeParse(value);
  expect(read.error && fieldErrors(read.error)).toEqual([{ path, message }]);
});

test("a message becomes a sentence once", () => {
  expect([asSentence("must not be empty"), asSentence("Enter a name.")]).toEqual([
    "Must not be empty.",
    "Enter a name.",
  ]);
});
