import { expect, test } from "vitest";
import { withLaterEdits } from "./form-value.ts";

test("what is typed while a save is under way is kept on top of what was saved", () => {
  const sent = { name: "Rain", tags: ["a"], note: "wet" };
  const saved = { name: "Rain", tags: ["a", "checked"], note: "wet" };
  expect(withLaterEdits(saved, sent, sent)).toBe(saved);
  expect(withLaterEdits(saved, sent, { ...sent, name: "Rainy" })).toEqual({ ...saved, name: "Rainy" });
  expect(withLaterEdits(saved, sent, { name: "Rain", tags: ["a"] })).toEqual({ name: "Rain", tags: ["a", "checked"] });
});
