// The GraphQL API of the built shop: open to its own pages, closed to other sites.

import { persistedOperations } from "../api/operations/persisted.ts";
import { expect, test } from "./shop.ts";

const [TAG_QUERY] = [...persistedOperations].find(([, text]) => text.startsWith("query tagQuery")) ?? [];

test("[GQ-01] [GQ-08] pages send persisted operations; schema and explorer are closed; other sites are refused", async ({
  page,
  request,
  visit,
}) => {
  await visit("/newsletter");
  const asked = await page.evaluate(async (sha256Hash) => {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        variables: { shopId: "vitrine", slugOrId: "women" },
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      }),
    });
    return response.json();
  }, TAG_QUERY);
  expect(asked).toMatchObject({ data: { tag: { slug: "women", name: "Women" } } });
  const introspection = await request.post("/graphql", { data: { query: "{ __schema { types { name } } }" } });
  expect(introspection.status()).toBe(400);
  expect((await request.get("/graphql", { headers: { accept: "text/html" } })).status()).toBe(400);
  const elsewhere = await request.post("/graphql", {
    headers: { origin: "https://evil.example" },
    data: { query: 'mutation { createWishlist(input: { shopId: "vitrine" }) { __typename } }' },
  });
  expect(elsewhere.status()).toBe(403);
  expect(await elsewhere.json()).toMatchObject({ errors: [{ extensions: { code: "CROSS_SITE" } }] });
});
