// Pages in a visitor's language, over HTTP: texts are translated, filter values stay English.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "#catalogue";
import { demoContent, demoFeed } from "#demo";
import { demoGlossaries } from "#demo/glossaries";
import { importContent } from "#commerce/content";
import { importFeed } from "#commerce/products";
import { glossaryTranslator } from "#translation";
import { onDatabase } from "../../commerce/database/testing.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "../integration/testing-shop.ts";

const DATA = "application/vnd.vitrine.data+json";

interface Card {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

interface Named {
  readonly name: string;
}
/** The page data that these tests read. */
interface PageData extends Card {
  readonly products: readonly Card[];
  readonly related: readonly Card[];
  readonly trail: readonly Named[];
  readonly folds: readonly (Named & { readonly paragraphs: readonly string[] })[];
  readonly facets: {
    readonly category: { readonly types: readonly { readonly value: string; readonly label: string }[] };
  };
  readonly labels?: Readonly<Record<string, string>>;
}

/** The first product of women's clothing is the newest, and the merchant describes its pictures. */
function* withAlts(lines: Iterable<string>): Generator<string> {
  let described: unknown;
  for (const line of lines) {
    const row = JSON.parse(line);
    if (row.department.includes("women") && row.visibility === "YES") described ??= row.product_id;
    const alts = { picture_alts: `1 > ${ALT}`, picture_alts_fr: `1 > ${FRENCH_ALT}` };
    const published_at = new Date().toISOString();
    yield row.product_id === described ? JSON.stringify({ ...row, ...alts, published_at, viplevel: 0 }) : line;
  }
}

const ALT = 'A coat "in the wind"';
const FRENCH_ALT = "Un manteau <au vent>";

onDatabase("pages in another language", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, withAlts(demoFeed({ products: 150 })), { source: "translated pages" });
    await importContent(database.current, demoContent({ products: 150 }));
    shop = await openTestingShop(database.current);
  });
  afterAll(() => shop.close());

  /** The page's loader data. */
  const load = async (path: string, language = "fr"): Promise<PageData> => {
    const answer = await shop.app.request(path, { headers: { accept: DATA, cookie: `language=${language}` } });
    expect(answer.status).toBe(200);
    const { loaderData } = (await answer.json()) as { loaderData: Record<string, PageData> };
    const [, data] = Object.entries(loaderData).find(([name]) => name !== "layout") ?? [];
    if (!data) throw new Error(`${path} has no data`);
    return data;
  };

  test("a listing's titles, filters, heading and breadcrumb are French; filter values are not [I18-01]", async () => {
    const english = await load("/collections/women-clothing", "en");
    const french = await load("/collections/women-clothing");
    const titles = (data: PageData) => data.products.map(({ title }) => title);
    const expected = await glossaryTranslator(demoGlossaries).product(english.products, "fr");
    expect(titles(french)).toEqual(expected);
    expect(titles(french)).not.toEqual(titles(english));
    expect(french.products.map(({ href }) => href)).toEqual(english.products.map(({ href }) => href));
    expect([english.title, french.title]).toEqual(["Women’s Clothing", "Vêtements femme"]);
    expect(french.trail.map(({ name }) => name)).toEqual(["Femme", "Vêtements"]);
    const values = (data: PageData) => data.facets.category.types.map(({ value }) => value).toSorted();
    expect(values(french)).toEqual(values(english));
    expect(french.facets.category.types.find(({ value }) => value === "Dresses")?.label).toBe("Robes");
    expect(french.labels).toMatchObject({ Black: "Noir", multi: "Multicolore", "Only One Size": "Taille unique" });
    expect(english.labels).not.toHaveProperty("Black");
  });

  test("the merchant's descriptions of pictures are on cards, in structured data and in the feed, in their language [CN-06]", async () => {
    const page = async (path: string, language: string) =>
      (await shop.app.request(path, { headers: { cookie: `language=${language}` } })).text();
    const listing = "/collections/women?sort=published_at-desc";
    const french = await page(listing, "fr");
    const [card] = /<article (?:(?!<\/article>).)*alt="Un manteau &lt;au vent&gt;".*?<\/article>/su.exec(french) ?? [];
    const href = /<a href="([^"]*)"/.exec(card ?? "")?.[1] ?? "";
    expect(href).toContain("/products/");
    expect(await page(listing, "en")).toContain('alt="A coat &quot;in the wind&quot;"');
    expect(await page(listing, "de")).not.toMatch(/manteau|in the wind/);
    const product = await page(href, "fr");
    expect(product).toContain(String.raw`"caption":"Un manteau \u003cau vent`);
    expect(product).toContain('<meta property="og:image:alt" content="Un manteau &lt;au vent&gt;"/>');
    expect(await page("/fr/feeds/new-arrivals.xml", "en")).toContain(
      "<media:description>Un manteau &lt;au vent&gt;</media:description>",
    );
  });

  test("the home page has a video, except for browsers that play it full-screen [I18-10]", async () => {
    const films = async (agent: string) => {
      const answer = await shop.app.request("/", { headers: { accept: DATA, "user-agent": agent } });
      return (await answer.text()).match(/"video":"[^"]+"/g);
    };
    expect(await films("Mozilla/5.0 (Macintosh) Safari/605.1")).toEqual(['"video":"/media/films/leather.webm"']);
    for (const agent of ["XiaoMi/MiuiBrowser/17.1", "Mozilla/5.0 VivoBrowser/12", "MQQBrowser/14.2"]) {
      expect(await films(`Mozilla/5.0 (Linux; Android 14) ${agent}`), agent).toBeNull();
    }
  });

  test("GraphQL returns titles in the requested language, and a cart's in the visitor's [I18-01] [GQ-07] [GQ-04]", async () => {
    const ask = async (query: string, variables: unknown, headers: Record<string, string> = {}) => {
      const response = await shop.app.request("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = await response.json();
      expect(errors).toBeUndefined();
      return data;
    };
    const products = (await load("/collections/women-clothing", "en")).products.slice(0, 5);
    const expected = async (language: string) =>
      (await glossaryTranslator(demoGlossaries).product(products, language)) ?? [];
    const titlesOf = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title);
    const ids = products.map(({ id }) => id);
    const find = `query ($ids: [ID!]!, $language: String) @inContext(language: $language) {
      nodes(ids: $ids) { ... on Product { title descriptionHtml variants { variantId } } } }`;
    const nodes = ids.map((id) => Buffer.from(`Product:${encodeURIComponent(id)}`).toString("base64url"));
    const [english, french] = [
      (await ask(find, { ids: nodes, language: undefined })).nodes,
      (await ask(find, { ids: nodes, language: "fr-CA" })).nodes,
    ];
    expect(titlesOf(english)).toEqual(titlesOf(products));
    expect(titlesOf(french)).toEqual(await expected("fr"));
    expect(french[0].descriptionHtml).not.toBe(english[0].descriptionHtml);

    const create = `mutation ($input: CreateWishlistInput!) { createWishlist(input: $input) {
      ... on WishlistCreated { anonymousToken } } }`;
    const { createWishlist } = await ask(create, { input: { shopId: "vitrine", productIds: ids } });
    const read = `query ($token: String!, $language: String) { queryWishlistByAnonymousToken(
      shopId: "vitrine", anonymousToken: $token, localeLangCode: $language) { ... on WishlistPage { items { product { title } } } } }`;
    const list = await ask(read, { token: createWishlist.anonymousToken, language: "de" });
    const saved = list.queryWishlistByAnonymousToken.items as readonly { product: { title: string } }[];
    expect(saved.map(({ product }) => product.title).toSorted()).toEqual([...(await expected("de"))].toSorted());

    const add = `mutation ($id: ID!) { addToCart(input: { items: [{ variantId: $id }] }) {
      ... on CartUpdated { cart { lines { title } } } } }`;
    const inStock = await buyable(english, (id) => ask(add, { id }, { cookie: "language=ja" }));
    expect(inStock.title).toBe((await expected("ja"))[inStock.at]);
  });

  test("a product's title in any language finds it among the first suggestions [SR-05] [I18-01]", async () => {
    const { products } = await load("/collections/women-clothing", "en");
    const missed: string[] = [];
    for (const { code } of LANGUAGES.filter((language) => language.code !== "en")) {
      const some = products.slice(0, 6);
      const titles = (await glossaryTranslator(demoGlossaries).product(some, code)) ?? [];
      for (const [place, { id }] of some.entries()) {
        const found = await load(`/pages/search?qTitle=${encodeURIComponent(titles[place] ?? "")}`, code);
        if (!found.products.slice(0, 12).some((one) => one.id === id)) missed.push(`${code}: ${titles[place]}`);
      }
    }
    expect(missed).toEqual([]);
  });

  test("a product's title, colour, breadcrumb, description and recommendations are French [I18-01]", async () => {
    const [card] = (await load("/collections/women-clothing", "en")).products;
    const english = await load(card?.href ?? "", "en");
    const french = await load(card?.href ?? "");
    const [title] = (await glossaryTranslator(demoGlossaries).product([english], "fr")) ?? [];
    expect(french.title).toBe(title);
    expect(french.trail[0]?.name).toBe("Femme");
    expect(french.folds[0]?.name).toBe("Détails");
    expect(french.folds[0]?.paragraphs).not.toEqual(english.folds[0]?.paragraphs);
    expect(french.folds.map(({ name }) => name)).toContain("Composition et entretien");
    expect(french.related.map(({ title: one }) => one)).toEqual(
      await glossaryTranslator(demoGlossaries).product(english.related, "fr"),
    );
  });

  test("the home page, the menus and the top bar are French [I18-01]", async () => {
    const answer = await shop.app.request("/", { headers: { cookie: "language=fr" } });
    const html = await answer.text();
    expect(html).toContain("Nouveautés de la semaine");
    expect(html).toContain("Chaussures");
    expect(html).toContain("L’automne-hiver 2026 est arrivé");
    expect(html).not.toContain("New this week");
    expect(html).not.toContain(">Underwear And Socks<");
  });

  test("the checkout lists products in French [I18-01]", async () => {
    const [card] = (await load("/collections/women-clothing", "en")).products;
    const { rows } = await database.current.sql.execute(
      sql`select id from variant where product_id = ${card?.id} and inventory_quantity > 0 limit 1`,
    );
    const added = await shop.app.request("/cart", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: TESTING_ORIGIN },
      body: new URLSearchParams({ intent: "add", variantId: String(rows[0]?.["id"]) }).toString(),
    });
    const cart = added.headers.get("set-cookie")?.split(";")[0] ?? "";
    const page = await shop.app.request("/checkout", { headers: { cookie: `${cart}; language=fr` } });
    expect([added.status, cart.slice(0, 4), page.status, page.headers.get("location")]).toEqual([
      303,
      "__Ho",
      200,
      null,
    ]);
    const [title] = (await glossaryTranslator(demoGlossaries).product([card ?? { id: "", title: "" }], "fr")) ?? [];
    expect(title).not.toBe(card?.title);
    expect(await page.text()).toContain(title?.replaceAll("'", "&#x27;"));
  });

  test("an unsupported language falls back to English [I18-02]", async () => {
    expect((await load("/collections/women-clothing", "tlh")).title).toBe("Women’s Clothing");
  });

  test("the API under /translation returns titles by id [I18-01]", async () => {
    const { products } = await load("/collections/women-clothing", "en");
    const [first] = products;
    const answer = await shop.app.request("/translation/product", {
      method: "POST",
      body: JSON.stringify({ id: [first?.id], locale: "fr" }),
    });
    const [expected] = (await glossaryTranslator(demoGlossaries).product([first ?? { id: "", title: "" }], "fr")) ?? [];
    expect(await answer.json()).toEqual({ code: "1000", data: [{ id: first?.id, title: expected }] });
  });
});

/** Adds the first product in stock to a cart. */
async function buyable(
  products: readonly { readonly variants: readonly { readonly variantId: string }[] }[],
  add: (variantId: string) => Promise<{ addToCart: { cart?: { lines: readonly { title: string }[] } } }>,
): Promise<{ readonly title: string | undefined; readonly at: number }> {
  for (const [at, { variants }] of products.entries())
    for (const { variantId } of variants) {
      const { cart } = (await add(variantId)).addToCart;
      if (cart) return { title: cart.lines[0]?.title, at };
    }
  throw new Error("Nothing can be bought");
}
