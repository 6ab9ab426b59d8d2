// Options beyond size and colour over HTTP: product page, bag, order, mails, wishlist, feeds and APIs.

import { randomUUID } from "node:crypto";
import { desc } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { FeedRow } from "#catalogue";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { mailTable } from "../../commerce/mail/tables.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

/** A boot in two sizes and two widths, of which US 9 EE does not exist and US 8 EE is sold out and dearer; the last is a fact. */
const boot = (variant: number, size: string, width: string, changes: Partial<FeedRow> = {}): FeedRow =>
  feedRow(1, variant, {
    handle: "harbor-boot",
    title: "Harbor boot",
    product_type: "Boots",
    department: "men",
    tags: "Shoes\tMen",
    size,
    options: `Width > ${width}\tMaterial > Suede`,
    designercolor: "",
    inventory_quantity: 5,
    www_usd_price_f: 300,
    ...changes,
  });
/** A necklace in one size: two metals and two lengths. */
const chain = (variant: number, metal: string, color: string, length: string): FeedRow =>
  feedRow(2, variant, {
    handle: "box-chain",
    title: "Box chain",
    product_type: "Necklaces",
    department: "women",
    tags: "Accessories\tWomen",
    size: "Only One Size",
    color,
    designercolor: "",
    options: `Metal > ${metal}\tLength > ${length}`,
    inventory_quantity: 5,
    www_usd_price_f: 120,
  });
/** Wide in one size, of canvas. */
const deckShoe = (variant: number, size: string, width: string): FeedRow => ({
  ...boot(variant, size, width),
  objectID: `v3-${variant}`,
  sku: `SKU-3-${variant}`,
  product_id: "p3",
  handle: "deck-shoe",
  title: "Deck shoe",
  options: `Width > ${width}\tMaterial > Canvas`,
});
const ROWS = [
  boot(0, "US 8", "D"),
  boot(1, "US 8", "EE", { inventory_quantity: 0, www_usd_price_f: 320 }),
  boot(2, "US 9", "D", { inventory_quantity: 2 }),
  chain(0, "Gold", "Gold", "16 in"),
  chain(1, "Gold", "Gold", "18 in"),
  chain(2, "Silver", "Silver", "16 in"),
];

onDatabase("options", (database) => {
  let app: TestingShop["app"];
  const importRows = (rows: readonly FeedRow[]) =>
    importFeed(
      database.current,
      rows.map((row) => JSON.stringify(row)),
      { source: "test" },
    );
  beforeAll(async () => {
    await importRows(ROWS);
    const shop = await openTestingShop(database.current);
    ({ app } = shop);
    return shop.close;
  });

  const ask = async (path: string, cookie = "", init: RequestInit = {}) => {
    const response = await app.request(TESTING_ORIGIN + path, {
      ...init,
      headers: { cookie, origin: TESTING_ORIGIN, ...init.headers },
    });
    const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
    const text = (await response.text()).replaceAll("\u00A0", " ").replaceAll("<!-- -->", "");
    return { text, cookie: [cookie, ...set].filter(Boolean).join("; "), location: response.headers.get("location") };
  };
  const submit = (path: string, fields: Record<string, string>, cookie = "") =>
    ask(path, cookie, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  const graphql = async (query: string, cookie = "", variables: unknown = {}) => {
    const { text } = await ask("/graphql", cookie, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = JSON.parse(text);
    expect(errors).toBeUndefined();
    return data;
  };
  /** The buttons of a page, with marks of values that are sold out or do not combine with what is chosen. */
  const buttonsIn = (html: string) =>
    [...html.matchAll(/<label class="[^"]*size[^"]*"([^>]*)>(.*?)<\/label>/gs)].map(([, marks = "", inner = ""]) => {
      const label = /<b>(.*?)<\/b>/s.exec(inner)?.[1] ?? "";
      const isChosen = inner.includes('checked=""');
      return [label, isChosen && "chosen", /data-(sold-out|absent)/.exec(marks)?.[1]].filter(Boolean).join(" ");
    });

  test("[OC-09] each option is a group of buttons that show which combinations exist and are in stock", async () => {
    const open = (await ask("/us/products/harbor-boot")).text;
    expect(buttonsIn(open)).toEqual(["US 8", "US 9", "D", "EE sold-out"]);
    expect(open).toMatch(/<legend><b>Width<\/b>/);
    // An option with one value is a fact.
    expect(open).not.toMatch(/<legend><b>Material<\/b>/);
    expect(open).toContain("Material: Suede");
    const chosen = (await ask("/us/products/harbor-boot/v1-2")).text;
    expect(buttonsIn(chosen)).toEqual(["US 8", "US 9 chosen", "D chosen", "EE absent"]);
    expect(chosen).toMatch(/Only 2 left in US 9 · Width D</);
    const soldOut = (await ask("/us/products/harbor-boot/v1-1")).text;
    expect(buttonsIn(soldOut)).toEqual(["US 8 chosen sold-out", "US 9 absent", "D", "EE chosen sold-out"]);
    expect(soldOut).toContain("$320");
    expect(soldOut).toContain("US 8 · Width EE is sold out.");
    const necklace = (await ask("/us/products/box-chain")).text;
    expect(buttonsIn(necklace)).toEqual(["Gold", "Silver", "16 in", "18 in"]);
    expect(necklace).not.toContain("Only One Size</span>");
  });

  test("[OC-09] names and values that the vocabulary knows are in the visitor's language", async () => {
    const french = (await ask("/fr/products/box-chain")).text;
    expect(buttonsIn(french)).toEqual(["Or", "Argent", "16 in", "18 in"]);
    expect(french).toMatch(/<legend><b>Métal<\/b>/);
    expect((await ask("/de/products/harbor-boot")).text).toContain("Material: Wildleder");
  });

  test("[OC-09] a form without scripts finds the variant of the chosen values", async () => {
    const page = (await ask("/us/products/harbor-boot")).text;
    expect(page).toContain('name="pick-1" value="EE"');
    const form = { intent: "add", product: "harbor-boot", from: "/us/products/harbor-boot" };
    const added = await submit("/us/cart", { ...form, "pick-0": "US 9", "pick-1": "D" });
    expect(added.location).toBe("/us/cart");
    expect((await ask("/us/cart", added.cookie)).text).toContain("Size US 9 · Width D");
    const open = await submit("/us/cart", { ...form, "pick-0": "US 9" });
    expect(open.location).toBe("/us/products/harbor-boot?choose=size");
    expect((await ask(open.location ?? "")).text).toContain("Choose one of each option first.");
    const absent = await submit("/us/cart", { ...form, "pick-0": "US 9", "pick-1": "EE" });
    expect((await ask(absent.location ?? "")).text).toContain("This combination is not available.");
  });

  test("[OC-09] bag, checkout, order, invoice, mail and APIs name the options", async () => {
    const market = `regionCode: "www", currencyCode: "USD", localeCountryCode: "us"`;
    const { cookie } = await submit("/us/cart", { intent: "add", variantId: "v2-2" });
    const bag = await graphql(`{ cart(${market}) { lines { size options { name value } } } }`, cookie);
    const options = [
      { name: "Metal", value: "Silver" },
      { name: "Length", value: "16 in" },
    ];
    expect(bag.cart.lines).toEqual([{ size: "Only One Size", options }]);
    const saved = await graphql(
      `mutation ($place: PostalAddressInput) {
        saveCheckoutContact(${market}, email: "ana@example.com") { __typename }
        saveCheckoutAddresses(${market}, delivery: $place) { __typename }
        chooseDeliveryMethod(${market}, method: STANDARD) { ... on Checkout { totals { total { amount } due { amount } } } } }`,
      cookie,
      { place: { ...PLACE, firstName: "Ana", lastName: "Roux", line1: "Road 1", country: "us" } },
    );
    const { total, due } = saved.chooseDeliveryMethod.totals;
    const checkout = (await ask("/us/checkout", cookie)).text;
    const { placeOrder } = await graphql(
      `mutation { placeOrder(${market}, idempotencyKey: "${randomUUID()}", expectedTotal: "${total.amount}", expectedDue: "${due.amount}",
        method: CARD, card: {number: "4242424242424242", expiry: "12/39", code: "123"}) {
        ... on OrderPlaced { orderId token } } }`,
      cookie,
    );
    const { orderId, token } = placeOrder;
    const owner = `__Host-orders=${orderId}.${token}`;
    // The order is a copy: the variant may go.
    await importRows(ROWS.filter(({ objectID }) => objectID !== "v2-2"));
    const order = (await ask(`/us/checkout/order/${orderId}`, owner)).text;
    const invoice = (await ask(`/us/account/orders/${orderId}/invoice`, owner)).text;
    const [mail] = await database.current.sql.select().from(mailTable).orderBy(desc(mailTable.createdAt)).limit(1);
    for (const text of [checkout, order, invoice]) expect(text).toContain("Metal Silver · Length 16 in");
    expect(mail?.text).toContain("Box chain (Metal Silver · Length 16 in)");
    expect((await ask(`/fr/checkout/order/${orderId}`, owner)).text).toContain("Métal Argent · Longueur 16 in");
    await importRows(ROWS);
  });

  test("[OC-09] a wishlist offers each variant by name, a card each size once", async () => {
    const { cookie } = await submit("/us/wishlist", { intent: "add", product: "p1" });
    const { text } = await ask("/us/wishlist", cookie);
    expect(text).toContain("US 8 · Width D · Material Suede");
    expect(text).toContain("US 8 · Width EE · Material Suede");
    const { product } = await graphql(`
      {
        product(handleOrId: "harbor-boot") {
          variants {
            options {
              name
              value
            }
          }
        }
      }
    `);
    expect(product.variants[1].options).toEqual([
      { name: "Width", value: "EE" },
      { name: "Material", value: "Suede" },
    ]);
  });

  /** The filters of a page for options: their titles and values with counts; a star marks what is chosen. */
  const filtersIn = (html: string) =>
    [
      ...html.matchAll(/<details class="[^"]*group[^"]*"[^>]*><summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs),
    ].flatMap(([, title = "", inner = ""]) => {
      if (!/^(?:Width|Material|Metal|Length)\b/.test(strip(title))) return [];
      const values = [...inner.matchAll(/<li>(.*?)<\/li>/gs)].map(
        ([, row = ""]) => strip(row) + (row.includes("aria-current") ? " *" : ""),
      );
      return [`${strip(title)}: ${values.join(", ")}`];
    });
  const titlesIn = (html: string) => {
    const cards = [...html.matchAll(/<article.*?<\/article>/gs)].join("");
    return ["Harbor boot", "Box chain", "Deck shoe"].filter((one) => cards.includes(one));
  };

  test("[OC-09] listings filter by the options that their products have, with counts, in the address", async () => {
    const shoes = [...ROWS, deckShoe(0, "US 8", "EE"), deckShoe(1, "US 9", "D")];
    await importRows(shoes);
    const shop = await openTestingShop(database.current);
    const page = async (path: string) =>
      (await (await shop.app.request(TESTING_ORIGIN + path)).text()).replaceAll("<!-- -->", "");
    try {
      const all = await page("/us/collections/men");
      expect(filtersIn(all)).toEqual(["Width: D 2, EE 2", "Material: Canvas 1, Suede 1"]);
      const wide = await page("/us/collections/men?refinementList[options][0]=Width+%3E+EE");
      expect(filtersIn(wide)).toEqual(["Width (1): D 2, EE 2 *", "Material: Canvas 1, Suede 1"]);
      // A width and a size must be those of one variant.
      const size = "&refinementList[Size][0]=US+9";
      expect(await page(`/us/collections/men-shoes?refinementList[options][0]=Width+%3E+EE${size}`)).toContain(
        '"paging":{"total":0',
      );
      // Values of one option are alternatives; options narrow each other.
      const suede = "refinementList[options][1]=Material+%3E+Suede";
      const both = await page(`/us/collections/men?refinementList[options][0]=Width+%3E+EE&${suede}`);
      expect(titlesIn(both)).toEqual(["Harbor boot"]);
      expect(filtersIn(both)).toEqual(["Material (1): Canvas 1, Suede 1 *", "Width (1): D 1, EE 1 *"]);
      const either = `/us/collections/men?refinementList[options][0]=Width+%3E+EE&refinementList[options][1]=Width+%3E+D`;
      expect(titlesIn(await page(either))).toEqual(["Harbor boot", "Deck shoe"]);
      expect(wide).toContain('aria-label="Remove filter Width EE"');
      expect(await page("/de/collections/men?refinementList[options][0]=Material+%3E+Suede")).toContain(
        "Material Wildleder",
      );
      // A listing whose products have no options shows no such filter.
      expect(filtersIn(await page("/us/collections/girls"))).toEqual([]);
      expect(titlesIn(await page("/us/pages/search?qTitle=silver+chain"))).toEqual(["Box chain"]);
    } finally {
      await shop.close();
      await importRows(ROWS);
    }
  });

  test("[MD-02] [MD-03] a search page says how it read a query, and offers the search without each part", async () => {
    const searched = async (text: string, path = "/us") => {
      const accept = "application/vnd.vitrine.data+json;routes=search";
      const query = new URLSearchParams({ qTitle: text });
      const answer = await app.request(`${TESTING_ORIGIN}${path}/pages/search?${query}`, { headers: { accept } });
      const { products, paging, read, facets } = (await answer.json()).loaderData.search;
      return { titles: products.map(({ title }: { title: string }) => title), total: paging.total, read, facets };
    };
    const found = await searched("something for a guy: boots under 310 size us 9");
    expect(found.titles).toEqual(["Harbor boot"]);
    expect(found.read.parts.map(({ name }: { name: string }) => name)).toEqual([
      "guy",
      "boots",
      "Size US 9",
      "Up to $310",
    ]);
    expect(new URL(found.read.parts[3].href, TESTING_ORIGIN).searchParams.get("qTitle")).toBe(
      "something for a guy: boots size us 9",
    );
    // Choosing a category keeps the size of the words, and so does its count.
    const sized = await searched("something in size us 9");
    expect(sized.total).toBe(1);
    expect(sized.facets.category.options).toMatchObject([
      { value: "Shoes", count: 1 },
      { value: "Accessories", count: 0 },
    ]);
    // The size of another variant, and a price that none has.
    expect(await searched("boots not suede")).toMatchObject({
      read: { notes: [expect.stringContaining("Without suede")] },
    });
    const dear = await searched("jewellery under 50");
    expect(dear).toMatchObject({ titles: ["Box chain"], read: { notes: [expect.stringContaining("Up to $50")] } });
    expect(await searched("gremlin boots")).toMatchObject({ read: { notes: [expect.stringContaining("gremlin")] } });
    // No product is called so, but there are others of its type.
    expect(await searched("lariat")).toMatchObject({ titles: ["Box chain"], read: { parts: [{ name: "Necklaces" }] } });
    expect(await searched("sautoir", "/fr")).toMatchObject({ read: { parts: [{ name: "Colliers" }] } });
    // As typed, in quotation marks or because all words are found.
    expect((await searched('"boots under 310"')).read).toBeUndefined();
    expect((await searched("harbor boot")).read).toBeUndefined();
    const french = await searched("bottes à moins de 9000 euros", "/fr");
    expect(french.titles).toEqual(["Bottes Harbor"]);
    expect(french.read.parts[0]).toMatchObject({ name: "bottes" });
    const listing = async (interpret: boolean, text = "boots under 310") => {
      const clause = { query_text: text, uniq_field: "product_id" };
      const body = JSON.stringify({ interpret, fetch_fields: ["title"], query_clause_info: clause });
      return (await (await app.request(`${TESTING_ORIGIN}/search/listing`, { method: "POST", body })).json()).result;
    };
    expect(await listing(false)).toMatchObject({ total: 0 });
    expect(await listing(true)).toMatchObject({
      total: 1,
      interpretation: {
        parts: [
          { kind: "things", typed: "boots", without: "under 310" },
          { kind: "price", max: 310, without: "boots" },
        ],
        dropped: [],
        unused: [],
      },
    });
    expect(await listing(true, "lariat")).toMatchObject({
      total: 1,
      interpretation: { parts: [{ kind: "things", typed: "lariat", type: "Necklaces" }] },
    });
    const html = await (await app.request(`${TESTING_ORIGIN}/us/pages/search?qTitle=boots+under+310`)).text();
    expect(html).toContain("We read this as");
    expect(html).toMatch(/aria-label="Search again without Up to \$310"/u);
  });

  test("[OC-09] the search API filters by options and counts them", async () => {
    const response = await app.request(`${TESTING_ORIGIN}/1/indexes/vitrine_products/query`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-algolia-application-id": "vitrine",
        "x-algolia-api-key": "public",
      },
      body: JSON.stringify({ query: "", distinct: true, facets: ["options"], facetFilters: [["options:Width > EE"]] }),
    });
    const { nbHits, facets } = await response.json();
    expect(nbHits).toBe(1);
    expect(facets.options).toMatchObject({ "Width > EE": 1, "Material > Suede": 1 });
  });

  test("[OC-09] items of the Merchant feed differ in Google's fields", async () => {
    const { text } = await ask("/us/feeds/google-merchant.xml");
    const items = text.split("<item>").slice(1);
    const field = (item: string, name: string) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1];
    expect(items.map((item) => [field(item, "size"), field(item, "material")])).toEqual([
      ["8 / D", "Suede"],
      ["8 / EE", "Suede"],
      ["9 / D", "Suede"],
      ["16 in", "Gold"],
      ["18 in", "Gold"],
      ["16 in", "Silver"],
    ]);
  });
});

const strip = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const PLACE = { city: "Austin", region: "TX", postalCode: "73301", phone: "+1 512 555 0123" };
