import { expect, test } from "vitest";
import { isReviewed, reviewsOf } from "./index.ts";

const today = new Date("2026-11-01T09:00:00Z");
const product = (id: string, tag: string, days = 200) => ({
  id,
  tags: ["Women", tag],
  sizes: ["36", "38", "40"],
  publishedAt: new Date(today.getTime() - days * 86_400_000),
});
const ids = Array.from({ length: 600 }, (_, number) => `product-${number}`);
const all = ids.flatMap((id, at) =>
  reviewsOf(product(id, ["Clothing", "Shoes", "Bags", "Accessories"][at % 4]!), today),
);

test("a share of the products has reviews, the same ones every time [CO-08]", () => {
  const reviewed = ids.filter(isReviewed);
  expect(reviewed.length).toBeGreaterThan(80);
  expect(reviewed.length).toBeLessThan(160);
  const [one = ""] = reviewed;
  expect(reviewsOf(product(one, "Shoes"), today)).toEqual(reviewsOf(product(one, "Shoes"), today));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.every(({ id }) => /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true);
});

test("they differ, obey the shop's rules and are dated between the product's first day and today [CO-08]", async () => {
  const { readReview } = await import("../../commerce/reviews/rules.ts");
  const refused = all.filter((review) => readReview({ ...review }).kind === "invalid");
  expect(refused).toEqual([]);
  expect(new Set(all.map(({ text }) => text)).size).toBeGreaterThan(all.length * 0.7);
  expect(new Set(all.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
  const earliest = today.getTime() - 200 * 86_400_000;
  expect(all.filter(({ createdAt }) => createdAt > today || createdAt.getTime() < earliest)).toEqual([]);
});

test("a product of today has none [CO-08]", () => {
  expect(ids.flatMap((id) => reviewsOf(product(id, "Bags", 0), today))).toEqual([]);
});
