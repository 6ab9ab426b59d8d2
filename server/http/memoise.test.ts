import { expect, test } from "vitest";
import { MAX_RESULTS, memoise } from "./memoise.ts";

test("a result in use stays, however many made-up headers are sent", () => {
  const asked: string[] = [];
  const find = memoise((header) => void asked.push(header));
  for (let index = 0; index < 2 * MAX_RESULTS; index += 1) {
    find("gzip");
    find(`made up ${index}`);
  }
  expect(asked.filter((header) => header === "gzip")).toEqual(["gzip"]);
});

test("made-up headers take no memory: old and long ones are computed again", () => {
  let computed = 0;
  const find = memoise(() => ++computed);
  find("old");
  for (let index = 0; index < MAX_RESULTS; index += 1) find(`made up ${index}`);
  const before = computed;
  find("old");
  find("x".repeat(600));
  find("x".repeat(600));
  expect(computed - before).toBe(3);
});
