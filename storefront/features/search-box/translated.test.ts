import { afterEach, expect, test, vi } from "vitest";
import type { ListingFound } from "#search/dialects/listing/read-response";
import { translated } from "./translated.ts";

afterEach(() => vi.unstubAllGlobals());

const found: ListingFound = {
  kind: "found",
  hits: [
    { type: "designer", title: "Coates" },
    { type: "category", title: "Coats", _summary: { title: "[Coat]s" } },
    { type: "product", title: "Wool coat", _summary: { title: "Wool [coat]" } },
  ],
  total: 3,
  facets: [],
  isExact: true,
  queryId: "",
  corrections: [],
};

const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const answering = (body: unknown) => {
  asked.mockReset().mockResolvedValue(Response.json(body));
  vi.stubGlobal("fetch", asked);
};
const titles = async (signal = new AbortController().signal) =>
  (await translated(found, "fr", signal)).hits.map((hit) => hit["title"]);

test("[I18-01] categories and products are said in the visitor's language, designers keep their names", async () => {
  answering({ code: "1000", data: ["Manteaux", "Manteau en laine"] });
  const { hits } = await translated(found, "fr", new AbortController().signal);
  expect(hits.map(({ title, _summary }) => [title, _summary])).toEqual([
    ["Coates", undefined],
    ["Manteaux", {}],
    ["Manteau en laine", {}],
  ]);
  const [address, { body }] = asked.mock.calls[0] ?? ["", { body: "" }];
  expect([address, JSON.parse(String(body))]).toEqual([
    "/translation/translate",
    { val: ["Coats", "Wool coat"], locale: "fr" },
  ]);
});

test.each([
  ["another code", { code: "2000", data: ["Manteaux", "Manteau en laine"] }],
  ["fewer than asked for", { code: "1000", data: ["Manteaux"] }],
  ["garbage", { code: "1000", data: [1, null] }],
  ["nothing", null],
])("[I18-02] where the service answers %s, the originals are shown", async (_, body) => {
  answering(body);
  expect(await titles()).toEqual(["Coates", "Coats", "Wool coat"]);
});

test("[I18-02] a service that cannot be reached costs nothing but the words; who types on waits for nobody", async () => {
  asked.mockReset().mockRejectedValue(new TypeError("no network"));
  vi.stubGlobal("fetch", asked);
  expect(await titles()).toEqual(["Coates", "Coats", "Wool coat"]);
  await expect(titles(AbortSignal.abort())).rejects.toThrow("aborted");
});
