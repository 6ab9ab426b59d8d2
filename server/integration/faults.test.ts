// The fault matrix of every service but OpenSearch (server/search/opensearch-faults.test.ts). `npm test -- --thorough` runs all cells.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { DEFAULT_TAXONOMY, pictureUrl } from "#catalogue";
import { placeOrder } from "#commerce/checkout";
import { enqueueMail, mailTable, openDelivery, smtpTransport } from "#commerce/mail";
import { createStripeProvider } from "#commerce/payments";
import { allowHosts, enqueuePictures, findPicture, retryPictures } from "#commerce/pictures";
import {
  makeShopper,
  openTestShop,
  orderRequest,
  testOrderServices,
} from "../../commerce/checkout/testing-order-services.ts";
import { onPostgres } from "../../commerce/database/testing.ts";
import { smtpUrl, startSmtp } from "../../commerce/mail/testing-smtp.ts";
import { openFakeStripe } from "../../commerce/payments/testing-stripe.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";
import { SEARCH_FAULTS } from "../../tools/chaos/fault-line.ts";
import { readConfig } from "../config.ts";
import { listen } from "../http/listener.ts";
import { createMedia } from "../media/index.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { startFetching } from "../pictures/fetch-job.ts";
import { storedPictures } from "../pictures/stored-pictures.ts";
import { openOriginals } from "../pictures/originals.ts";
import { openPictureHost } from "../pictures/testing-host.ts";
import { openPublicReads } from "../reads/public-reads.ts";
import { openTestingApplication } from "../search/algolia/testing-application.ts";
import { openRemoteSearch } from "../search/remote-search.ts";
import { createSearchApp } from "../search/search-app.ts";
import { searchApis } from "../search/search-apis.ts";
import { embeddedService } from "../search/search-service.ts";
import { openShopSearch } from "../search/shop-search.ts";
import { awaitShopDatabase } from "../start/shop.ts";
import { cellsOf, PAGES, printRecorded, runCell, visit, type Service } from "./testing-faults.ts";
import { openOnSearch, openOnService } from "./testing-search-faults.ts";
import { openTestingShop, TESTING_ORIGIN, type TestingShop } from "./testing-shop.ts";

const PAYMENT_KEY = "sk_test_key";
const SavedAddress = z.object({ saveCheckoutAddresses: z.object({ totals: z.object({ tax: z.unknown() }) }) });
const US_MARKET = 'regionCode: "www", currencyCode: "USD", localeCountryCode: "US"';
const ALGOLIA = { applicationId: "VITRINE", apiKey: "admin-key" };

onPostgres("a service that fails", (database) => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-matrix-"));
  const ports = new Map<string, number>();
  const portOf = (name: string) => () => ports.get(name) ?? 0;
  const closers: (() => Promise<void> | void)[] = [];
  /** Uses none of the failing services. */
  let shop: TestingShop;
  const browse = () => visit((path) => shop.app.request(path));

  beforeAll(async () => {
    await openTestShop(database.current, 60, 500);
    shop = await openTestingShop(database.current);
    const [stripe, algolia, host, smtp] = await Promise.all([
      openFakeStripe(PAYMENT_KEY),
      openTestingApplication(ALGOLIA),
      openPictureHost(),
      startSmtp(),
    ]);
    ports.set("payments", Number(new URL(stripe.url).port));
    ports.set("Algolia", Number(new URL(`http://${algolia.host}`).port));
    ports.set("pictures", Number(new URL(host.origin).port));
    ports.set("mail", smtp.port);
    ports.set("PostgreSQL", Number(new URL("url" in database.location ? database.location.url : "").port));
    ports.set("translation", await serve({ app: shoutingTranslator() }));
    ports.set("search service", await serveSearch());
    closers.push(shop.close, stripe.close, algolia.close, host.close, smtp.close);
  });
  afterAll(async () => {
    for (const close of closers) await close();
    rmSync(folder, { recursive: true, force: true });
    printRecorded();
  });

  /** Serves an application at a port, which is returned. */
  async function serve({ app }: { readonly app: Pick<TestingShop["app"], "request"> }): Promise<number> {
    const started = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
    if (started.kind !== "listening") throw new Error(started.kind);
    started.listener.serve({ fetch: (request) => app.request(request) });
    closers.push(() => started.listener.drain(0));
    return started.port;
  }

  async function serveSearch(): Promise<number> {
    const config = readConfig({});
    const log = createLog("silent", false);
    const parts = { database: database.current, taxonomy: () => DEFAULT_TAXONOMY, setting: initialSettings };
    const service = embeddedService(join(folder, "indexes"), () => undefined);
    const search = openShopSearch({ ...parts, service, onError: () => undefined });
    await search.catchUp();
    closers.push(search.close);
    const apis = searchApis({ ...parts, config, log, search, reads: openPublicReads(config) });
    const health = {
      ping: async () => undefined,
      isStopping: () => false,
      metrics: createMetrics(),
      metricsToken: undefined,
    };
    return serve({ app: createSearchApp({ config, log, health, apis }) });
  }

  const SERVICES: readonly Service[] = [
    {
      name: "PostgreSQL",
      // The protocol's own error, of a server that has no free connection.
      answers: { "500": fatal("53300"), HTML: "<!doctype html>", half: "R\0\0\0" },
      port: portOf("PostgreSQL"),
      open: async ({ port }, log) => {
        const url = new URL("url" in database.location ? database.location.url : "");
        url.port = String(port);
        const config = readConfig({ DATABASE_URL: url.href, DATABASE_CONNECT_SECONDS: "1" });
        const started = await listen({ host: "127.0.0.1", port: 0, timeoutSeconds: 30 });
        if (started.kind !== "listening") throw new Error(started.kind);
        const { listener } = started;
        const opening = awaitShopDatabase(config, () => undefined).then(async (own) => {
          const opened = await openTestingShop(own, { REQUEST_TIMEOUT_SECONDS: "3" }, undefined, log);
          listener.serve(opened.handler);
          return { own, opened };
        });
        // Awaited when the shop closes.
        opening.catch(() => undefined);
        const request = (path: string) => fetch(`http://127.0.0.1:${started.port}${path}`);
        return {
          // A page that needs the database asks to be requested again; others are answered from the index.
          browse: () => visit(request, [200, 503, 504]),
          use: async () => void (await visit(request)),
          close: async () => {
            const { own, opened } = await opening;
            await listener.drain(0);
            await opened.close();
            await own.close();
          },
        };
      },
    },
    {
      name: "Algolia",
      faults: SEARCH_FAULTS,
      port: portOf("Algolia"),
      isLogged: true,
      open: ({ address }, log) => {
        const { applicationId, apiKey } = ALGOLIA;
        const environment = { ALGOLIA_APP_ID: applicationId, ALGOLIA_API_KEY: apiKey, ALGOLIA_URL: address };
        return openOnService(database.current, environment, log);
      },
    },
    {
      name: "search service",
      port: portOf("search service"),
      open: ({ address }, log) => {
        const parts = { database: database.current, setting: initialSettings, hosts: [address] };
        return openOnSearch(database.current, openRemoteSearch(parts), log);
      },
    },
    {
      name: "payments",
      port: portOf("payments"),
      open: async ({ address }, log) => {
        const base = testOrderServices(database.current, {
          onError: (error) => log.error({ err: error }, "payment failed"),
        });
        const parts = { secretKey: PAYMENT_KEY, webhookSecret: "whsec", now: base.now, apiUrl: address };
        const services = { ...base, provider: await createStripeProvider(parts) };
        const place = async () => {
          const shopper = await makeShopper(services, [{ variantId: "v1-0", quantity: 1 }]);
          const request = await orderRequest(services, shopper, { card: undefined });
          return (await placeOrder(services, shopper, request)).kind;
        };
        return {
          browse: async () => {
            const [kind, statuses] = await Promise.all([place(), browse()]);
            expect(["busy", "pay"]).toContain(kind);
            return statuses;
          },
          use: async () => expect(await place()).toBe("pay"),
          close: async () => undefined,
        };
      },
    },
    {
      name: "tax",
      port: portOf("payments"),
      open: async ({ address }, log) => {
        const environment = { TAX_PROVIDER: "stripe", STRIPE_SECRET_KEY: PAYMENT_KEY, STRIPE_API_URL: address };
        const own = await openTestingShop(database.current, environment, undefined, log);
        const cookie = await fillCart(own);
        let street = 0;
        /** The tax of a new address, because calculations are remembered. Null if it is not known. */
        const taxOf = async (): Promise<unknown> => {
          const place = `country: "US", city: "New York", region: "NY", postalCode: "10012", phone: "+1 212 555 0123"`;
          const name = `firstName: "Ana", lastName: "Roux", line1: "${(street += 1)} Main Street"`;
          const saved = await graphql(
            own,
            cookie,
            `mutation { saveCheckoutAddresses(${US_MARKET}, delivery: {${place}, ${name}}) {
              ... on Checkout { totals { tax { amount } } } } }`,
          );
          return SavedAddress.parse(saved).saveCheckoutAddresses.totals.tax;
        };
        return {
          browse: async () => {
            await taxOf();
            return visit((path) => own.app.request(path, { headers: { cookie } }), [200], [...PAGES, "/us/checkout"]);
          },
          use: async () => expect(await taxOf()).toEqual({ amount: expect.any(String) }),
          close: own.close,
        };
      },
    },
    {
      name: "mail",
      answers: { "500": "554 no service\r\n", HTML: "<!doctype html>\r\n", half: "220-read" },
      port: portOf("mail"),
      open: async ({ port }, log) => {
        const now = () => new Date(Date.now());
        const sender = () => ({ from: "shop@shop.test", name: "Shop", origin: "https://shop.test" });
        const deliver = smtpTransport(smtpUrl(port), sender);
        const onError = (error: unknown) => log.error({ err: error }, "mail could not be sent");
        const delivery = openDelivery({ database: database.current, deliver, onError, now });
        const content = { language: "en" as const, subject: "Hello", paragraphs: ["Hello"] };
        return {
          browse: async () => {
            await enqueueMail(database.current.sql, "ana@example.com", () => content, now());
            void delivery.nudge();
            return browse();
          },
          use: async () => {
            void delivery.nudge();
            // A delivered mail is deleted.
            expect(await database.current.sql.$count(mailTable)).toBe(0);
          },
          close: delivery.close,
        };
      },
    },
    {
      name: "translation",
      port: portOf("translation"),
      open: async ({ address }, log) => {
        const own = await openTestingShop(database.current, { TRANSLATION_URL: address }, undefined, log);
        // Translations are cached, and a page shows several products: each use needs one that no page has shown.
        const shown = new Set<string>();
        const page = async (path: string) => {
          const response = await own.app.request(path, { headers: { cookie: "language=fr" } });
          for (const [title] of (await response.clone().text()).matchAll(/TITLE P\d+/g)) shown.add(title);
          return response;
        };
        let number = 0;
        return {
          browse: () => visit(page),
          use: async () => {
            do number = (number % 60) + 1;
            while (shown.has(`TITLE P${number}`));
            const html = await (await page(`/products/product-${number}`)).text();
            expect(html).toContain(`TITLE P${number}`);
          },
          close: own.close,
        };
      },
    },
    {
      name: "pictures",
      port: portOf("pictures"),
      open: async ({ address }) => {
        const originals = openOriginals(join(folder, `originals-${Math.random()}`));
        const onError = (error: unknown) => expect.unreachable(String(error));
        const pictures = storedPictures({ database: database.current, originals, onLost: () => undefined, onError });
        const cacheDir = mkdtempSync(join(folder, "cache-"));
        const media = createMedia({ cacheDir, cacheLimitBytes: 1e7, workers: 1, pictures });
        await allowHosts(database.current, [address]);
        const fetching = startFetching({
          database: database.current,
          originals,
          check: media.check,
          limits: { fetchMs: 1_000 },
          onError,
        });
        let pictured = 0;
        const enqueue = async () => {
          const picture = `${address}/${(pictured += 1)}-photo.jpg`;
          await enqueuePictures(database.current, [{ address: picture, designer: "Maison Orlo" }], new Date());
          await fetching.nudge();
          return picture;
        };
        return {
          browse: async () => {
            const picture = await enqueue();
            const shown = await media.app.request(pictureUrl(picture, 320, "webp").replace("/media", ""));
            expect([200, 404]).toContain(shown.status);
            return browse();
          },
          use: async () => {
            const picture = `${address}/${pictured}-photo.jpg`;
            await retryPictures(database.current, new Date());
            await fetching.nudge();
            expect(await findPicture(database.current, picture)).toMatchObject({ state: "kept" });
          },
          close: async () => {
            await fetching.close();
            await media.close();
          },
        };
      },
    },
  ];

  test.each(cellsOf(SERVICES))(
    "[UF-02] %s, %s: pages are answered at the start and later, and it is used again by itself",
    async (name, fault, service) => expect(await runCell(name, fault, service)).toEqual(["start", "running"]),
  );
});

/** A visitor with a piece in the bag: their cookie. */
async function fillCart({ app }: TestingShop): Promise<string> {
  const added = await app.request(`${TESTING_ORIGIN}/us/cart`, {
    method: "POST",
    headers: { origin: TESTING_ORIGIN, "content-type": "application/x-www-form-urlencoded" },
    body: "intent=add&variantId=v1-0",
  });
  return added.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

async function graphql({ app }: TestingShop, cookie: string, query: string): Promise<unknown> {
  const headers = { cookie, "content-type": "application/json" };
  const response = await app.request(`${TESTING_ORIGIN}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

/** A translation service whose words are in capitals. */
function shoutingTranslator(): Hono {
  const app = new Hono();
  const loud = (words: readonly string[]): readonly string[] => words.map((word) => word.toUpperCase());
  app.post("/product", async (context) => {
    const { id } = (await context.req.json()) as { id: readonly string[] };
    return context.json({ code: "1000", data: loud(id).map((word) => ({ title: `TITLE ${word}` })) });
  });
  app.post("/translate", async (context) => {
    const { val } = (await context.req.json()) as { val: readonly string[] };
    return context.json({ code: "1000", data: loud(val) });
  });
  app.post("/labels", async (context) => {
    const { name } = (await context.req.json()) as { name: readonly string[] };
    return context.json({ code: "1000", data: loud(name).map((label) => ({ label })) });
  });
  app.post("/*", (context) => context.json({ code: "1000", data: {} }));
  return app;
}

/** PostgreSQL's message of an error that ends the connection. */
function fatal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Msorry, too many clients already\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
