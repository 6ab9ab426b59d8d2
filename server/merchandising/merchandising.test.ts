// Merchandising rules over HTTP: what an operator drafts and publishes, and what shoppers then see.

import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import type { Rule } from "#commerce/merchandising";
import { importFeed } from "#commerce/products";
import { openEmbedded } from "#search/backends/embedded";
import { printListingRequest } from "#search/dialects/listing/print-request";
import { PRODUCT_SCHEMA } from "#search/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

/** Sixty coats of four designers; the newest, number 60, is first. */
const COATS = 60;
const LISTING = "/collections/women";
interface Answer {
  readonly kind: string;
  readonly rule?: { readonly id: string };
  readonly errors?: readonly { readonly path: string }[];
}
const node = (number: number) => ({ handle: `product-${number}` });
const pin = (number: number, place: number) => ({ kind: "pin", product: `p${number}`, place });

/** The version and the line that a form starts from. */
const startOf = (html: string) => {
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`, "u").exec(html)?.[1] ?? "";
  return { version: field("version"), base: field("base").replaceAll("&quot;", '"').replaceAll("&amp;", "&") };
};

onDatabase("merchandising rules", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const rows = Array.from({ length: COATS }, (_, at) =>
      feedRow(at + 1, 0, {
        department: "women",
        product_type: "Coats",
        tags: "Clothing\tWomen",
        color: "Black",
        inventory_quantity: 3,
      }),
    );
    // Older than the coats: sold out, one size of four left, and all in stock.
    const suits = [0, 1, 4].flatMap((left, at) =>
      Array.from({ length: 4 }, (_, size) =>
        feedRow(101 + at, size, {
          title: "Tuxedo",
          department: "men",
          product_type: "Suits",
          tags: "Clothing\tMen",
          inventory_quantity: size < left ? 2 : 0,
          published_at: `2025-0${9 - at}-01T00:00:00Z`,
        }),
      ),
    );
    await importFeed(
      database.current,
      [...rows, ...suits].map((row) => JSON.stringify(row)),
      { source: "coats" },
    );
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await shop.app.request(`/admin/merchandising/rules${path}`, {
      method,
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as Answer };
  };
  const rule = (changes: object) => ({ name: "A rule", scope: { kind: "listing", path: LISTING }, ...changes });
  const draft = async (changes: object): Promise<string> => {
    const { status, json } = await ask("POST", "", rule(changes));
    expect([status, json.errors]).toEqual([201, undefined]);
    return json.rule!.id;
  };
  /** Runs the body while a rule is live. */
  const during = async (changes: object, body: () => Promise<void>) => {
    const id = await draft(changes);
    expect((await ask("POST", `/${id}/publish`, { version: 1 })).status).toBe(200);
    try {
      await body();
    } finally {
      expect((await ask("DELETE", `/${id}`, { version: 2 })).status).toBe(200);
    }
  };
  /** The page of a new rule, for an editor; each change starts from the latest version. */
  const consoleOf = async (name: string, changes: object) => {
    const id = await draft(changes);
    const { token } = await joinStaff(testingAccounts(database.current), `${name}@example.com`, "editor");
    const headers = { cookie: `__Host-console=${token}`, "sec-fetch-site": "same-origin", origin: TESTING_ORIGIN };
    const at = `${TESTING_ORIGIN}/console/listings/${id}`;
    const read = async () => (await ask("GET", `/${id}`)).json as unknown as Rule;
    let current = await read();
    return {
      get: (query = "") => shop.app.request(at + query, { headers }),
      post: async (fields: Record<string, string>, more: Record<string, string> = {}) => {
        const body = new URLSearchParams({ version: String(current.version), ...fields });
        const response = await shop.app.request(at, { method: "POST", headers: { ...headers, ...more }, body });
        current = await read();
        return response;
      },
      draft: () => current.draft!,
    };
  };
  const get = (path: string) =>
    shop.app.request(TESTING_ORIGIN + path, { headers: { cookie: "language=en", accept: "text/html" } });
  /** Numbers of the products in the grid, in order. */
  const listed = async (path: string): Promise<readonly number[]> => {
    const html = await (await get(path)).text();
    return [
      ...new Set([...html.matchAll(/href="[^"]*\/products\/product-(\d+)["?]/g)].map(([, number]) => Number(number))),
    ];
  };
  const countOf = async (path: string) => /"paging":\{"total":(\d+)/.exec(await (await get(path)).text())?.[1];

  const send = async <Body>(path: string, body: object, headers: Record<string, string> = {}): Promise<Body> => {
    const sent = { "content-type": "application/json", ...headers };
    const response = await shop.app.request(path, { method: "POST", headers: sent, body: JSON.stringify(body) });
    return (await response.json()) as Body;
  };
  interface ListingResult {
    readonly total: number;
    readonly hits: readonly { readonly handle: string }[];
    readonly facets: unknown;
    readonly unused_rule_contexts?: readonly string[];
    readonly applied_rules?: readonly string[];
    readonly banner?: object;
    readonly redirect?: string;
  }
  const numbers = (hits: readonly { readonly handle: string }[]) =>
    hits.map(({ handle }) => Number(handle.replace("product-", "")));

  test("[MD-04] a draft changes nothing, a published rule pins, and the totals stay", async () => {
    const plain = await listed(LISTING);
    expect(plain.slice(0, 4)).toEqual([60, 59, 58, 57]);
    const id = await draft({ actions: [pin(3, 1), pin(60, 4), pin(999, 2)] });
    expect(await listed(LISTING)).toEqual(plain);
    expect((await ask("POST", `/${id}/publish`, { version: 1 })).status).toBe(200);
    expect((await listed(LISTING)).slice(0, 5)).toEqual([3, 59, 58, 60, 57]);
    expect(await countOf(LISTING)).toBe(String(COATS));
    // No product is on two pages, and none is missing.
    const more = await listed(`${LISTING}?page=2`);
    expect(more).toHaveLength(COATS);
    expect(more.slice(0, 5)).toEqual([3, 59, 58, 60, 57]);
    // A shopper's own order has no pins, nor has another listing.
    expect((await listed(`${LISTING}?sortBy=price-asc`)).slice(0, 2)).toEqual([1, 2]);
    expect((await listed("/collections/all")).slice(0, 2)).toEqual([60, 59]);
    await ask("DELETE", `/${id}`, { version: 2 });
    expect(await listed(LISTING)).toEqual(plain);
  });

  test("[MD-04] pins stay at their places in our selection and by relevance, in pages and every API", async () => {
    const places = (found: readonly number[]) => [found.indexOf(3) + 1, found.indexOf(7) + 1];
    const algolia = { "x-algolia-application-id": "vitrine", "x-algolia-api-key": "public" };
    await during({ actions: [pin(3, 1), pin(7, 2)] }, async () => {
      for (const [sortBy, name, attribute, suffix] of [
        ["selection-desc", "OUR_SELECTION", "-selection", "_selection_desc"],
        ["RANK-desc", "MOST_RELEVANT", "-RANK", ""],
      ] as const) {
        // One designer has both products, and our selection keeps the pieces of a designer apart.
        expect(places(await listed(`${LISTING}?sortBy=${sortBy}`)), sortBy).toEqual([1, 2]);
        const clauses = { query_filter: 'department="women"', uniq_field: "product_id", sort: attribute };
        const { result } = await send<{ result: ListingResult }>("/search/listing", {
          rule_contexts: [LISTING],
          query_clause_info: clauses,
        });
        expect(places(numbers(result.hits)), attribute).toEqual([1, 2]);
        const { hits } = await send<{ hits: readonly { handle: string }[] }>(
          `/1/indexes/vitrine_products${suffix}/query`,
          { filters: "department:women", distinct: true, ruleContexts: [LISTING] },
          algolia,
        );
        expect(places(numbers(hits)), suffix).toEqual([1, 2]);
        const query = `{ collection(handle: "women") { products(first: 4, sort: ${name}) { nodes { handle } } } }`;
        const { data } = await send<{ data: { collection: { products: { nodes: readonly { handle: string }[] } } } }>(
          "/graphql",
          { query },
        );
        expect(places(numbers(data.collection.products.nodes)), name).toEqual([1, 2]);
      }
    });
    const scope = { kind: "words", words: ["wool"], match: "exact" };
    await during({ scope, actions: [pin(3, 1)] }, async () => {
      expect((await listed("/pages/search?qTitle=wool&sortBy=selection-desc"))[0]).toBe(3);
      expect((await listed("/pages/search?qTitle=wool&sortBy=published_at-desc"))[0]).toBe(60);
    });
  });

  test("[MD-04] boosted products come first, buried ones last, and hidden ones leave the total", async () => {
    await during(
      {
        actions: [
          { kind: "boost", where: { designers: ["Nordlys"] } },
          { kind: "bury", where: { products: ["p59", "p60"] } },
          { kind: "hide", where: { designers: ["Harrow & Pike"] } },
        ],
      },
      async () => {
        const all = await listed(`${LISTING}?page=2`);
        expect(all).toHaveLength(45);
        // Every fourth is of this designer, and burying wins.
        expect(all.slice(0, 15)).toEqual([55, 51, 47, 43, 39, 35, 31, 27, 23, 19, 15, 11, 7, 3, 57]);
        expect(all.slice(-2)).toEqual([60, 59]);
        expect(await countOf(LISTING)).toBe("45");
      },
    );
  });

  test("[MD-04] words lead to a page in the visitor's country, by market and date", async () => {
    const words = { kind: "words", words: ["Café jackets"], match: "contains" };
    const redirect = { kind: "redirect", to: "/collections/sale" };
    const asked = "/de/pages/search?qTitle=cafe%20JACKETS%20cheap";
    expect((await get(asked)).status).toBe(200);
    await during({ scope: words, actions: [redirect] }, async () => {
      const response = await get(asked);
      expect([response.status, response.headers.get("location")]).toEqual([302, "/de/collections/sale"]);
      expect((await get("/de/pages/search?qTitle=cafe")).status).toBe(200);
    });
    await during({ scope: words, actions: [redirect], markets: ["fr"] }, async () => {
      expect((await get(asked)).status).toBe(200);
      expect((await get(asked.replace("/de/", "/fr/"))).status).toBe(302);
    });
    await during({ scope: words, actions: [redirect], endsAt: "2026-01-01T00:00:00Z" }, async () => {
      expect((await get(asked)).status).toBe(200);
    });
  });

  test("[MD-04] a banner is above the list, in the visitor's language or in English", async () => {
    const banner = { kind: "banner", text: { en: "Coats & care", de: "Mäntel <3" }, href: "/pages/size-guide" };
    await during({ actions: [banner] }, async () => {
      expect(await (await get(`/de${LISTING}`)).text()).toMatch(
        /<a href="\/de\/pages\/size-guide">Coats &amp; care<\/a>/,
      );
      const german = await shop.app.request(`${TESTING_ORIGIN}/de${LISTING}`, { headers: { cookie: "language=de" } });
      expect(await german.text()).toContain(">Mäntel &lt;3</a>");
      expect(await (await get("/de/collections/all")).text()).not.toContain("Coats &amp; care");
    });
  });

  test("[MD-04] a rule for a context applies where a search has it", async () => {
    await during({ contexts: ["device-mobile"], actions: [pin(1, 1)] }, async () => {
      expect((await listed(LISTING))[0]).toBe(60);
    });
    await during({ contexts: ["device-desktop", "department-women"], actions: [pin(1, 1)] }, async () => {
      expect((await listed(LISTING))[0]).toBe(1);
    });
  });

  test("[SR-04] [MD-04] the search API applies rules by market, language, date and context, and its totals stay exact", async () => {
    const asked = async (contexts: readonly string[], clauses: object = {}) => {
      const { result } = await send<{ result: ListingResult }>("/search/listing", {
        fetch_fields: ["handle"],
        rule_contexts: contexts,
        query_clause_info: {
          sort: "-published_at",
          uniq_field: "product_id",
          query_filter: 'department="women"',
          facets: [{ field: "vendor" }],
          config_info: { hit: 5 },
          ...clauses,
        },
      });
      return { ...result, listed: numbers(result.hits) };
    };
    const plain = await asked([]);
    expect(plain.listed).toEqual([60, 59, 58, 57, 56]);
    expect(plain).not.toHaveProperty("applied_rules");
    const banner = { kind: "banner", text: { en: "Coats", de: "Mäntel" }, href: "/pages/size-guide" };
    const hide = { kind: "hide", where: { designers: ["Harrow & Pike"] } };
    await during({ markets: ["de"], contexts: ["app"], actions: [pin(3, 1), pin(60, 4), banner] }, async () => {
      const found = await asked(["market-de", "language-de", "app", LISTING, "other"]);
      expect(found.listed).toEqual([3, 59, 58, 60, 57]);
      expect([found.total, found.facets]).toEqual([plain.total, plain.facets]);
      expect(found).toMatchObject({
        applied_rules: [expect.any(String)],
        banner: { text: "Mäntel", href: "/pages/size-guide" },
        unused_rule_contexts: ["other"],
      });
      // The next page begins where the first one ends, and prices stay in order.
      expect((await asked(["market-de", "app", LISTING], { config_info: { start: 3, hit: 3 } })).listed).toEqual([
        60, 57, 56,
      ]);
      expect((await asked(["market-de", "app", LISTING], { sort: "+eu_eur_price_f" })).listed[0]).toBe(1);
      for (const contexts of [
        ["market-fr", "app", LISTING],
        ["app", LISTING],
        ["market-de", LISTING],
        ["market-de", "app", "/collections/men"],
        // Only the first ten count.
        [...Array.from({ length: 8 }, (_, at) => `context-${at}`), "market-de", LISTING, "app"],
      ]) {
        const other = await asked(contexts);
        expect([other.listed, other.unused_rule_contexts]).toEqual([plain.listed, contexts.slice(0, 10)]);
      }
    });
    await during({ actions: [hide], endsAt: "2026-01-01T00:00:00Z" }, async () => {
      expect((await asked([LISTING])).total).toBe(COATS);
    });
    await during({ actions: [hide], startsAt: "2026-01-01T00:00:00Z" }, async () => {
      expect((await asked([LISTING])).total).toBe(45);
    });
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    await during({ actions: [hide], startsAt }, async () => {
      expect((await asked([LISTING])).total).toBe(COATS);
      onTestFinished(() => void vi.useRealTimers());
      vi.setSystemTime(Date.parse(startsAt) - 1);
      expect((await asked([LISTING])).total).toBe(COATS);
      vi.setSystemTime(Date.parse(startsAt));
      expect((await asked([LISTING])).total).toBe(45);
    });
    const scope = { kind: "words", words: ["wool"], match: "contains" };
    await during({ scope, actions: [pin(7, 2), { kind: "redirect", to: "/collections/sale" }] }, async () => {
      const found = await asked([], { query_text: "belted WOOL", sort: "-RANK" });
      expect([found.listed[1], found.total, found.redirect]).toEqual([7, COATS, "/collections/sale"]);
      expect(await asked([], { query_text: "belted" })).not.toHaveProperty("redirect");
    });
  });

  test("[SR-04] [MD-04] the Algolia-compatible API applies rules, among variants too, unless the client turns them off", async () => {
    const keys = { "x-algolia-application-id": "vitrine", "x-algolia-api-key": "public" };
    const asked = async (parameters: object) =>
      await send<{
        readonly hits: readonly { readonly handle: string }[];
        readonly nbHits: number;
        readonly facetHits?: readonly object[];
      }>(
        "/1/indexes/vitrine_products_date_desc/query",
        { hitsPerPage: 4, filters: "department:women", ...parameters },
        keys,
      );
    const banner = { kind: "banner", text: { en: "Coats" } };
    const redirect = { kind: "redirect", to: "https://example.com/wool" };
    const scope = { kind: "words", words: ["wool"], match: "exact" };
    const first = async (parameters: object) => numbers((await asked(parameters)).hits);
    const plain = await first({ distinct: true });
    await during({ contexts: ["app"], actions: [pin(3, 2), banner] }, async () => {
      const ruleContexts = [LISTING, "app"];
      const found = await asked({ distinct: true, ruleContexts });
      expect(numbers(found.hits)).toEqual([60, 3, 59, 58]);
      expect(found).toMatchObject({
        nbHits: COATS,
        appliedRules: [{ objectID: expect.any(String) }],
        userData: [{ banner: { text: "Coats" } }],
        renderingContent: {},
      });
      const variants = await asked({ ruleContexts, hitsPerPage: 1000 });
      expect(numbers(variants.hits).indexOf(3)).toBe(1);
      expect(new Set(variants.hits.map((hit) => JSON.stringify(hit))).size).toBe(variants.nbHits);
      expect(await first({ distinct: true, ruleContexts, enableRules: false })).toEqual(plain);
      expect(await asked({ distinct: true, ruleContexts: ["app"] })).toMatchObject({ appliedRules: [] });
    });
    await during({ scope, actions: [redirect, { kind: "hide", where: { designers: ["Nordlys"] } }] }, async () => {
      expect(await asked({ query: "Wool", distinct: true })).toMatchObject({
        nbHits: 45,
        renderingContent: { redirect: { url: "https://example.com/wool" } },
        userData: [{ redirect: "https://example.com/wool" }],
      });
      const facet = "/1/indexes/vitrine_products/facets/vendor/query";
      const values = await send<{ facetHits: readonly { value: string }[] }>(facet, { query: "wool" }, keys);
      expect(values.facetHits.map(({ value }) => value)).not.toContain("Nordlys");
    });
  });

  test("[SR-04] [MD-04] GraphQL applies the rules of a collection's page, with its banner and redirects", async () => {
    const fields = "totalCount redirectUrl banner { text url } nodes { handle } pageInfo { endCursor }";
    interface List {
      readonly nodes: readonly { readonly handle: string }[];
      readonly pageInfo: { readonly endCursor: string };
    }
    const run = async (query: string, variables: object = {}) =>
      await send<{ data: { list: { products: List } } & { products: List }; errors?: readonly object[] }>("/graphql", {
        query,
        variables,
      });
    const collection = (market: string, args: string) =>
      run(
        `query @inContext(market: "${market}", language: "fr") {
          list: collection(handle: "women") { products(first: 4, ${args}) { ${fields} } }
        }`,
      );
    const banner = { kind: "banner", text: { en: "Coats", fr: "Manteaux" }, href: "/pages/size-guide" };
    await during({ markets: ["fr"], contexts: ["app"], actions: [pin(3, 2), banner] }, async () => {
      const found = (await collection("fr", 'ruleContexts: ["app"]')).data.list.products;
      expect(numbers(found.nodes)).toEqual([60, 3, 59, 58]);
      expect(found).toMatchObject({
        totalCount: COATS,
        redirectUrl: null,
        banner: { text: "Manteaux", url: expect.stringMatching(/^https?:.*\/fr\/pages\/size-guide$/) },
      });
      const next = await collection("fr", `ruleContexts: ["app"], after: "${found.pageInfo.endCursor}"`);
      expect(numbers(next.data.list.products.nodes)).toEqual([57, 56, 55, 54]);
      // The cursor belongs to the list with this context.
      expect((await collection("fr", `after: "${found.pageInfo.endCursor}"`)).errors).toHaveLength(1);
      for (const other of [await collection("fr", ""), await collection("de", 'ruleContexts: ["app"]')])
        expect(other.data.list.products).toMatchObject({ banner: null, nodes: [60, 59, 58, 57].map(node) });
    });
    const scope = { kind: "words", words: ["wool"], match: "exact" };
    await during({ scope, actions: [{ kind: "redirect", to: "/collections/sale" }] }, async () => {
      const { data } = await run(`{ products(query: "wool", first: 1) { ${fields} } }`);
      expect(data.products).toMatchObject({ redirectUrl: expect.stringMatching(/\/collections\/sale$/) });
    });
  });

  test("[MD-01] [MD-04] what is sold out comes last and broken size runs before it, where the shop decides, and neither is pinned first", async () => {
    const [soldOut, broken, full] = [101, 102, 103];
    const suits = "/collections/men-suits";
    // Sorted by newest, only sold-out products move; sorted by price, none does.
    expect(await listed(suits)).toEqual([broken, full, soldOut]);
    expect(await listed(`${suits}?sortBy=published_at-desc`)).toEqual([broken, full, soldOut]);
    expect(await listed(`${suits}?sortBy=price-asc`)).toEqual([soldOut, broken, full]);
    expect(await listed(`${suits}?sortBy=selection-desc`)).toEqual([full, broken, soldOut]);
    expect(await listed("/pages/search?qTitle=tuxedo")).toEqual([full, broken, soldOut]);
    const searched = async (sort: string) => {
      const clauses = { query_text: "tuxedo", sort, uniq_field: "product_id" };
      const { result } = await send<{ result: ListingResult }>("/search/listing", { query_clause_info: clauses });
      return numbers(result.hits);
    };
    expect(await searched("-RANK")).toEqual([full, broken, soldOut]);
    expect(await searched("-newness")).toEqual([broken, full, soldOut]);
    // Clients that name an attribute get its order alone.
    expect(await searched("-published_at")).toEqual([soldOut, broken, full]);
    expect(await searched("+position")).toEqual([soldOut, broken, full]);
    const actions = [pin(soldOut, 1), pin(full, 2), { kind: "boost", where: { products: ["p101", "p102"] } }];
    await during({ scope: { kind: "words", words: ["tuxedo"], match: "exact" }, actions }, async () => {
      expect(await searched("-RANK")).toEqual([broken, full, soldOut]);
    });
  });

  test("[MD-05] [CN-07] staff see the draft on the shop's own page in a frame, nobody else does, and two of them merge its actions", async () => {
    const accounts = testingAccounts(database.current);
    const [editor, warehouse] = await Promise.all(
      (["editor", "warehouse"] as const).map((role) => joinStaff(accounts, `${role}@example.com`, role)),
    );
    const id = await draft({ actions: [pin(7, 1), { kind: "bury", where: { products: ["p60"] } }] });
    const firstOf = (html: string) => Number(/\/products\/product-(\d+)["?\\]/.exec(html)?.[1]);
    const own = `__Host-console=${editor!.token}`;
    const preview = async (rules: string, cookie: string) => {
      const response = await shop.app.request(`${TESTING_ORIGIN}/console/listings/${id}`, {
        method: "POST",
        headers: {
          cookie,
          "sec-fetch-site": "same-origin",
          origin: TESTING_ORIGIN,
          accept: "application/vnd.vitrine.data+json",
        },
        body: new URLSearchParams({ intent: "preview", rules, path: `/de${LISTING}`, language: "fr", device: "phone" }),
      });
      return { status: response.status, html: await response.text() };
    };
    const drafted = await preview("draft", own);
    expect(firstOf(drafted.html)).toBe(7);
    expect(drafted.html).toContain(String.raw`<html lang=\"fr-FR\"`);
    expect(firstOf((await preview("live", own)).html)).toBe(60);
    // Everyone on the team may see content but the warehouse.
    expect((await preview("draft", `__Host-console=${warehouse!.token}`)).status).toBe(403);
    expect((await preview("draft", "")).html).toContain("/console/sign-in");
    // The shop's own addresses show no drafts, even to staff.
    const open = await shop.app.request(`${TESTING_ORIGIN}/de${LISTING}?preview=draft`, { headers: { cookie: own } });
    expect(firstOf(await open.text())).toBe(60);

    const page = (init: RequestInit = {}) =>
      shop.app.request(`${TESTING_ORIGIN}/console/listings/${id}`, {
        ...init,
        headers: { cookie: own, "sec-fetch-site": "same-origin", origin: TESTING_ORIGIN },
      });
    const post = (fields: Record<string, string>) => page({ method: "POST", body: new URLSearchParams(fields) });
    const shown = await (await page()).text();
    expect(shown.includes("Pinned by this rule")).toBe(true);
    expect(shown.includes("Today further down")).toBe(true);
    expect(shown).toContain('title="Live, as shoppers see it"');
    // Moving a product pins it, and the pin that was there takes its place.
    expect((await post({ intent: "arrange", version: "1", do: "pin", product: "p7", place: "3" })).status).toBe(200);
    expect((await post({ intent: "arrange", version: "2", do: "pin", product: "p5", place: "3" })).status).toBe(200);
    expect((await post({ intent: "arrange", version: "3", do: "pin", product: "p5", place: "201" })).status).toBe(422);
    const unknown = await post({ intent: "add", version: "3", kind: "pin", product: "/products/no-such", place: "1" });
    expect(await unknown.text()).toContain(
      "The shop has no product “/products/no-such”. Copy the address of its page.",
    );
    expect((await ask("GET", `/${id}`)).json).toMatchObject({
      version: 3,
      updatedBy: "editor",
      draft: { actions: [{ kind: "bury" }, pin(5, 3)] },
    });
    // Someone who arranges what another has rearranged meanwhile compares both, action by action.
    const bury = JSON.stringify({ kind: "bury", where: { products: ["p60"] } });
    const late = { intent: "arrange", version: "2", do: "pin", product: "p9", place: "3" };
    const compared = await post({ ...late, base: JSON.stringify({ [bury]: "yes", "pin p7": "3" }) });
    const merge = await compared.text();
    expect([compared.status, merge.includes("editor saved this first")]).toEqual([409, true]);
    expect(merge).toMatch(/name="pin p5"[^>]*checked=""[^>]*value="3"/);
    expect(merge).toMatch(/name="pin p9"[^>]*checked=""[^>]*value="3"/);
    const both = { intent: "merge", version: "3", base: "{}", [bury]: "yes", "pin p5": "3", "pin p9": "3" };
    expect((await post(both)).status).toBe(200);
    expect((await ask("GET", `/${id}`)).json).toMatchObject({
      draft: { actions: [{ kind: "bury" }, pin(5, 3), pin(9, 4)] },
    });
    // Changes of the details do not conflict with changes of the actions.
    const base = JSON.stringify({ [bury]: "yes", "pin p5": "3", "pin p9": "4" });
    const removed = { intent: "arrange", version: "3", do: "unpin", product: "p9", base };
    expect((await post(removed)).status).toBe(200);
    const details = { name: "Coats", scope: "listing", path: LISTING, priority: "70", markets: "de, FR" };
    const saved = { intent: "save", base: "{}", ...details };
    expect((await post({ ...saved, version: "4" })).status).toBe(409);
    expect((await post({ ...saved, version: "5", markets: "atlantis" })).status).toBe(422);
    expect((await post({ ...saved, version: "5" })).status).toBe(200);
    expect((await ask("GET", `/${id}`)).json).toMatchObject({ draft: { name: "Coats", markets: ["de", "fr"] } });
    expect((await post({ intent: "delete", version: "6" })).headers.get("location")).toBe("/console/listings");
  });

  test("[MD-05] a search is arranged as a listing is: places with their reasons, moves, and contexts to try", async () => {
    const scope = { kind: "words", words: ["wool"], match: "contains" };
    const page = await consoleOf("searches", { scope, actions: [] });
    const places = async (query = "") =>
      [...(await (await page.get(query)).text()).matchAll(/data-product="p(\d+)"/gu)].map(([, number]) =>
        Number(number),
      );
    expect((await places()).slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(await places("?on=oxford")).toEqual([]);
    await page.post({ intent: "arrange", do: "pin", product: "p7", place: "2" });
    await page.post({ intent: "arrange", do: "bury", product: "p1" });
    expect((await places()).slice(0, 4)).toEqual([2, 7, 3, 4]);
    expect((await places("?on=belted+wool")).slice(0, 2)).toEqual([2, 7]);
    const html = await (await page.get()).text();
    expect(html).toContain("Pinned by this rule");
    expect(html).toContain("Today at 2");
    expect(html).toContain('name="on" value="wool"');
    const preview = async (contexts: string) => {
      const fields = { intent: "preview", rules: "draft", path: "/pages/search?qTitle=wool", language: "en" };
      const response = await page.post(
        { ...fields, device: "phone", contexts },
        { accept: "application/vnd.vitrine.data+json" },
      );
      return /\/products\/product-(\d+)["?\\]/u.exec(await response.text())?.[1];
    };
    expect(await preview("")).toBe("2");
    await page.post({ intent: "arrange", do: "pin", product: "p5", place: "1" });
    const details = { name: "Wool", scope: "words", words: "wool", match: "contains", priority: "50" };
    await page.post({ intent: "save", base: "{}", ...details, contexts: "app, device-mobile" });
    // The rule's own contexts are tried at first, but for those that pages send by themselves.
    expect((await places())[0]).toBe(5);
    expect((await places("?width=1024"))[0]).toBe(1);
    expect((await places("?contexts="))[0]).toBe(1);
    expect([await preview(""), await preview("app")]).toEqual(["1", "5"]);
    expect(await (await page.get("?width=1024")).text()).toContain('width="1024"');
    expect(await (await page.get("?width=9999")).text()).toContain('width="2560"');
    await page.post({ intent: "delete" });
  });

  test("[MD-04] [MD-05] staff write a banner in several languages, name several attributes, and take single values out again", async () => {
    const page = await consoleOf("values", { actions: [{ kind: "hide", where: { products: ["p60", "p59", "p58"] } }] });
    const hidden = { at: "0", intent: "removePart" };
    await page.post({ ...hidden, part: "products p59" });
    await page.post({ intent: "add", kind: "boost", designers: "Nordlys, Halden & Rue", newForDays: "30" });
    await page.post({ intent: "add", kind: "banner", language: "en", text: "Coats", href: "/pages/size-guide" });
    await page.post({ intent: "add", kind: "banner", language: "de", text: "Mäntel" });
    await page.post({ intent: "add", kind: "banner", language: "fr", text: "Manteaux" });
    await page.post({ at: "2", intent: "removePart", part: "text fr" });
    expect(page.draft().actions).toEqual([
      { kind: "hide", where: { products: ["p60", "p58"] } },
      { kind: "boost", where: { designers: ["Nordlys", "Halden & Rue"], newForDays: 30 } },
      { kind: "banner", text: { en: "Coats", de: "Mäntel" }, href: "/pages/size-guide" },
    ]);
    // English is what other languages fall back to, and a condition needs a value.
    expect((await page.post({ at: "2", intent: "removePart", part: "text en" })).status).toBe(422);
    const empty = await page.post({ intent: "add", kind: "bury" });
    expect([empty.status, (await empty.text()).includes("name at least one product")]).toEqual([422, true]);
    expect(await (await page.get()).text()).toContain("Remove German: Mäntel");
    await page.post({ intent: "publish" });
    const germanPage = () =>
      shop.app.request(`${TESTING_ORIGIN}/de${LISTING}`, { headers: { cookie: "language=de", accept: "text/html" } });
    expect(await (await germanPage()).text()).toContain('<a href="/de/pages/size-guide">Mäntel</a>');
    expect(await (await get(`/de${LISTING}`)).text()).toContain('<a href="/de/pages/size-guide">Coats</a>');
    expect(await countOf(LISTING)).toBe(String(COATS - 2));
    // A product in one action leaves the others, and an action without products is gone.
    await page.post({ intent: "arrange", do: "bury", product: "p60" });
    await page.post({ ...hidden, part: "products p58" });
    expect(page.draft().actions.map(({ kind }) => kind)).toEqual(["boost", "banner", "bury"]);
    await page.post({ intent: "delete" });
  });

  test("[MD-04] [CN-07] staff add, preview, merge and remove synonyms in the console, and searches follow at once", async () => {
    const { token } = await joinStaff(testingAccounts(database.current), "words@example.com", "editor");
    const headers = { cookie: `__Host-console=${token}`, "sec-fetch-site": "same-origin", origin: TESTING_ORIGIN };
    const page = async (query = "", init: RequestInit = {}) => {
      const response = await shop.app.request(`${TESTING_ORIGIN}/console/listings/synonyms${query}`, {
        ...init,
        headers,
      });
      return { status: response.status, html: await response.text() };
    };
    const post = (fields: Record<string, string>) => page("", { method: "POST", body: new URLSearchParams(fields) });
    const versionIn = (html: string) => /name="version" value="([^"]+)"/.exec(html)![1]!;
    const searched = async () => {
      const body = JSON.stringify(printListingRequest({ text: "overgarment", facets: [] }));
      const response = await shop.app.request("/search/listing", { method: "POST", body });
      return ((await response.json()) as { result: { total: number } }).result.total;
    };
    const line = { words: "overgarment", finds: "belted wool", language: "" };
    const preview = await page(`?${new URLSearchParams({ ...line, try: "overgarment" })}`);
    expect(preview.html).toContain(`“overgarment” finds nothing now, and ${COATS} products with this line.`);
    expect(await searched()).toBe(0);
    const version = versionIn(preview.html);
    expect((await post({ intent: "save", version, ...line, words: "a, b" })).status).toBe(422);
    expect((await post({ intent: "save", version, at: "-1", ...line })).status).toBe(200);
    expect(await searched()).toBe(COATS);
    const known = await post({ intent: "save", version, at: "-1", ...line });
    expect([known.status, known.html.includes("The list already has this line.")]).toEqual([422, true]);
    const list = await page("?find=overgarment");
    expect(list.html).toContain("Finds belted wool");
    const at = /synonyms\?edit=(\d+)/.exec(list.html)![1]!;

    // Two editors of one line: the second compares, and may keep both changes. Another line is no conflict.
    const opened = { at, ...startOf((await page(`?edit=${at}`)).html) };
    expect((await post({ intent: "save", version, at: "-1", words: "gilet, waistcoat" })).status).toBe(200);
    expect((await post({ intent: "save", ...opened, ...line, finds: "belted wool, coat" })).status).toBe(200);
    const late = await post({ intent: "save", ...opened, ...line, language: "fr" });
    expect([late.status, late.html.includes("words saved this first")]).toEqual([409, true]);
    expect(late.html).toMatch(/name="finds"[^>]*checked=""[^>]*value="belted wool, coat"/);
    expect(late.html).toMatch(/name="language"[^>]*checked=""[^>]*value="fr"/);
    expect((await post({ intent: "remove", ...opened })).status).toBe(422);
    const merged = { ...line, finds: "belted wool, coat", language: "fr" };
    const next = { at, ...startOf(late.html) };
    expect((await post({ intent: "save", ...next, ...merged })).status).toBe(200);
    expect((await page("?find=overgarment")).html).toContain("Finds belted wool, coat");
    // A preview keeps the version that the edit started from, and a removed line can be added again.
    const tried = await page(`?${new URLSearchParams({ ...opened, edit: at, ...line, try: "overgarment" })}`);
    expect(versionIn(tried.html)).toBe(opened.version);
    const last = { at, ...startOf((await page(`?edit=${at}`)).html) };
    expect((await post({ intent: "remove", ...last })).status).toBe(200);
    const gone = await post({ intent: "save", ...last, ...line });
    expect([gone.status, gone.html.includes("Someone else removed this line.")]).toEqual([409, true]);
    expect(await searched()).toBe(0);
    const leftover = await page("?find=gilet");
    const place = /synonyms\?edit=(\d+)/.exec(leftover.html)![1]!;
    expect((await post({ intent: "remove", version: versionIn(leftover.html), at: place })).status).toBe(200);
  });

  test("[MD-02] [CN-07] staff add, change, merge and remove lines of meanings by language in the console, and searches follow at once", async () => {
    const { token } = await joinStaff(testingAccounts(database.current), "meanings@example.com", "editor");
    const headers = { cookie: `__Host-console=${token}`, "sec-fetch-site": "same-origin", origin: TESTING_ORIGIN };
    const page = async (query = "", init: RequestInit = {}) => {
      const response = await shop.app.request(`${TESTING_ORIGIN}/console/listings/meanings${query}`, {
        ...init,
        headers,
      });
      return { status: response.status, html: await response.text() };
    };
    const post = (fields: Record<string, string>) => page("", { method: "POST", body: new URLSearchParams(fields) });
    const versionIn = (html: string) => /name="version" value="([^"]+)"/.exec(html)![1]!;
    const lineIn = (html: string) => /meanings\?edit=(\d+)/.exec(html)![1]!;
    /** True if a search in the language shows products. */
    const searched = async (words: string, path = "", language = "en") => {
      const response = await shop.app.request(`${TESTING_ORIGIN}${path}/pages/search?qTitle=${words}`, {
        headers: { cookie: `language=${language}`, accept: "text/html" },
      });
      return [...(await response.text()).matchAll(/\/products\/[^"]*?(\d+)"/gu)].length > 0;
    };
    const line = {
      phrases: "intemperie",
      means: "wool+type:Coats / type:Jackets",
      section: "occasions",
      language: "it",
    };
    const preview = await page(`?${new URLSearchParams({ ...line, preview: "1" })}`);
    expect(preview.html).toContain(`This line finds ${COATS} products.`);
    expect(await searched("intemperie", "/it", "it")).toBe(false);
    const version = versionIn(preview.html);
    const refused = await post({ intent: "save", version, line: "0", ...line, means: "wool coat" });
    expect([refused.status, refused.html.includes("must be one word, or name:value")]).toEqual([422, true]);
    expect((await post({ intent: "save", version, line: "0", ...line })).status).toBe(200);
    expect(await searched("intemperie", "/it", "it")).toBe(true);
    expect(await searched("intemperie", "/fr", "fr")).toBe(false);
    const list = await page("?find=intemperie&of=it");
    expect(list.html).toContain("Italiano");
    const twice = await post({ intent: "save", version: versionIn(list.html), line: "0", ...line });
    expect([twice.status, twice.html.includes("already has a line")]).toEqual([422, true]);
    const changed = { ...line, means: "zeppelin" };
    const number = lineIn(list.html);
    const opened = { line: number, ...startOf((await page(`?edit=${number}`)).html) };
    expect((await post({ intent: "save", ...opened, ...changed })).status).toBe(200);
    // An editor who started from the previous line compares both changes.
    const late = await post({ intent: "save", ...opened, ...line, isIdiom: "true" });
    expect([late.status, late.html.includes("meanings saved this first")]).toEqual([409, true]);
    expect(late.html).toMatch(/name="means"[^>]*checked=""[^>]*value="zeppelin"/);
    expect(late.html).toMatch(/name="isIdiom"[^>]*checked=""[^>]*value="true"/);
    const everywhere = { ...changed, isIdiom: "true", language: "" };
    expect((await post({ intent: "save", line: number, ...startOf(late.html), ...everywhere })).status).toBe(200);
    const idle = await page("?find=intemperie&idle=1");
    expect(idle.html).toContain("Finds nothing");
    expect(idle.html).toContain("Every language");
    const lines = (await (
      await shop.app.request("/admin/merchandising/meanings/lines", {
        headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      })
    ).json()) as { lines: { phrases: string; products: number; language: string }[] };
    expect(lines.lines.find(({ phrases }) => phrases === "intemperie")).toMatchObject({ products: 0, language: "" });
    expect((await post({ intent: "remove", version: versionIn(idle.html), line: lineIn(idle.html) })).status).toBe(200);
    expect((await page("?find=intemperie")).html).toContain("No lines like this");
  });

  test("[MD-02] a shop that sells nothing yet marks no line of meanings as finding nothing, and says so once", async () => {
    const { token } = await joinStaff(testingAccounts(database.current), "early@example.com", "editor");
    const products = openEmbedded({ schema: PRODUCT_SCHEMA });
    const early = await openTestingShop(database.current, {}, { products, suggestions: products });
    const response = await early.app.request(`${TESTING_ORIGIN}/console/listings/meanings`, {
      headers: { cookie: `__Host-console=${token}` },
    });
    const html = await response.text();
    await early.close();
    expect(html.split("Nothing is on sale yet, so no line can find a product.")).toHaveLength(2);
    expect(html).not.toContain("Finds nothing");
  });

  test("a change of another version is refused with the rule as it is", async () => {
    const id = await draft({ actions: [pin(1, 1)] });
    const body = rule({ actions: [pin(2, 1)] });
    expect((await ask("PUT", `/${id}`, { version: 1, draft: body })).json).toMatchObject({
      kind: "changed",
      rule: { version: 2, live: null, draft: { actions: [pin(2, 1)] }, updatedBy: "command line" },
    });
    expect(await ask("PUT", `/${id}`, { version: 1, draft: body })).toMatchObject({
      status: 409,
      json: { kind: "conflict", rule: { version: 2 } },
    });
    expect((await ask("POST", `/${id}/discard`, { version: 2 })).status).toBe(200);
    expect((await ask("GET", `/${id}`)).status).toBe(404);
  });

  test.each<[string, object, string]>([
    ["a redirect of a listing", { actions: [{ kind: "redirect", to: "/" }] }, "actions"],
    ["an address of another protocol", { actions: [{ kind: "redirect", to: "javascript:alert(1)" }] }, "actions.0.to"],
    ["an address without a host", { actions: [{ kind: "redirect", to: "//evil.example" }] }, "actions.0.to"],
    ["a product at two places", { actions: [pin(1, 1), pin(1, 2)] }, "actions"],
    ["two products at a place", { actions: [pin(1, 1), pin(2, 1)] }, "actions"],
    ["an empty condition", { actions: [{ kind: "hide", where: {} }] }, "actions.0.where"],
    ["an unknown market", { actions: [pin(1, 1)], markets: ["atlantis"] }, "markets.0"],
    ["a page that is no listing", { scope: { kind: "listing", path: "/" }, actions: [pin(1, 1)] }, "scope.path"],
    [
      "an end before the start",
      { actions: [pin(1, 1)], startsAt: "2026-02-01T00:00:00Z", endsAt: "2026-01-01T00:00:00Z" },
      "endsAt",
    ],
  ])("%s is refused with its place", async (_, changes, path) => {
    const { status, json } = await ask("POST", "", rule(changes));
    expect([status, json.errors?.[0]?.path]).toEqual([422, path]);
  });
});
