// Looks over HTTP: what an operator makes, and what shoppers then see and buy.

import { beforeAll, expect, test } from "vitest";
import { testingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { joinStaff } from "../../commerce/staff/testing-staff.ts";
import { importFeed, changeProducts } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { photo } from "../pictures/testing-host.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

/** Department, type, category, colour and price in euros of each product; their ids are p1, p2, … */
const PRODUCTS = [
  ["women", "Blazers", "Clothing", "Navy", 500],
  ["women", "Pants", "Clothing", "Beige", 400],
  ["women", "Pumps", "Shoes", "Black", 450],
  ["women", "Tote Bags", "Bags", "Brown", 700],
  ["men", "Pants", "Clothing", "Grey", 500],
  ["women", "Candles", "Home", "White", 500],
  ["women", "Jeans", "Clothing", "Orange", 9000],
  ["women", "Scarves", "Accessories", "Red", 90],
] as const;

const WAIT = { timeout: 20_000 };

interface Answer {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

onDatabase("looks", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    const rows = PRODUCTS.flatMap(([department, type, category, color, price], at) =>
      [0, 1].map((variant) =>
        feedRow(at + 1, variant, {
          department,
          product_type: type,
          tags: `${category}\tSeason_FW26`,
          color,
          inventory_quantity: 3,
          eu_eur_price_f: price,
          www_usd_price_f: price,
          uk_gbp_price_f: price,
          ...(type === "Tote Bags" && { size: "One Size" }),
        }),
      ),
    );
    const lines = rows.map((row) => JSON.stringify(row));
    await importFeed(database.current, lines, { source: "outfits" });
    shop = await openTestingShop(database.current);
    return () => shop.close();
  });

  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await shop.app.request(`/admin/looks${path}`, {
      method,
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as Answer };
  };
  const get = async (path: string, cookie = "language=en") => {
    const response = await shop.app.request(TESTING_ORIGIN + path, { headers: { cookie, accept: "text/html" } });
    return { status: response.status, html: await response.text() };
  };
  const body = (changes: object = {}) => ({
    state: "published",
    slug: "city-tailoring",
    title: { en: "City tailoring", de: "Stadt und Schnitt" },
    text: { en: "Navy with sand." },
    picture: "/media/files/looks/city.jpg",
    pieces: [{ product: "p1", x: 20, y: 30 }, { product: "p2", x: 44.5, y: 70 }, { product: "p3" }],
    department: "women",
    ...changes,
  });
  /** Runs the work while there is a look, and deletes it afterwards. */
  const during = async (look: object, work: (id: string) => Promise<void>) => {
    const { status, json } = await ask("POST", "", look);
    expect([status, json.errors]).toEqual([201, undefined]);
    try {
      await work(json.id);
    } finally {
      const { json: stored } = await ask("GET", `/${json.id}`);
      await ask("DELETE", `/${json.id}`, { version: stored.version });
    }
  };
  const pieces = (html: string) =>
    [...html.matchAll(/<li id="piece-\d+".*?href="[^"]*\/products\/product-(\d+)"/gs)].map(([, number]) =>
      Number(number),
    );

  test("[MD-07] a published look has a page, and is on the pages of its pieces without the page's own", async () => {
    await during(body(), async (id) => {
      const { status, html } = await get("/looks/city-tailoring");
      expect(status).toBe(200);
      expect(html).toContain("<h1");
      expect(html).toContain("City tailoring");
      expect(html).toContain("Navy with sand.");
      expect(html).toMatch(/<svg x="44\.5%" y="70%">/);
      expect(pieces(html)).toEqual([1, 2, 3]);
      expect((await get("/looks")).html).toContain('href="/looks/city-tailoring"');
      expect((await get("/looks?department=men")).html).not.toContain('href="/looks/city-tailoring"');
      expect((await get("/looks/city-tailoring", "language=de")).html).toContain("Stadt und Schnitt");
      const product = (await get("/products/product-1")).html;
      expect(product).toContain("Complete the look");
      expect(product).toContain('href="/looks/city-tailoring"');
      expect(pieces(product)).toEqual([2, 3]);
      const sitemap = (await get("/sitemaps/looks.xml")).html;
      expect(sitemap).toContain(`${TESTING_ORIGIN}/looks/city-tailoring</loc>`);
      expect((await ask("PUT", `/${id}`, { version: 1, look: body({ state: "draft" }) })).status).toBe(200);
      expect((await get("/looks/city-tailoring")).status).toBe(404);
    });
  });

  test("[MD-07] clients read looks, their hotspots and what completes a product", async () => {
    const graphql = async (query: string, language = "en") => {
      const headers = { "content-type": "application/json", "accept-language": language };
      const sent = { method: "POST", headers, body: JSON.stringify({ query }) };
      return (await shop.app.request(`${TESTING_ORIGIN}/graphql`, sent)).json() as Promise<{ data: object }>;
    };
    const pieceFields = "x y product { handle }";
    await during(body(), async (id) => {
      const fields = `slug title text department url image { url } pieces { ${pieceFields} }`;
      const look = {
        slug: "city-tailoring",
        title: "City tailoring",
        text: "Navy with sand.",
        department: "women",
        url: `${TESTING_ORIGIN}/looks/city-tailoring`,
        image: { url: expect.stringContaining("/media/files/looks/city.jpg") as string },
        pieces: [
          { x: 20, y: 30, product: { handle: "product-1" } },
          { x: 44.5, y: 70, product: { handle: "product-2" } },
          { x: null, y: null, product: { handle: "product-3" } },
        ],
      };
      const both = `{ look(slug: "city-tailoring") { ${fields} } looks(department: "women") { ${fields} } }`;
      expect(await graphql(both)).toEqual({ data: { look, looks: [look] } });
      expect(await graphql('{ looks(department: "men") { slug } look(slug: "none") { slug } }')).toEqual({
        data: { looks: [], look: null },
      });
      expect(await graphql('{ look(slug: "city-tailoring") { title text } }', "de")).toEqual({
        data: { look: { title: "Stadt und Schnitt", text: "Navy with sand." } },
      });
      expect(await graphql(`{ product(handleOrId: "product-1") { completeTheLook { ${pieceFields} } } }`)).toEqual({
        data: { product: { completeTheLook: look.pieces.slice(1) } },
      });
      await ask("PUT", `/${id}`, { version: 1, look: body({ state: "draft" }) });
      expect(await graphql('{ looks { slug } look(slug: "city-tailoring") { slug } }')).toEqual({
        data: { looks: [], look: null },
      });
    });
  });

  test("[MD-07] schedules and markets decide who sees a look", async () => {
    const status = async (path: string) => (await get(path)).status;
    await during(body({ markets: ["de"] }), async () => {
      expect(await status("/looks/city-tailoring")).toBe(404);
      expect(await status("/de/looks/city-tailoring")).toBe(200);
    });
    await during(body({ startsAt: "2999-01-01T00:00:00Z" }), async () =>
      expect(await status("/looks/city-tailoring")).toBe(404),
    );
    await during(body({ startsAt: "2020-01-01T00:00:00Z", endsAt: "2021-01-01T00:00:00Z" }), async () =>
      expect(await status("/looks/city-tailoring")).toBe(404),
    );
  });

  test("[MD-07] sold-out and hidden pieces drop out, and a look with fewer than two others leaves product pages", async () => {
    const set = async (product: string, fields: object) => {
      const changed = await changeProducts(database.current, [
        { kind: "set-product", line: 1, product, fields },
      ] as never);
      expect(changed.kind).toBe("changed");
    };
    await during(body({ pieces: ["p6", "p2", "p8"].map((product) => ({ product })) }), async () => {
      const shown = async () => pieces((await get("/products/product-6")).html);
      expect(await shown()).toEqual([2, 8]);
      await set("p8", { visibility: "NO" });
      expect(pieces((await get("/looks/city-tailoring")).html)).toEqual([6, 2]);
      // A candle alone says nothing about an outfit, so that nothing replaces the look.
      expect((await get("/products/product-6")).html).not.toContain("Complete the look");
      await set("p8", { visibility: "YES" });
      expect(await shown()).toEqual([2, 8]);
    });
  });

  test("[MD-07] without a look, complements are chosen by type, colour, price and department, and unknown types are silent", async () => {
    // Trousers of its department at its price, a bag and shoes; neither orange jeans at 9,000 nor another department's. A page
    // does not wait long for it.
    let html = "";
    await expect.poll(async () => pieces((html = (await get("/products/product-1")).html)), WAIT).toEqual([2, 4, 3]);
    expect(html).not.toContain("See the whole look");
    // The shop's own figures accept addresses only.
    const from = /"list":\{"path":"([^"]*)"/.exec(html)?.[1];
    const beacon = { page: "/products/product-1", events: [{ kind: "list", from }], isAutomated: false };
    const reported = await shop.app.request(`${TESTING_ORIGIN}/insights`, {
      method: "POST",
      headers: { origin: TESTING_ORIGIN, "sec-fetch-site": "same-origin" },
      body: JSON.stringify(beacon),
    });
    expect(reported.status).toBe(204);
    expect((await get("/products/product-6")).html).not.toContain("Complete the look");
    // Nothing of a man's department completes his trousers.
    expect((await get("/products/product-5")).html).not.toContain("Complete the look");
  });

  test("[MD-07] a form without scripts adds all pieces or one, and says what is missing", async () => {
    const post = (fields: readonly (readonly [string, string])[]) =>
      shop.app.request(`${TESTING_ORIGIN}/cart`, {
        method: "POST",
        headers: { origin: TESTING_ORIGIN, "content-type": "application/x-www-form-urlencoded", cookie: "language=en" },
        body: new URLSearchParams([
          ["intent", "add-look"],
          ["from", "/looks/city-tailoring"],
          ...fields.map((one) => [...one]),
        ]),
      });
    const linesAfter = async (response: Response) => {
      const cookie = response.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ");
      const { html } = await get("/cart", `${cookie}; language=en`);
      return new Set([...html.matchAll(/\/products\/product-(\d+)/g)].map(([, number]) => Number(number)));
    };
    const all = await post([
      ["piece", "v2-0"],
      ["piece", "v3-1"],
    ]);
    expect([all.status, all.headers.get("location")]).toEqual([303, "/cart"]);
    expect(await linesAfter(all)).toEqual(new Set([2, 3]));
    expect(
      await linesAfter(
        await post([
          ["piece", ""],
          ["piece", "v3-1"],
          ["only", "1"],
        ]),
      ),
    ).toEqual(new Set([3]));
    const missing = await post([
      ["piece", ""],
      ["piece", "v3-1"],
    ]);
    expect([missing.status, missing.headers.get("location")]).toEqual([303, "/looks/city-tailoring?choose=look#look"]);
    await during(body(), async () =>
      expect((await get("/looks/city-tailoring?choose=look")).html).toMatch(/role="alert"[^>]*>Choose a size for /),
    );
  });

  test("[MD-07] an editor creates, previews, publishes and deletes a look in the console, and others only look", async () => {
    const accounts = testingAccounts(database.current);
    const join = async (role: "editor" | "read-only") => (await joinStaff(accounts, `${role}@example.com`, role)).token;
    const [editor, reader] = [await join("editor"), await join("read-only")];
    const console = (path: string, token: string, fields?: Record<string, string> | FormData) =>
      shop.app.request(`${TESTING_ORIGIN}/console/looks${path}`, {
        ...(fields && { method: "POST", body: fields instanceof FormData ? fields : new URLSearchParams(fields) }),
        headers: { "sec-fetch-site": "same-origin", origin: TESTING_ORIGIN, cookie: `__Host-console=${token}` },
      });
    const fieldsOf = (value: object) =>
      Object.fromEntries(Object.entries(value).map(([name, one]) => [name, JSON.stringify(one)]));
    // Markets are chosen by name.
    expect(await (await console("/new", editor)).text()).toContain('aria-label="Add to markets"');
    const draft = body({ state: "draft", slug: "evening", title: { en: "Evening in velvet" } });
    const save = { intent: "save", base: "{}", ...fieldsOf(draft) };
    expect((await console("/new", reader, { ...save, version: "new" })).status).toBe(403);
    const wrong = await console("/new", editor, { ...save, version: "new", slug: JSON.stringify("No Slug") });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("such as city-tailoring")]);
    const created = await console("/new", editor, { ...save, version: "new" });
    const path = new URL(created.headers.get("location") ?? "", TESTING_ORIGIN).pathname.replace("/console/looks", "");
    expect(await (await console("", reader)).text()).toContain("Evening in velvet");
    expect((await get("/looks/evening")).status).toBe(404);
    const preview = { intent: "preview", path: "/looks/evening", language: "en", device: "desktop" };
    const previewed = await console(path, reader, { ...preview, value: JSON.stringify(draft) });
    expect(await previewed.text()).toContain("Evening in velvet");
    // The shop's search finds products by their words.
    expect(await (await console(`${path}?find=blazers`, editor)).text()).toContain('"isSoldOut"');
    const picture = new FormData();
    picture.set("intent", "upload");
    picture.append("file[]", new File([new Uint8Array(await photo())], "evening.jpg", { type: "image/jpeg" }));
    const uploaded = await console(path, editor, picture);
    expect([uploaded.status, await uploaded.text()]).toEqual([200, expect.stringContaining("/media/files/looks/")]);
    expect((await console(path, reader, picture)).status).toBe(403);
    const published = { ...save, version: "1", state: JSON.stringify("published") };
    expect((await console(path, editor, published)).status).toBe(200);
    expect((await get("/looks/evening")).status).toBe(200);
    expect((await console(path, editor, { ...published, position: "7" })).status).toBe(409);
    expect((await console(path, editor, { intent: "delete", confirmation: "other" })).status).toBe(422);
    expect((await console(path, editor, { intent: "delete", confirmation: "evening" })).status).toBe(302);
    expect((await get("/looks/evening")).status).toBe(404);
  });

  test("changes name their version, addresses are unique, and mistakes get a sentence", async () => {
    await during(body(), async (id) => {
      expect(await ask("POST", "", body())).toMatchObject({ status: 409, json: { kind: "slug-taken" } });
      expect((await ask("PUT", `/${id}`, { version: 1, look: body({ position: 1 }) })).json).toMatchObject({
        version: 2,
      });
      expect(await ask("PUT", `/${id}`, { version: 1, look: body() })).toMatchObject({
        status: 409,
        json: { kind: "conflict", version: 2 },
      });
    });
    const errors = async (changes: object) => {
      const { status, json } = await ask("POST", "", body(changes));
      expect(status).toBe(422);
      return json.errors?.map(({ path, message }) => `${path} ${message}`);
    };
    expect(await errors({ slug: "City Tailoring" })).toEqual([
      "slug may have lower-case letters, digits and hyphens, such as city-tailoring",
    ]);
    expect(await errors({ title: { de: "Stadt" } })).toEqual([
      "title needs English, which other languages fall back to",
    ]);
    expect(await errors({ pieces: [{ product: "p1" }] })).toEqual([
      "pieces needs at least two pieces before it is published",
    ]);
    expect(await errors({ pieces: [{ product: "p1" }, { product: "p1" }] })).toEqual([
      "pieces.1.product names the product p1 twice",
    ]);
    const wrong = [
      { product: "p1", x: 20 },
      { product: "p2", x: 120, y: 3 },
    ];
    expect((await errors({ pieces: wrong }))?.toSorted()).toEqual([
      "pieces.0 needs both x and y, or neither",
      expect.stringMatching(/^pieces\.1\.x /),
    ]);
    expect(await errors({ endsAt: "tomorrow" })).toEqual([
      "endsAt must be a date with a time, such as 2026-12-01T09:00:00Z",
    ]);
    for (const endsAt of ["0000-01-01T00:00:00Z", "9999-12-31T00:00:00Z"])
      expect(await errors({ endsAt })).toEqual(["endsAt must be between the years 2000 and 2999"]);
    expect(await ask("GET", "/not-an-id")).toMatchObject({ status: 404, json: { kind: "no-such-look" } });
  });
});
