import { expect, test } from "vitest";
import { createListingCache, MAX_AGE, listingKey, MOST_CHARACTERS, MOST_LISTINGS } from "./listing-cache.ts";
import { type TestStorage, testStorage } from "./testing-storage.ts";

interface Listing {
  readonly products: readonly string[];
}

const isListing = (value: unknown): value is Listing =>
  typeof value === "object" && value !== null && "products" in value && Array.isArray(value.products);

let time = 1_000_000;
const entriesIn = (storage: TestStorage, build = "b1") =>
  createListingCache<Listing>({ storage: () => storage, build, isListing, now: () => time++ });

const COATS: Listing = { products: ["coat 1", "coat 2"] };

test("[LP-13] a listing is kept per path and state, whatever its page", () => {
  const key = (address: string) => listingKey(new URL(address, "https://shop.example"));
  expect(key("/collections/women?page=6")).toBe(key("/collections/women"));
  expect(key("/collections/women?sortBy=price-asc&page=2")).toBe(key("/collections/women?page=3&sortBy=price-asc"));
  expect(key("/collections/women?sortBy=price-asc")).not.toBe(key("/collections/women"));
  expect(key("/de/collections/women")).not.toBe(key("/collections/women"));
  const kept = entriesIn(testStorage());
  kept.write("/coats", COATS);
  expect(kept.read("/coats")).toEqual(COATS);
  expect(kept.read("/shoes")).toBeUndefined();
});

test("[LP-13] a later one takes the place of the one before", () => {
  const storage = testStorage();
  const kept = entriesIn(storage);
  kept.write("/coats", COATS);
  kept.write("/coats", { products: ["coat 3"] });
  expect(kept.read("/coats")).toEqual({ products: ["coat 3"] });
  expect(storage.items.size).toBe(1);
});

test.each([
  ["no JSON", (text: string) => text.slice(0, -5)],
  ["another shape", (text: string) => text.replace("products", "goods")],
  ["nothing of ours", () => "%%%"],
  ["JSON of nothing", (text: string) => text.replace(/\{.*/u, "null")],
])("[LP-13] [ER-01] what is corrupt is ignored and cleared: %s", (_, corrupt) => {
  const storage = testStorage();
  const kept = entriesIn(storage);
  kept.write("/coats", COATS);
  for (const [name, text] of storage.items) storage.items.set(name, corrupt(text));
  expect(kept.read("/coats")).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

test("[LP-13] [ER-01] a storage that cannot be read or written is ignored", () => {
  const kept = createListingCache<Listing>({
    storage: () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
    build: "b1",
    isListing,
  });
  expect(() => kept.write("/coats", COATS)).not.toThrow();
  expect(kept.read("/coats")).toBeUndefined();
});

test("a listing of another build is not shown", () => {
  const storage = testStorage();
  entriesIn(storage, "b1").write("/coats", COATS);
  expect(entriesIn(storage, "b2").read("/coats")).toBeUndefined();
});

test("a listing that is too old is not shown", () => {
  const kept = entriesIn(testStorage());
  kept.write("/coats", COATS);
  time += MAX_AGE;
  expect(kept.read("/coats")).toBeUndefined();
});

test("only the latest listings are kept", () => {
  const storage = testStorage();
  const kept = entriesIn(storage);
  for (let n = 0; n < MOST_LISTINGS + 3; n++) kept.write(`/${n}`, { products: [`product ${n}`] });
  expect(storage.items.size).toBe(MOST_LISTINGS);
  expect(kept.read("/2")).toBeUndefined();
  expect(kept.read("/3")).toBeDefined();
});

test("all together stay within their bound, and one that never fits is not kept", () => {
  const storage = testStorage();
  const kept = entriesIn(storage);
  const large = (characters: number): Listing => ({ products: ["x".repeat(characters)] });
  for (const name of ["/a", "/b", "/c"]) kept.write(name, large(MOST_CHARACTERS * 0.4));
  expect([kept.read("/a"), kept.read("/b")].map(Boolean)).toEqual([false, true]);
  kept.write("/c", large(MOST_CHARACTERS));
  expect(kept.read("/c")).toBeUndefined();
  expect(kept.read("/b")).toBeDefined();
});

test("[ER-01] a full storage makes room by forgetting the oldest, then does without", () => {
  const storage = testStorage(330);
  storage.items.set("of someone else", "y".repeat(100));
  const kept = entriesIn(storage);
  kept.write("/a", { products: ["a".repeat(100)] });
  kept.write("/b", { products: ["b".repeat(100)] });
  expect([kept.read("/a"), kept.read("/b")].map(Boolean)).toEqual([false, true]);
  expect(() => kept.write("/c", { products: ["c".repeat(500)] })).not.toThrow();
  expect(kept.read("/c")).toBeUndefined();
  expect(storage.items.has("of someone else")).toBe(true);
});
