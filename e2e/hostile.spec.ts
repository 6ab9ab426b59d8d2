// Malformed requests: none may get a 5xx status or crash the shop.

import { exchange, pageRequest } from "../tools/chaos/fuzz/requests.ts";
import { randomFrom } from "../tools/chaos/random.ts";
import { randomCases } from "../tools/test-runner/thorough.ts";
import { ADMIN_TOKEN } from "./shop-settings.ts";
import { expect, test } from "./shop.ts";

const REQUESTS = randomCases(2_000, 10_000);
const AT_ONCE = 16;
/** Texts inside encoded cursors and ids, which a check of the request's own text does not see. */
const HIDDEN = ["\0", "a\0b"];

test("malformed requests cause no 5xx status and no crash", async ({ baseURL, request }) => {
  test.setTimeout(300_000);
  const { hostname, port } = new URL(baseURL ?? "");
  const random = randomFrom(20_261_101);
  const bad: string[] = [];
  const statuses = new Map<string, number>();
  let sent = 0;
  const sendSome = async () => {
    while (sent < REQUESTS) {
      sent += 1;
      const text = pageRequest(random);
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
  const keys = { "x-algolia-application-id": "vitrine", "x-algolia-api-key": "public" };
  const graphql = (query: string, id: string) =>
    asked.push(["POST", "/graphql", { headers: merchant, data: { query, variables: { id } } }]);
  for (const hidden of HIDDEN) {
    const address = Buffer.from(`https://pictures.example/${hidden}`).toString("base64url");
    asked.push(
      ["GET", `/media/url/${address}/600.webp`],
      ["GET", `/media/cards/${address}.jpg`],
      [
        "POST",
        "/1/indexes/vitrine_products/browse",
        { headers: keys, data: { cursor: btoa(`walkAfter=${encodeURIComponent(hidden)}&walkSkip=0&walkTotal=1`) } },
      ],
    );
    for (const type of ["Product", "ProductVariant", "Tag", "Collection", "Designer"]) {
      const id = Buffer.from(`${type}:${encodeURIComponent(hidden)}:x`).toString("base64url");
      graphql("query ($id: ID!) { node(id: $id) { id } }", id);
      graphql("query ($id: String!) { product(handleOrId: $id) { id } }", id);
    }
    for (const cursor of [
      `2026-01-01T00:00:00.000Z ${hidden}`,
      `0000-01-01T00:00:00.000Z x`,
      `1e9 ${hidden}`,
      hidden,
    ]) {
      const encoded = Buffer.from(cursor).toString("base64url");
      graphql(
        'query ($id: String!) { tags(shopId: "shop", slugs: ["women"], cursor: $id) { edges { cursor } } }',
        encoded,
      );
      graphql("query ($id: String!) { products(first: 2, after: $id) { nodes { id } } }", encoded);
    }
  }
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
        { ...json, data: { email: "a@b.example", amount: 1, currency: "EUR", message: text, reason: text } },
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
