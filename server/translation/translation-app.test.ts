// The translation API over HTTP.
import { expect, test } from "vitest";
import { glossaryTranslator, type Translator } from "#translation";
import type { PublicReads } from "../reads/public-reads.ts";
import { createRateLimit } from "./rate-limit.ts";
import { translationApp } from "./translation-app.ts";

const PRODUCTS = [
  { id: "1", title: "Belted cotton-gabardine trench coat" },
  { id: "2", title: "Something of another shop" },
];

function serve({
  perMinute = 100,
  translator = glossaryTranslator() as Translator,
  reads,
}: {
  readonly perMinute?: number;
  readonly translator?: Translator;
  readonly reads?: Pick<PublicReads, "admit">;
} = {}) {
  const app = translationApp({
    translator,
    titlesOf: async (ids) => PRODUCTS.filter(({ id }) => ids.includes(id)),
    limit: createRateLimit(perMinute),
    networkOf: () => "here",
    reads,
    onError: () => undefined,
  });
  return async (path: string, body: unknown, method = "POST") => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await app.request(path, { method, ...(method === "POST" && { body: text }) });
    return { status: answer.status, ...((await answer.json()) as { code: string; data?: unknown; message?: string }) };
  };
}

test("product titles come in the requested order; unknown ids have an empty title [I18-01]", async () => {
  const ask = serve();
  expect(await ask("/product", { id: ["2", 1, "404"], locale: "fr-FR" })).toEqual({
    status: 200,
    code: "1000",
    data: [
      { id: "2", title: "Something of another shop" },
      { id: "1", title: "Trench ceinturé en gabardine de coton" },
      { id: "404", title: "" },
    ],
  });
});

test("translates strings, labels, categories and the navigation [I18-01] [I18-03] [I18-04]", async () => {
  const ask = serve();
  expect(await ask("/translate", { val: ["Black", "Halden & Rue"], locale: "fr" })).toMatchObject({
    code: "1000",
    data: ["Noir", "Halden & Rue"],
  });
  expect(await ask("/labels", { name: ["Women's Shoes"], locale: "fr" })).toMatchObject({
    code: "1000",
    data: [{ name: "Women's Shoes", label: "Chaussures femme" }],
  });
  expect(await ask("/category", { locale: "fr" })).toMatchObject({ code: "1000", data: { Coats: "Manteaux" } });
  expect(await ask("/navigation", { locale: "fr" })).toMatchObject({ code: "1000", data: { "New in": "Nouveautés" } });
});

test("invalid requests are rejected with an error code and the reason [I18-01]", async () => {
  const ask = serve();
  expect(await ask("/translate", "not json")).toMatchObject({ status: 400, code: "4000" });
  expect(await ask("/translate", { val: "Black", locale: "fr" })).toMatchObject({ status: 400, code: "4000" });
  expect(await ask("/translate", { val: [], locale: "fr; drop" })).toMatchObject({ status: 400, code: "4000" });
  const many = Array.from({ length: 501 }, () => "Black");
  expect(await ask("/translate", { val: many, locale: "fr" })).toMatchObject({ status: 400, code: "4000" });
  expect(await ask("/translate", { val: ["x".repeat(300_000)], locale: "fr" })).toMatchObject({ status: 413 });
  expect(await ask("/product", "", "GET")).toMatchObject({ status: 405, code: "4000" });
  expect(await ask("/elsewhere", {})).toMatchObject({ status: 404, code: "4000" });
});

test("a network over the rate limit has to wait [I18-01]", async () => {
  const ask = serve({ perMinute: 2 });
  await ask("/category", { locale: "fr" });
  expect(await ask("/category", { locale: "fr" })).toMatchObject({ status: 200 });
  expect(await ask("/category", { locale: "fr" })).toMatchObject({ status: 429, code: "4290" });
});

test("[UF-03] a translation costs as much as it has characters, and is refused beyond the client's budget", async () => {
  const costs: number[] = [];
  const ask = serve({
    reads: {
      admit: async (_, cost) => {
        costs.push(cost);
        return cost > 50_000 ? { kind: "busy", retryAfterSeconds: 3 } : { kind: "admitted", release: () => {} };
      },
    },
  });
  expect(await ask("/category", { locale: "fr" })).toMatchObject({ status: 200 });
  const long = Array.from({ length: 4 }, () => "x".repeat(19_000));
  expect(await ask("/translate", { val: long, locale: "fr" })).toMatchObject({ status: 429, code: "4290" });
  expect(costs[1]! - costs[0]!).toBeGreaterThan(70_000);
});

test("without an answer from the provider, the API responds as unavailable [ER-01]", async () => {
  const nothing: Translator = {
    product: async () => null,
    translate: async () => null,
    category: async () => undefined,
    navigation: async () => undefined,
    labels: async () => null,
  };
  const ask = serve({ translator: nothing });
  expect(await ask("/translate", { val: ["Black"], locale: "fr" })).toMatchObject({ status: 503, code: "5000" });
  expect(await ask("/category", { locale: "fr" })).toMatchObject({ status: 503, code: "5000" });
});
