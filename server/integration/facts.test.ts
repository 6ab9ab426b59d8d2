// A shop with its own facts, over HTTP: every page, feed, API and mail has them, and nothing of the demo.

import { eq } from "drizzle-orm";
import { matchRoutes } from "react-router";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enqueueMail, mailTable } from "#commerce/mail";
import { importFeed } from "#commerce/products";
import { onDatabase } from "../../commerce/database/testing.ts";
import { feedLines } from "../../commerce/products/testing-feed.ts";
import { routes } from "../../storefront/routes.ts";
import { crawl, type CrawledPage } from "../crawl/testing-crawl.ts";
import { UNLINKED } from "../crawl/testing-unlinked.ts";
import { LOCAL_TOKEN, openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const NAME = `L'Atelier "Été" & Fils`;
const IN_HTML = "L&#x27;Atelier &quot;Été&quot; &amp; Fils";
const DEMO = /Vitrine|vitrine\.example|Lamb Street|number 00000000/;

const WHOLE = {
  tagline: { en: "jewellery", de: "Schmuck" },
  description: { en: "Jewellery from Lyon.", de: "Schmuck aus Lyon." },
  about: { en: "Rings from _Lyon_." },
  company: "Ondine SARL",
  address: "3 rue du Bœuf, 69005 Lyon, France",
  registration: "RCS Lyon 123 456 789",
  taxNumber: "FR 12 345678901",
  email: "bonjour@ondine.example",
  phone: "+33 4 00 00 00 00",
  hours: { en: "Monday to Friday 9 to 5" },
  social: [{ name: "Pictures", url: "https://social.example/ondine" }],
};

const shapes = routes.map(({ name, path }) => ({ id: name, path }));
const kindOf = (path: string): string => matchRoutes(shapes, path)?.[0]?.route.id ?? "none";

onDatabase("a shop's facts", (database) => {
  let shop: TestingShop;
  beforeAll(async () => {
    await importFeed(database.current, feedLines(8), { source: "test" });
    shop = await openTestingShop(database.current);
  });
  afterAll(() => shop.close());

  const put = (value: unknown, setting = "facts") =>
    shop.app.request(`/admin/settings/${setting}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      body: JSON.stringify(value),
    });
  const get = async (path: string) => (await shop.app.request(TESTING_ORIGIN + path)).text();
  const pictureAt = async (path: string) =>
    sharp(await (await shop.app.request(TESTING_ORIGIN + path)).arrayBuffer()).metadata();
  const graphql = async (query: string) => {
    const headers = { "content-type": "application/json" };
    return (await shop.app.request("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) })).json();
  };
  /** Every page that is linked, and the others by their addresses. */
  const everyPage = async (): Promise<readonly CrawledPage[]> => {
    const isWithin = (path: string) => !/^\/(?:[a-z]{2}(?:\/|$)|media\/)/.test(path);
    const documents = (kind: string) => (kind === "help" ? Number.POSITIVE_INFINITY : 1);
    const pages = [...(await crawl(shop.app, "/", { isWithin, kindOf, documents })).values()];
    for (const { address } of Object.values(UNLINKED)) {
      const path = address.replace("{product}", "/products/product-1");
      pages.push({ ...pages[0]!, address: path, html: await get(path) });
    }
    return pages.filter(({ html }) => html !== "");
  };

  test("[OC-02] a new shop has a neutral name, no demo facts, and help that leaves out what it does not say", async () => {
    expect(await get("/")).toContain("<title>My shop</title>");
    for (const { address, html } of await everyPage()) {
      expect(html, address).not.toMatch(DEMO);
      // Placeholders, and sentences around nothing.
      expect(html, address).not.toMatch(/\{\{|mailto:"|tel:"|, \.|\(\)|undefined/);
    }
    const terms = await get("/pages/terms-conditions");
    expect(terms).toContain("This shop is run by <strong>My shop</strong>. &quot;We&quot;");
    expect(await get("/pages/contact")).not.toContain("Telephone");
    expect(await get("/llms.txt")).toMatch(/^# My shop\n\n> My shop is an online shop\.\n/);
  });

  test("[OC-06] [OC-02] every page of a shop with another name has it, and nothing of the demo", async () => {
    expect((await put({ name: NAME })).status).toBe(200);
    const pages = await everyPage();
    expect(pages.length).toBeGreaterThan(50);
    for (const { address, html } of pages) {
      expect(html, address).not.toMatch(/Vitrine|My shop/);
      // An old address redirects without a document.
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? IN_HTML;
      expect(title, address).toContain(IN_HTML);
    }
  });

  test("[OC-06] feeds, llms.txt, GraphQL and structured data have the shop's facts", async () => {
    await put({ ...WHOLE, name: NAME });
    const inXml = 'L\'Atelier "Été" &amp; Fils';
    expect((await get("/feeds/new-arrivals.xml")).replaceAll("&quot;", '"').replaceAll("&apos;", "'")).toContain(
      `<title>${inXml}: New in</title>`,
    );
    const merchant = (await get("/de/feeds/google-merchant.xml")).replaceAll("&quot;", '"').replaceAll("&apos;", "'");
    expect(merchant).toContain(`<title>${inXml}, Germany</title>`);
    expect(merchant).toContain("<description>Schmuck aus Lyon.</description>");
    const llms = await get("/llms.txt");
    expect(llms).toContain(`# ${NAME}\n\n> Jewellery from Lyon.`);
    expect(llms).toContain("Questions: bonjour@ondine.example");
    const { data } = (await graphql('{ shop(shopId: "vitrine") { name } }')) as { data: unknown };
    expect(data).toEqual({ shop: { name: NAME } });
    const home = await get("/de");
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@graph": [
        {
          name: NAME,
          legalName: "Ondine SARL",
          address: "3 rue du Bœuf, 69005 Lyon, France",
          vatID: "FR 12 345678901",
          sameAs: ["https://social.example/ondine"],
          contactPoint: { email: "bonjour@ondine.example", telephone: "+33 4 00 00 00 00" },
        },
        { name: NAME, description: "Schmuck aus Lyon." },
      ],
    });
    expect(home).toContain(`<title>${IN_HTML}: Schmuck</title>`);
    expect(home).toContain('<meta property="og:site_name" content="L\'Atelier &quot;Été&quot; &amp; Fils"/>');
  });

  test("[OC-06] help pages have the shop's identity and contact, as text in every language", async () => {
    await put({ ...WHOLE, name: "At*Odds* | [x](/y)" });
    const contact = await get("/pages/contact");
    expect(contact).toContain('href="tel:+33400000000"');
    expect(contact).toContain("Monday to Friday 9 to 5");
    expect(contact).toContain(`<a href="https://social.example/ondine" rel="me noreferrer">Pictures</a>`);
    expect(contact).toContain("Ondine SARL, 3 rue du Bœuf, 69005 Lyon, France");
    const terms = await get("/de/pages/terms-conditions");
    expect(terms).toContain("RCS Lyon 123 456 789, FR 12 345678901");
    const about = await get("/pages/about");
    expect(about).toContain("<h1");
    expect(about).toContain("About At*Odds* | [x](/y)");
    expect(about).toContain("Rings from <em>Lyon</em>.");
    expect(about).not.toContain("is an online shop");
    await put({ name: "At*Odds* | [x](/y)" });
    expect(await get("/pages/about")).toContain("At*Odds* | [x](/y) is an online shop.");
  });

  test("[OC-06] mails are written and signed in the shop's name, also from right to left", async () => {
    await put({ name: "دار <Ondine>" });
    const body = new URLSearchParams({
      form: "register",
      email: "ana@example.com",
      password: "a long walk in the rain",
    });
    const headers = { origin: TESTING_ORIGIN, "content-type": "application/x-www-form-urlencoded" };
    await shop.app.request(`${TESTING_ORIGIN}/login`, { method: "POST", body: body.toString(), headers });
    const [mail] = await database.current.sql.select().from(mailTable);
    expect(mail?.text).toMatch(/^Welcome to دار <Ondine>\.[\s\S]+\n\nدار <Ondine>\n$/);
    expect(mail?.html).toContain("دار &lt;Ondine&gt;</bdi></p>");
    expect(`${mail?.html}${mail?.subject}`).not.toMatch(/Vitrine|My shop|<Ondine>/);
  });

  test("[OC-06] wrong facts are refused by field, and change nothing", async () => {
    await put({ name: NAME });
    const refused = await put({
      name: " ",
      phone: "020 1234",
      email: "care",
      social: [{ name: "Feed", url: "http://social.example" }],
      hours: { xx: "always" },
      fax: "1",
    });
    expect(refused.status).toBe(422);
    const { errors } = (await refused.json()) as { errors: readonly { path: string; message: string }[] };
    expect(errors).toEqual(
      expect.arrayContaining([
        { path: "name", message: "must not be empty" },
        { path: "phone", message: "must be an international number such as +44 20 1234 5678" },
        { path: "email", message: "must be an email address" },
        { path: "social.0.url", message: "must be an https URL" },
        { path: "fax", message: "is not a known field" },
        { path: expect.stringContaining("hours"), message: expect.any(String) },
      ]),
    );
    expect(await get("/cart")).toContain(IN_HTML);
  });

  test("[OC-06] a logo is in header, mails, tabs and structured data, at an address of its own", async () => {
    await put({ name: NAME });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M0 0h80v20z"/></svg>';
    expect((await put({ logo: { svg: drawing } }, "logo")).status).toBe(200);
    const home = await get("/");
    const [, src = ""] = /<img[^>]* src="(\/brand\/[0-9a-f]{16}\.svg)"[^>]*>/.exec(home) ?? [];
    expect(home).toMatch(
      new RegExp(`<header[\\s\\S]*<a [^>]*aria-label="${IN_HTML}, home"><img [^>]*src="${src}" width="80" height="20"`),
    );
    expect(home).toContain(`"logo":"${TESTING_ORIGIN}${src}"`);
    const file = await shop.app.request(TESTING_ORIGIN + src);
    expect(file.headers.get("cache-control")).toContain("immutable");
    expect(file.headers.get("content-type")).toBe("image/svg+xml");
    expect(file.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(await file.text()).toBe(drawing);
    expect(await (await shop.app.request(`${TESTING_ORIGIN}/brand/0123456789abcdef.svg`)).status).toBe(404);

    // Wide, so that tabs have the first letter of the name instead.
    const [, icon = ""] = /<link rel="icon" href="([^"]*)"/.exec(home) ?? [];
    expect(await get(icon)).toContain(">L</text>");
    const [, consoleIcon = ""] = /<link rel="icon" href="([^"]*)"/.exec(await get("/console/sign-in")) ?? [];
    expect(await get(consoleIcon)).toBe(await get(icon));
    const [, appIcon = ""] = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(home) ?? [];
    expect(await pictureAt(appIcon)).toMatchObject({ format: "png", width: 180, height: 180 });
    expect(await pictureAt("/brand/logo.png")).toMatchObject({ format: "png", width: 320, height: 80 });

    await enqueueMail(
      database.current.sql,
      "bo@example.com",
      (of) => ({ language: "en", subject: of.name, paragraphs: [] }),
      new Date(),
    );
    const [mail] = await database.current.sql.select().from(mailTable).where(eq(mailTable.recipient, "bo@example.com"));
    expect(mail?.html).toContain('<img src="/brand/logo.png" alt="L\'Atelier &quot;Été&quot; &amp; Fils"');

    const square = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#0a58" } })
      .png()
      .toBuffer();
    expect((await put({ logo: { picture: square.toString("base64") } }, "logo")).status).toBe(200);
    const changed = await get("/");
    const [, png = ""] = /<img[^>]* src="(\/brand\/[0-9a-f]{16}\.png)"/.exec(changed) ?? [];
    expect(changed).toContain(`<link rel="icon" href="${png}"/>`);
    expect(await pictureAt(png)).toMatchObject({ format: "png", width: 64 });
    expect((await shop.app.request(TESTING_ORIGIN + src)).status).toBe(404);
  });

  test("[OC-06] a logo with a script, of another type or too large is refused", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>';
    const errorsOf = async (value: unknown) => {
      const response = await put(value, "logo");
      expect(response.status).toBe(422);
      return ((await response.json()) as { errors: unknown }).errors;
    };
    expect(await errorsOf({ logo: { svg } })).toEqual([
      { path: "logo.svg", message: "has a <script> element, which is not allowed; save it as a plain SVG" },
    ]);
    const gif = Buffer.from("GIF89a").toString("base64");
    expect(await errorsOf({ logo: {}, icon: { picture: gif } })).toEqual([
      { path: "logo", message: "must have either svg or picture" },
      { path: "icon.picture", message: "must be a PNG, JPEG, WebP or AVIF file" },
    ]);
    expect(await errorsOf({ logo: { svg: " ".repeat(200_001) } })).toEqual([
      { path: "logo.svg", message: "must not be larger than 200 kB" },
    ]);
  });
});
