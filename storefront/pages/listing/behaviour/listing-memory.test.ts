import { beforeEach, expect, test } from "vitest";
import { defaultState, NO_DEFAULTS } from "#search/state";
import type { ListedProduct, ListingData, Paging } from "../listing-data.ts";
import { createListingCache } from "./listing-cache.ts";
import { createListingMemory, extended, isListing, queryOf } from "./listing-memory.ts";
import { type TestStorage, testStorage } from "./testing-storage.ts";

const product = (n: number): ListedProduct => ({
  id: String(n),
  sku: `S-${n}`,
  href: `/products/${n}`,
  vendor: "Halden",
  title: `Coat ${n}`,
  pictures: [],
  price: { price: { thousandths: 1_000, currency: "USD" } },
  sizes: [],
  isNewSeason: false,
});

/** Two products per page, five in all. */
function pageOf(page: number, ids: readonly number[], paging: Paging): ListingData {
  return {
    title: "Coats",
    seoTitle: `Coats, page ${page}`,
    seoDescription: "",
    trail: [],
    path: "/coats",
    address: "/coats",
    saveHref: "",
    designersPath: "/designers/coats",
    collectionsPath: "/collections",
    kinds: [],
    defaults: NO_DEFAULTS,
    state: { ...defaultState(NO_DEFAULTS), page },
    currency: "USD",
    textSort: "relevance",
    isMobile: false,
    facets: {
      departments: [],
      category: { above: [], options: [], types: [] },
      designers: { options: [], total: 0, letters: "" },
      counts: page === 1 ? { Color: { black: 5 } } : {},
      absentColours: [],
      options: [],
    },
    products: ids.map(product),
    paging,
    queryId: `q${page}`,
  };
}

const first = pageOf(1, [1, 2], { total: 5, first: 1, last: 2, next: 2 });
const second = pageOf(2, [3, 4], { total: 5, first: 3, last: 4, previous: 1, next: 3 });
const third = pageOf(3, [5], { total: 5, first: 5, last: 5, previous: 2 });

const url = (address: string) => new URL(address, "https://shop.example");
const ids = (listing: unknown) => (isListing(listing) ? listing.products.map(({ id }) => id).join("") : listing);

let storage: TestStorage;
const memoryOf = (own: TestStorage) =>
  createListingMemory(createListingCache({ storage: () => own, build: "b1", isListing }));
let memory = memoryOf(testStorage());
beforeEach(() => {
  storage = testStorage();
  memory = memoryOf(storage);
});

test("[LP-13] a page from the second on stands after the hits before it", () => {
  const two = extended(first, second);
  expect(ids(two)).toBe("1234");
  expect(two.paging).toEqual({ total: 5, first: 1, last: 4, next: 3 });
  const all = extended(two, third);
  expect(ids(all)).toBe("12345");
  expect(all.paging).toEqual({ total: 5, first: 1, last: 5 });
  expect(all.facets.counts).toEqual({ Color: { black: 5 } });
  expect([all.state.page, all.seoTitle]).toEqual([3, "Coats, page 3"]);
});

test("[AN-02] each product keeps the query that found it", () => {
  const all = extended(extended(first, second), third);
  expect([0, 1, 2, 3, 4].map((index) => queryOf(all, index))).toEqual(["q1", "q1", "q2", "q2", "q3"]);
});

test("no product stands twice, though the catalogue changed between two pages", () => {
  expect(ids(extended(first, { ...second, products: [product(2), product(3)] }))).toBe("123");
});

test("a page past the end ends the list", () => {
  const none = pageOf(2, [], { total: 2, first: 0, last: 0, previous: 1 });
  expect(extended(first, none).paging).toEqual({ total: 2, first: 1, last: 2 });
});

test("[ER-01] a page that fails leaves the list as it was, and can be asked for again", () => {
  for (const part of [undefined, null, { ...second, isFailed: true, products: [] }]) {
    const listing = extended(first, part);
    expect(listing).toEqual({ ...first, isMoreFailed: true });
    expect(extended(listing, second)).toEqual(extended(first, second));
  }
});

test("[LP-14] only the page after those shown is asked for by itself", () => {
  memory.show(url("/coats"), first);
  expect(memory.extend(url("/coats?page=2"))?.address).toBe("https://shop.example/coats?page=2&append=");
  expect(ids(memory.extend(url("/coats?page=2"))?.join(second))).toBe("1234");
  for (const other of ["/coats?page=3", "/coats", "/shoes?page=2", "/coats?page=2&sortBy=price-asc"]) {
    expect(memory.extend(url(other)), other).toBeUndefined();
  }
});

test("[LP-17] what was shown is there again on return, in another document of the session too", () => {
  memory.show(url("/coats?page=2"), extended(first, second));
  memory.keep();
  expect(ids(memoryOf(storage).recall(url("/coats?page=2")))).toBe("1234");
  expect(memory.recall(url("/coats?page=3"))).toBeUndefined();
  expect(memory.recall(url("/shoes?page=2"))).toBeUndefined();
});

test("[LP-13] page 1 takes the place of the pages kept", () => {
  memory.show(url("/coats?page=2"), extended(first, second));
  memory.keep();
  memory.show(url("/coats"), first);
  memory.keep();
  expect(ids(memory.recall(url("/coats")))).toBe("12");
  expect(memory.recall(url("/coats?page=2"))).toBeUndefined();
});

test("a listing that is left before it was written is written then", () => {
  memory.show(url("/coats"), first);
  memory.show(url("/shoes"), { ...first, path: "/shoes" });
  expect(ids(memory.recall(url("/coats")))).toBe("12");
});

test("a listing whose search failed is not kept", () => {
  memory.show(url("/coats"), { ...first, isFailed: true });
  memory.keep();
  expect(storage.items.size).toBe(0);
});

test("[SF-15] the edit of a department stays when a page is appended", () => {
  const edit = { hasStory: false, part: { elementId: "edit", html: "<h2>New in</h2>" } };
  expect(extended({ ...first, edit }, second).edit).toEqual(edit);
  expect(extended(first, second).edit).toBeUndefined();
});
