import { expect, test } from "vitest";
import { withRecommendations } from "./recommendations.ts";

test("[LP-18] recommendations follow the first four hits, without duplicates", () => {
  const together = (hits: string, recommended: string) =>
    withRecommendations([...hits], [...recommended], (one) => one).join("");
  expect(together("abcdef", "xby")).toBe("abcdxyef");
  expect(together("ab", "xx")).toBe("abx");
  expect(together("abcde", "")).toBe("abcde");
});
