// Malformed requests: none may get a 5xx status or crash the shop.

import { connect } from "node:net";
import { randomCases } from "../tools/test-runner/thorough.ts";
import { ADMIN_TOKEN } from "./shop-settings.ts";
import { expect, test } from "./shop.ts";

const REQUESTS = randomCases(2_000, 10_000);
const AT_ONCE = 16;
const TIMEOUT_MS = 20_000;

test("malformed requests cause no 5xx status and no crash", async ({ baseURL, request }) => {
  test.setTimeout(300_000);
  const { hostname, port } = new URL(baseURL ?? "");
  const random = generator(20_261_101);
  const bad: string[] = [];
  const statuses = new Map<string, number>();
  let sent = 0;
  const sendSome = async () => {
    while (sent < REQUESTS) {
      sent += 1;
      const text = hostileRequest(random);
      const status = await exchange(hostname, Number(port), text);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status.startsWith("5") || status === "silent")
        bad.push(`${status} for ${JSON.stringify(text.slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  expect(bad.slice(0, 10)).toEqual([]);
  expect([...statuses.keys()].length, "the requests get different responses").toBeGreaterThan(3);
  expect((await request.get("/readyz")).status()).toBe(200);
});

test("[UF-11] NUL, half surrogate pairs and impossible dates get no 5xx, whoever sends them", async ({
  baseURL,
  request,
}) => {
  const texts = ["\0", "a\0b", "\uD800", "b\uDFFFc"];
  const days = ["2026-13-45", "2026-02-30", "0000-00-00", "9999-99-99", "2026-1-1", "\0"];
  const merchant = { authorization: `Bearer ${ADMIN_TOKEN}`, "content-type": "application/json" };
  const asked: [
    method: string,
    path: string,
    init?: { headers?: Record<string, string>; data?: unknown; form?: Record<string, string> },
  ][] = [];
  const paths = [
    "/collections/",
    "/products/",
    "/account/orders/",
    "/wishlist/",
    "/giftcard/",
    "/media/",
    "/brand/",
    "/theme/",
    "/1/indexes/",
    "/admin/accounts/",
    "/admin/after-sales/returns/",
    "/admin/after-sales/gift-cards/",
    "/admin/orders/",
    "/admin/settings/",
  ];
  // A path cannot contain half of a surrogate pair: these are its bytes in the encoding that some programs use.
  for (const path of paths)
    for (const text of ["%00", "a%00b", "%ED%A0%80"]) asked.push(["GET", path + text, { headers: merchant }]);
  for (const query of ["/collections/women?refinementList[Size][0]=", "/pages/search?qTitle=", "/pages/return?number="])
    asked.push(["GET", `${query}%00`], ["GET", `${query}%ED%A0%80`]);
  asked.push(["GET", "/admin/accounts?after=%00", { headers: merchant }]);
  for (const text of texts) {
    const json = { headers: merchant };
    asked.push(
      ["POST", "/translation/product", { ...json, data: { id: [text], locale: "de" } }],
      ["POST", "/translation/translate", { ...json, data: { val: [text], locale: "de" } }],
      [
        "POST",
        "/graphql",
        { ...json, data: { query: "query ($q: String!) { product(slug: $q) { id } }", variables: { q: text } } },
      ],
      ["PUT", "/admin/settings/facts", { ...json, data: { name: text } }],
      ["PATCH", "/admin/pictures/hosts", { ...json, data: { allow: [text] } }],
      [
        "POST",
        "/admin/after-sales/gift-cards",
        { ...json, data: { email: "a@b.example", amount: 1, currency: "EUR", message: text } },
      ],
      ["POST", "/admin/after-sales/returns/R0000000000/refuse", { ...json, data: { reason: text } }],
      ["PUT", `/admin/accounts/a@b.example/vip`, { ...json, data: { level: text } }],
    );
    for (const [path, field] of [
      ["/newsletter", "email"],
      ["/login", "email"],
      ["/password", "email"],
      ["/cart", "variantId"],
      ["/wishlist", "product"],
      ["/pages/return", "number"],
      ["/pages/track-order", "number"],
      ["/choose", "country"],
    ] as const)
      asked.push(["POST", path, { form: { intent: "add", form: "find", email: "a@b.example", [field]: text } }]);
  }
  for (const deliverOn of days)
    asked.push([
      "POST",
      "/giftcard",
      { form: { amount: "100", recipientName: "Bo", recipientEmail: "bo@b.example", senderName: "Ana", deliverOn } },
    ]);
  const bad: string[] = [];
  for (const [method, path, init] of asked) {
    const headers = { origin: new URL(baseURL ?? "").origin, ...init?.headers };
    const response = await request.fetch(path, { ...init, method, headers, maxRedirects: 0 });
    if (response.status() >= 500) bad.push(`${response.status()} for ${method} ${path} ${JSON.stringify(init)}`);
  }
  expect(bad).toEqual([]);
});

/** The status of the response, "closed" if the connection ended without one, or "silent" after a timeout. */
function exchange(host: string, port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const finish = (status: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    const timer = setTimeout(finish, TIMEOUT_MS, "silent");
    socket.on("connect", () => socket.write(Buffer.from(text, "latin1")));
    socket.on("data", (chunk) => finish(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString("latin1"))?.[1] ?? "garbled"));
    socket.on("error", () => finish("closed"));
    socket.on("close", () => finish("closed"));
  });
}

type Random = () => number;

/** Mulberry32: the same requests in every run. */
function generator(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from.");
  return item;
};

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

function hostileRequest(random: Random): string {
  const method = pick(random, METHODS);
  const noise = random() < 0.4 ? garbage(random) : "";
  const path = (pick(random, ROOTS) + noise + pick(random, FRAGMENTS)).replaceAll(/[\r\n ]/g, "");
  const headers = Array.from({ length: Math.floor(random() * 4) }, () => pick(random, HEADERS));
  const host = random() < 0.95 ? "Host: shop.example" : pick(random, ["Host: ", "Host: a b", "Host: \u00ff", "X: y"]);
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? pick(random, BODIES) : "";
  const isChunked = headers.some((header) => header.startsWith("Transfer-Encoding"));
  const length = hasBody && !isChunked ? [`Content-Length: ${Buffer.byteLength(body, "latin1")}`] : [];
  const payload = isChunked
    ? `${Buffer.byteLength(body, "latin1").toString(16)}\r\n${body}\r\n${body ? "0\r\n\r\n" : ""}`
    : body;
  return [`${method} ${path} HTTP/1.1`, host, "Connection: close", ...headers, ...length, "", payload].join("\r\n");
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
