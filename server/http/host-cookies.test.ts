import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { parse } from "hono/utils/cookie";
import { expect, test } from "vitest";
import { hostCookies, plainCookies } from "./host-cookies.ts";

const app = new Hono();
app.use(hostCookies());
app.get("/", (context) => context.json(parse(context.req.header("cookie") ?? "")));
app.get("/set", () => {
  const headers = new Headers({ location: "/" });
  for (const cookie of ["orders=1; Path=/; HttpOnly", "wishlist=2; Path=/", "_ga=; Max-Age=0"])
    headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
});

test("over TLS, every cookie of the shop is Secure and of its own host alone", async () => {
  const answer = await app.request("/set");
  expect(answer.headers.getSetCookie()).toEqual([
    "__Host-orders=1; Path=/; HttpOnly; Secure",
    "__Host-wishlist=2; Path=/; Secure",
    "_ga=; Max-Age=0",
  ]);
  expect(answer.headers.get("location")).toBe("/");
});

test("[UF-15] every cookie that the sources name is one that the shop prefixes", () => {
  const sources = ["server", "storefront", "console"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/test/.test(path))
      .map((path) => readFileSync(join(folder, path), "utf8")),
  );
  const names = sources.flatMap((source) =>
    [...source.matchAll(/(?:tokenCookie\(|COOKIE = )"([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  expect(names).toEqual(expect.arrayContaining(["session", "device", "bag", "console", "console-device", "consent"]));
  expect(names.filter((name) => plainCookies(`__Host-${name}=1`) !== `${name}=1`)).toEqual([]);
});

test("a cookie that a subdomain has set is not read, except a country or language that the visitor has not chosen", async () => {
  const read = async (cookie: string) => (await app.request("/", { headers: { cookie } })).json();
  expect(await read("orders=evil; __Host-wishlist=own; wishlist=evil; _ga=1; country=de")).toEqual({
    wishlist: "own",
    _ga: "1",
    country: "de",
  });
  expect(await read("country=de; __Host-country=fr; language=it")).toEqual({ country: "fr", language: "it" });
});
