import { Hono } from "hono";
import { expect, test } from "vitest";
import { speculation, speculationApp } from "./speculation.ts";

const app = new Hono()
  .use(speculation())
  .route("/", speculationApp())
  .get("/page", (context) => context.html("<p>Coats</p>"))
  .get("/data", (context) => context.json({}));

test("documents name the speculation rules, other answers do not", async () => {
  const page = await app.request("/page");
  const address = JSON.parse(page.headers.get("speculation-rules") ?? "null");
  const rules = await app.request(address);
  expect(rules.status).toBe(200);
  expect(rules.headers.get("content-type")).toBe("application/speculationrules+json");
  expect((await app.request("/data")).headers.has("speculation-rules")).toBe(false);
});

test("products and listings may be prerendered, and nothing that acts or is personal", async () => {
  const { prerender } = await (await app.request("/speculation-rules.json")).json();
  const patterns: string[] = prerender.flatMap(({ where }: Rule) => where.and.flatMap((one) => one.href_matches ?? []));
  const isMatched = (path: string) =>
    patterns.some((pattern) => new URLPattern(pattern, "https://shop.example").test(path, "https://shop.example"));
  for (const path of ["/products/a-coat", "/de/products/a-coat", "/collections/women", "/gb/collections/women/sale"])
    expect(isMatched(path), path).toBe(true);
  for (const path of [
    "/",
    "/cart",
    "/de/checkout",
    "/account",
    "/logout",
    "/de/login",
    "/wishlist",
    "/choose",
    "/admin",
  ])
    expect(isMatched(path), path).toBe(false);
  expect(isMatched("https://elsewhere.example/products/a-coat")).toBe(false);
});

interface Rule {
  readonly where: { readonly and: readonly { readonly href_matches?: readonly string[] }[] };
}
