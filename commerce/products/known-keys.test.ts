import { expect, test } from "vitest";
import { KnownKeys } from "./known-keys.ts";
import { createYielder } from "./yielder.ts";

test("keys of a large feed are found with their lines, and no others [SR-20]", () => {
  const known = new KnownKeys();
  for (let line = 1; line <= 9_000; line += 1) known.add(line % 2 === 0 ? "handle" : "objectID", `key-${line}`, line);
  for (let line = 1; line <= 9_000; line += 1) {
    expect(known.lineOf(line % 2 === 0 ? "handle" : "objectID", `key-${line}`)).toBe(line);
    expect(known.lineOf(line % 2 === 0 ? "objectID" : "handle", `key-${line}`)).toBeUndefined();
  }
  expect(known.lineOf("handle", "")).toBeUndefined();
});

test("long work yields to the event loop [SR-20]", async () => {
  let now = 0;
  let isOthersTurn = false;
  const turns = createYielder(() => now);
  setImmediate(() => {
    isOthersTurn = true;
  });
  await turns();
  expect(isOthersTurn).toBe(false);
  now = 1_000;
  await turns();
  expect(isOthersTurn).toBe(true);
});
