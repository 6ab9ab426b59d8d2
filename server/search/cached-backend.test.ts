import { beforeEach, expect, test, vi } from "vitest";
import { openEmbedded, type SearchBackend } from "#search";
import { readHit, type SearchQuery, within } from "#search/query";
import { find } from "../../search/testing/contract.ts";
import { SMALL_SCHEMA, smallRecords } from "../../search/testing/small-corpus.ts";
import { cachedBackend } from "./cached-backend.ts";

const LISTING: SearchQuery = { limit: 3, facets: [{ attribute: "colour" }] };

let index: SearchBackend;
let searches: ReturnType<typeof vi.fn<SearchBackend["search"]>>;
let cached: SearchBackend;
beforeEach(async () => {
  index = openEmbedded({ schema: SMALL_SCHEMA });
  await index.replace(smallRecords());
  searches = vi.fn<SearchBackend["search"]>(index.search);
  cached = cachedBackend({ ...index, search: searches });
  return () => index.close();
});

test("a listing is searched once, and every answer has its own id", async () => {
  const { queryId, ...first } = await find(cached, LISTING);
  const { queryId: second, ...again } = await find(cached, LISTING);
  expect(again).toEqual(first);
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(queryId);
  expect(searches).toHaveBeenCalledOnce();
});

test("every change is found, also one that happens during a search", async () => {
  const { hits } = await find(cached, LISTING);
  const id = hits[0]!.id;
  const titleIn = async () => readHit((await find(cached, LISTING)).hits[0]!)["title"];
  await cached.apply([{ kind: "patch", id, fields: { title: "Winter coat" } }]);
  expect(await titleIn()).toBe("Winter coat");
  await cached.apply([{ kind: "patch", id, fields: { title: "Spring coat" } }]);
  searches.mockImplementationOnce(async (query) => {
    const found = await index.search(query);
    await index.apply([{ kind: "patch", id, fields: { title: "Summer coat" } }]);
    return found;
  });
  expect(await titleIn()).toBe("Spring coat");
  expect(await titleIn()).toBe("Summer coat");
});

test("bounds that JSON cannot write are not confused", async () => {
  const totalAbove = async (above: number) => (await find(cached, { filter: within("price", { above }) })).total;
  expect(await totalAbove(Infinity)).toBe(0);
  expect(await totalAbove(-Infinity)).toBeGreaterThan(0);
});

test("texts and refusals are asked each time", async () => {
  for (const query of [{ text: "coat" }, { filter: within("colour", { above: 1 }) }]) {
    searches.mockClear();
    await cached.search(query);
    await cached.search(query);
    expect(searches).toHaveBeenCalledTimes(2);
  }
});
