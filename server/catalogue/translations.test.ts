// Translating a whole catalogue with an external service over real HTTP, and from a merchant's file.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { importFeed } from "#commerce/products";
import { onPostgres } from "../../commerce/database/testing.ts";
import { feedRow } from "../../commerce/products/testing-feed.ts";
import { openTestingShop, type TestingShop } from "../integration/testing-shop.ts";
import { adminApp } from "./admin-app.ts";
import type { CatalogueEvent } from "./events.ts";
import { runTranslation, storeFile } from "./translations.ts";

const ROWS = [
  // Known to the vocabulary.
  { title: "Wool coat", body_html: "" },
  // The feed has its own.
  { title: "Moonlight wrap", title_de: "Mondlicht-Tuch", body_html: "" },
  {
    title: "Nordlys organiser for rings",
    vendor: "Nordlys",
    vendor_text: "Nordlys",
    body_html: "<p>Velvet inside.</p>",
  },
  { title: "Ring sizer", body_html: "<p>Velvet inside.</p>" },
];

onPostgres("translations of a catalogue", (database) => {
  let url = "";
  let isDown = false;
  let sent: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      if (isDown) return void response.writeHead(503).end();
      const { val, locale } = JSON.parse(body) as { val: string[]; locale: string };
      sent.push(...val);
      response.end(JSON.stringify({ code: "1000", data: val.map((text) => `${locale}:${text}`) }));
    });
  });
  let shop: TestingShop;
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const lines = ROWS.map((row, at) => JSON.stringify({ ...feedRow(at + 1), title_zh: "", ...row }));
    await importFeed(database.current, lines, { source: "rows.jsonl" });
    shop = await openTestingShop(database.current);
  });
  afterAll(async () => {
    await shop.close();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    sent = [];
    isDown = false;
  });

  const all = async (events: AsyncIterable<CatalogueEvent>): Promise<CatalogueEvent | undefined> => {
    let last: CatalogueEvent | undefined;
    for await (const event of events) last = event;
    return last;
  };
  const translate = (service: string | undefined = url, isDryRun = false) =>
    all(runTranslation({ database: database.current, url: service, languages: ["de"], isDryRun }));
  const titleOf = async (number: number): Promise<string> => {
    const answer = await shop.app.request("/translation/product", {
      method: "POST",
      body: JSON.stringify({ id: [`p${number}`], locale: "de" }),
    });
    return ((await answer.json()) as { data: { title: string }[] }).data[0]?.title ?? "";
  };

  test("a dry run counts what would be sent, and sends nothing [OC-16]", async () => {
    const characters = [...ROWS.slice(2).map(({ title }) => title), "<p>Velvet inside.</p>"].join("").length;
    expect(await translate(undefined, true)).toEqual({ kind: "would-translate", texts: 3, characters });
    expect(
      await all(runTranslation({ database: database.current, url: undefined, languages: ["de"], isDryRun: false })),
    ).toEqual({ kind: "no-service" });
    expect(sent).toEqual([]);
  });

  test("a service that is down leaves its texts for the next run, which sends none twice [OC-16]", async () => {
    isDown = true;
    expect(await translate()).toMatchObject({ kind: "translated", texts: 0, left: 3 });
    isDown = false;
    expect(await translate()).toMatchObject({ kind: "translated", texts: 3, left: 0 });
    expect(sent).toEqual(["⟦0⟧ organiser for rings", "<p>Velvet inside.</p>", "Ring sizer"]);
    expect(await translate()).toMatchObject({ kind: "translated", texts: 0, left: 0 });
    expect(sent).toHaveLength(3);
  });

  test("pages show the feed's titles first, then stored ones, then the vocabulary's [OC-16]", async () => {
    expect(await Promise.all([1, 2, 3, 4].map(titleOf))).toEqual([
      "Mantel aus Wolle",
      "Mondlicht-Tuch",
      "de:Nordlys organiser for rings",
      "de:Ring sizer",
    ]);
  });

  test("the admin API counts, refuses unknown languages and needs the operator's token [OC-16]", async () => {
    const index = {
      onChanged: () => {},
      rebuild: () => Promise.reject(new Error()),
      status: () => Promise.reject(new Error()),
    };
    const tokens = { localToken: "local", token: undefined };
    const app = adminApp({ database: database.current, index, ...tokens, onError: () => {} });
    const post = (query: string, token = "local") =>
      app.request(`/translate?${query}`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
    expect((await post("languages=de", "wrong")).status).toBe(404);
    const refused = await post("languages=de,xx");
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("is no language")]);
    const counted = await post("languages=fr&dry-run=true");
    expect(await counted.text()).toContain('"kind":"would-translate","texts":4');
    expect((await post("languages=fr")).status).toBe(409);
  });

  test("a Shopify export of translations precedes the service's answers [OC-16]", async () => {
    const csv =
      "Type,Identification,Field,Locale,Default content,Translated content\nPRODUCT,'1,title,de,Ring sizer,Ringmaß\nPRODUCT,'1,handle,de,ring-sizer,ringmass\nPRODUCT,'1,title,fr,Ring sizer,\n";
    const bytes = (async function* () {
      yield Buffer.from(csv);
    })();
    expect(await all(storeFile(database.current, bytes))).toEqual({
      kind: "stored-translations",
      texts: 1,
      languages: ["de"],
    });
    expect(await titleOf(4)).toBe("Ringmaß");
  });
});
