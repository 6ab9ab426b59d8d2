// Malformed requests for the fuzz and for e2e/hostile.spec.ts: random methods, headers and bodies for every route and API of the shop.

import { readFileSync } from "node:fs";
import { connect } from "node:net";
import type { Random } from "../random.ts";

const TIMEOUT_MS = 20_000;
/** Precedes the response if a request has `Expect: 100-continue`. */
const INTERIM = /^HTTP\/1\.1 100 [^\r]*\r\n\r\n/;

/** The status of the response, "closed" if the connection ended without one, or "silent" after a timeout. */
export function exchange(host: string, port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const finish = (status: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    const timer = setTimeout(finish, TIMEOUT_MS, "silent");
    socket.on("connect", () => socket.write(Buffer.from(text, "latin1")));
    let head = "";
    socket.on("data", (chunk) => {
      head = `${head}${chunk.toString("latin1")}`.replace(INTERIM, "");
      if (head !== "") finish(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? "garbled");
    });
    socket.on("error", () => finish("closed"));
    socket.on("close", () => finish("closed"));
  });
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from.");
  return item;
};

/** Every page with hostile parameters, read from the tables of routes, without the one that is an error by design. */
const SHOP_PAGES = pathsIn("storefront/routes.ts").flatMap((path) =>
  [":code", "de", "xx", ""].map((code) => `/${path.replace(/:code\??/, code)}`.replaceAll(/\/{2,}/g, "/")),
);
/** Without a session, these lead to the sign-in page. */
const CONSOLE_PAGES = pathsIn("console/routes.ts").map((path) => `/console/${path}`);
const PAGES = [...SHOP_PAGES, ...CONSOLE_PAGES].map((path) => path.replaceAll(/:\w+\??|\*/g, "x"));

function pathsIn(file: string): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(/path: "([^"]+(?<!serverError))"/g)].map(([, path = ""]) => path);
}

/** Encoded cursors and ids among the values of requests. */
const ENCODED = new Set<string>();

/** JSON that an API accepts, by path. Its values are replaced at random. */
const APIS: readonly (readonly [path: string, body: unknown])[] = [
  ["/graphql", { query: "query ($q: String!) { product(slug: $q) { id title } }", variables: { q: "x" } }],
  ["/graphql", { query: '{ products(first: 5, after: "x") { nodes { id title } } }' }],
  ["/graphql", { query: 'mutation { addToCart(input: {items: [{variantId: "1", quantity: 1}]}) { __typename } }' }],
  ["/search/listing", { query_clause_info: { query_text: "wool", config_info: { start: 0, hit: 10 } } }],
  ["/search/suggestions", { lang: "en_US", query_clause_info: { query_text: "b", config_info: { start: 0, hit: 5 } } }],
  [
    "/1/indexes/*/queries",
    { requests: [{ indexName: "vitrine_products", query: "a", facets: ["*"], filters: "a:b" }] },
  ],
  ["/1/indexes/vitrine_products/query", { query: "a", page: 1, hitsPerPage: 5, numericFilters: ["price>1"] }],
  ["/1/indexes/vitrine_products/browse", { cursor: "x", hitsPerPage: 10 }],
  ["/1/indexes/vitrine_products/browse", { cursor: encoded("walkAfter=x&walkSkip=0&walkTotal=1") }],
  ["/graphql", { query: "query ($id: ID!) { node(id: $id) { id } }", variables: { id: encoded("Product:x") } }],
  ["/graphql", { query: "query ($id: ID!) { node(id: $id) { id } }", variables: { id: encoded("Tag:women") } }],
  [
    "/graphql",
    {
      query: 'query ($c: String!) { tags(shopId: "shop", slugs: ["women"], cursor: $c) { edges { cursor } } }',
      variables: { c: encoded("2026-01-01T00:00:00.000Z x") },
    },
  ],
  ["/1/indexes/*/objects", { requests: [{ indexName: "vitrine_products", objectID: "1" }] }],
  ["/1/indexes/*/recommendations", { requests: [{ indexName: "vitrine_products", model: "trending-items" }] }],
  ["/1/indexes/vitrine_products/facets/vendor/query", { facetQuery: "a", maxFacetHits: 10 }],
  ["/translation/product", { id: ["1"], locale: "de" }],
  ["/translation/translate", { val: ["Wool"], locale: "de" }],
  ["/translation/labels", { name: ["Sale"], locale: "de" }],
  ["/translation/category", { locale: "de" }],
  ["/payments/webhooks/stripe", { id: "evt_1", type: "refund.created", data: { object: {} } }],
  ["/payments/webhooks/test", { id: "evt_1" }],
  ["/admin/catalogue", { put: [{ product_id: "1" }] }],
  ["/admin/settings/facts", { name: "x" }],
];

function encoded(text: string): string {
  const value = Buffer.from(text).toString("base64");
  ENCODED.add(value);
  return value;
}

/** Names and values of the shop's forms. */
const FIELDS = [
  ..."email password name firstName lastName line1 city postalCode country region phone quantity variantId productId".split(
    " ",
  ),
  ..."intent code card expiry number message method deliverOn size colour rating title text token orderId page sort".split(
    " ",
  ),
];
export const VALUES: readonly unknown[] = [
  "",
  "x",
  "\0",
  "\uD800",
  "2026-13-45",
  "__proto__",
  "%00",
  "a@b.example",
  "x".repeat(3_000),
  null,
  true,
  -1,
  Number.MAX_VALUE,
  2 ** 53,
  0.5,
  [],
  {},
  [[[[]]]],
  { $ref: "x" },
  "4242424242424242",
  "add",
  "save",
  "remove",
];

/** A copy of a value in which some parts are hostile, missing or of another type. */
export function mutate(random: Random, value: unknown): unknown {
  if (random() < 0.15) return pick(random, VALUES);
  if (typeof value === "string" && ENCODED.has(value)) return mutateInside(random, value);
  if (Array.isArray(value)) return value.map((one) => mutate(random, one));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(() => random() > 0.05);
  return Object.fromEntries(kept.map(([name, one]) => [name, mutate(random, one)]));
}

/** Puts a hostile value into one part of an encoded cursor or id. */
function mutateInside(random: Random, value: string): string {
  const parts = Buffer.from(value, "base64")
    .toString()
    .split(/([ :=&])/);
  const at = 2 * Math.floor((random() * (parts.length + 1)) / 2);
  const hostile = String(pick(random, VALUES) ?? "");
  parts[at] = random() < 0.5 ? encodeURIComponent(hostile.toWellFormed()) : hostile;
  return Buffer.from(parts.join("")).toString(random() < 0.5 ? "base64" : "base64url");
}

function apiRequest(random: Random): string {
  const [path, body] = pick(random, APIS);
  const text = random() < 0.05 ? garbage(random) : JSON.stringify(mutate(random, body) ?? "");
  const keys = "X-Algolia-Application-Id: vitrine\r\nX-Algolia-Api-Key: public";
  const method = pick(random, ["POST", "POST", "POST", "PUT", "PATCH"]);
  return posted(random, method, path, `application/json\r\n${keys}`, text);
}

function formRequest(random: Random): string {
  const path = pick(random, PAGES);
  const fields = Array.from({ length: Math.floor(random() * 8) }, () => {
    const value = String(pick(random, VALUES) ?? "").toWellFormed();
    return `${pick(random, FIELDS)}=${random() < 0.1 ? "%ED%A0%80" : encodeURIComponent(value)}`;
  });
  return posted(random, "POST", path, "application/x-www-form-urlencoded", fields.join("&"));
}

/** As the shop's own pages send it. */
export function posted(random: Random, method: string, path: string, type: string, body: string): string {
  const length = Buffer.byteLength(body, "latin1");
  const head = [`${method} ${path} HTTP/1.1`, "Host: shop.example", "Origin: http://shop.example", "Connection: close"];
  return [...head, from(random), `Content-Type: ${type}`, `Content-Length: ${length}`, "", body].join("\r\n");
}

/** Each request has its own client, so that a shop with `TRUSTED_PROXIES=1` answers it instead of limiting one address. */
function from(random: Random): string {
  const [a, b, c] = [random(), random(), random()].map((part) => Math.floor(part * 256));
  return `X-Forwarded-For: 10.${a}.${b}.${c}`;
}

const METHODS = ["GET", "GET", "GET", "GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "PROPFIND", "TRACE"];
const ROOTS = [
  "/",
  "/de",
  "/xx",
  "/DE/",
  "/collections/women",
  "/de/collections/sale",
  "/collections/",
  "/collections/a+b/c",
  "/products/",
  "/products/x",
  "/products/1/2",
  "/pages/search",
  "/newsletter",
  "/media/",
  "/media/art/",
  "/media/url/",
  "/assets/",
  "/assets/../../package.json",
  "/healthz",
  "/metrics",
  "/.git/config",
  "/..%2f..%2fetc/passwd",
  "//evil.example/",
  "/%00",
  "/%E0%A4%A",
  "/%ff%fe",
  "/\\..\\",
  "/;jsessionid=1",
  "/wp-admin.php",
  "/index.html",
  "*",
  "http://evil.example/",
];
const FRAGMENTS = [
  "",
  "?",
  "?a",
  "?=",
  "?qTitle=",
  "?page=-1",
  "?page=1e309",
  "?page=NaN",
  "?sort=__proto__",
  "?__proto__[x]=1",
  "?a[b][c][d][e][f][g]=1",
  "?constructor.prototype.x=1",
  "?qTitle=%27%20OR%201=1--",
  "?qTitle=<script>alert(1)</script>",
  "?%",
  "?%zz=%zz",
  "?a=%00",
  "?a=\u00ff\u00fe",
  "?page=2&page=3",
  "?sort=price&sort=new",
  "?page=99999999999999999999",
  "?page=0x10",
  "?page[]=1",
  "#frag",
];
const HEADERS = [
  "Accept: application/vnd.vitrine.data+json",
  "Accept: application/vnd.vitrine.data+json;routes=nope.layout",
  "Accept: application/vnd.vitrine.data+json;routes=__proto__",
  "Accept: */*",
  "Accept: \u00ff",
  "Accept-Encoding: br;q=nan, gzip;q=",
  "Accept-Encoding: *",
  "Accept-Language: xx-YY;q=2",
  "Cookie: a=b; __proto__=1; =; ;;",
  "User-Agent: ",
  'If-None-Match: W/"x", *',
  "If-Modified-Since: tomorrow",
  "Range: bytes=9-1",
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Proto: javascript",
  "X-Request-Id: ../../etc",
  "Origin: null",
  "Origin: http://evil.example",
  "Referer: javascript:alert(1)",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Type: multipart/form-data; boundary=x",
  "Content-Type: multipart/form-data",
  "Content-Type: application/json",
  "Transfer-Encoding: chunked",
  "Expect: 100-continue",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Content-Encoding: br",
  "Forwarded: for=1.2.3.4;host=evil",
];
const BODIES = [
  "",
  "email=",
  "email=a%40b.example",
  "email=" + "x".repeat(2000),
  "%%%=%%%",
  '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
  '{"a":',
  "\u0000\u0001",
  "a=1&".repeat(5000),
  "x".repeat(300_000),
];

/** A malformed request to any page, form or API. */
export function hostileRequest(random: Random): string {
  const roll = random();
  return roll < 0.3
    ? apiRequest(random)
    : roll < 0.5
      ? formRequest(random)
      : pageRequest(random, roll < 0.75 ? ROOTS : PAGES);
}

/** A malformed request of one of these paths. Those by default use up no limit of sign-ins or orders. */
export function pageRequest(random: Random, roots: readonly string[] = ROOTS): string {
  const method = pick(random, METHODS);
  const noise = random() < 0.4 ? garbage(random) : "";
  const path = (pick(random, roots) + noise + pick(random, FRAGMENTS)).replaceAll(/[\r\n ]/g, "");
  const headers = Array.from({ length: Math.floor(random() * 4) }, () => pick(random, HEADERS));
  const host = random() < 0.95 ? "Host: shop.example" : pick(random, ["Host: ", "Host: a b", "Host: \u00ff", "X: y"]);
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? pick(random, BODIES) : "";
  const isChunked = headers.some((header) => header.startsWith("Transfer-Encoding"));
  const length = hasBody && !isChunked ? [`Content-Length: ${Buffer.byteLength(body, "latin1")}`] : [];
  const payload = isChunked
    ? `${Buffer.byteLength(body, "latin1").toString(16)}\r\n${body}\r\n${body ? "0\r\n\r\n" : ""}`
    : body;
  const head = [`${method} ${path} HTTP/1.1`, host, "Connection: close", from(random)];
  return [...head, ...headers, ...length, "", payload].join("\r\n");
}

function garbage(random: Random): string {
  const length = Math.floor(random() ** 3 * 3000) + 1;
  const alphabet = pick(random, [
    "abc123-_.",
    "%0aAfF",
    "/.\\",
    "<>\"'`{}[]|^",
    "\u0080\u00ff\u00e9\u00f1",
    "+&=;,@!~*()",
  ]);
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join("");
}
