// Every environment variable of the shop, by topic. `npm run docs:configuration` writes docs/configuration.md from this table.

import { z } from "zod";
import { flag, headers, integer, list, origin, secret, tagOrigins, text, url } from "./value-types.ts";

const server = {
  PORT: integer(0, 65_535).default(3000).describe("Port to listen on; 0 picks a free one."),
  HOST: text(/./, "an IP address or host name")
    .default("127.0.0.1")
    .describe("Address to listen on; `0.0.0.0` for all."),
  PUBLIC_URL: origin
    .optional()
    .describe("Public origin of the shop, for canonical links, form checks, passkeys and mails; https turns on HSTS."),
  TRUSTED_PROXIES: integer(0, 10).default(0).describe("Number of proxies whose `X-Forwarded-For` entries are trusted."),
  WORKERS: integer(1, 256)
    .default(1)
    .describe("Serving processes; more than one needs `DATABASE_URL` ([scaling](decisions/010-processes.md))."),
  DATA_DIR: text(/./, "a path").default("data").describe("Folder of the embedded database, caches and mail files."),
  BODY_LIMIT_KB: integer(1).default(256).describe("Largest request body, in kB."),
  REQUEST_TIMEOUT_SECONDS: integer(1).default(30).describe("Time limit of a request."),
  STALLED_SECONDS: integer(1)
    .default(30)
    .describe("A client that stops reading its response for this long is cut off."),
  STOP_TIMEOUT_SECONDS: integer(1).default(10).describe("Time that open requests get to finish when the shop stops."),
  ADMIN_TOKEN: secret(16)
    .optional()
    .describe(
      "Bearer token with every permission for the admin APIs; prefer [named tokens](operations.md#api-tokens).",
    ),
  SECRETS_KEY: secret(32)
    .optional()
    .describe(
      "Encrypts authenticator secrets in the database, at least 32 characters; by default `secrets.key` in DATA_DIR, and none with DATABASE_URL.",
    ),
  BREACHED_PASSWORDS_URL: url(/^https?$/, "https://api.pwnedpasswords.com/range")
    .optional()
    .describe(
      "Service that knows [breached passwords](operations.md#breached-passwords); new passwords that it knows are refused.",
    ),
  READ_REQUEST_COST: integer(1_000)
    .default(1_000_000)
    .describe("Largest [cost](search-api.md#costs-and-limits) of one public API request."),
  READ_CLIENT_COST: integer(1_000)
    .default(500_000)
    .describe("Cost a second that one address may use in each process; ten seconds' worth at once."),
  READ_PROCESS_COST: integer(1_000)
    .default(1_000_000)
    .describe("Cost a second of all public API requests to a process; pages are not counted."),
  READ_QUEUE: integer(0).default(200).describe("Public API requests that wait; one address may fill a quarter."),
  READ_WAIT_SECONDS: integer(1).default(5).describe("Longest wait of such a request, then it gets 429."),
  PAGES_AT_ONCE: integer(1)
    .default(4)
    .describe("Pages that each process prepares at the same time for one address, and eight times as many for all."),
  PAGES_WAITING: integer(0)
    .default(200)
    .describe("Further pages of one address that wait, and eight times as many for all; more get 429."),
  READ_ANSWER_MB: integer(1).default(8).describe("Largest answer of a public API, in MB before compression."),
  GRAPHQL_ORIGINS: list
    .pipe(z.array(origin))
    .meta({ values: "origins, separated by commas" })
    .describe("Other origins whose pages may call the [GraphQL API](graphql.md), without cookies."),
  WEBHOOK_PRIVATE_ORIGINS: list
    .pipe(z.array(origin))
    .meta({ values: "origins, separated by commas" })
    .describe(
      "Origins that [webhooks](webhooks.md) may reach although their address is private or their protocol http.",
    ),
  GRAPHQL_EXPLORER: flag
    .optional()
    .describe("Serves the GraphQL explorer and allows introspection; on by default in `npm run dev`."),
} as const;

const storefront = {
  CHANNEL: z
    .enum(["global", "china"])
    .default("global")
    .describe("`china` sells to China only, in yuan and without reviews ([details](decisions/009-markets.md))."),
  COUNTRY_HEADER: text(/^[\w-]{1,60}$/, "a header name such as `cf-ipcountry`")
    .optional()
    .describe("Header with the visitor's country. Set it only behind a CDN that overwrites it."),
  SINGLE_PAGE_ROUTING: flag.default(true).describe("Navigates without reloading the page."),
  LISTING_PAGING: z
    .enum(["infinite", "pages"])
    .default("infinite")
    .describe("Loads more products on scroll, or shows page numbers."),
  LISTING_PAUSE_AFTER: integer(0)
    .default(0)
    .describe("Pages that load on scroll before a listing waits for a click on Load more; 0 never waits."),
  OFFLINE_PAGE: flag
    .default(true)
    .describe("Browsers keep a page for times without a connection; `false` removes it from those that have it."),
  TEXT_SEARCH_SORT: z
    .enum(["relevance", "newest"])
    .default("relevance")
    .describe("Order of text searches before the shopper chooses one; in China always by relevance."),
  SEARCH_AS_YOU_TYPE: flag.default(false).describe("Updates the search page while typing, not only on submit."),
} as const;

const postgresUrl = url(/^postgres(ql)?$/, "postgres://user:password@host/database");
const database = {
  DATABASE_URL: postgresUrl.optional().describe("PostgreSQL 15 or later, instead of the embedded database."),
  DATABASE_REPLICA_URL: postgresUrl
    .optional()
    .describe("Read replica for reads that may lag; if it is down, the primary answers."),
  DATABASE_CONNECTIONS: integer(2, 1000)
    .default(10)
    .describe("Pool size of a process; one more connection listens for changes."),
  DATABASE_CONNECT_SECONDS: integer(1).default(5).describe("Longest wait for a connection, then the page answers 503."),
  DATABASE_STATEMENT_SECONDS: integer(1).default(60).describe("Time limit of a statement."),
  DATABASE_LOCK_SECONDS: integer(1).default(8).describe("Longest wait for a lock."),
} as const;

const indexName = "letters, digits, `_`, `.` and `-`";
const search = {
  SEARCH_INDEX: text(/^[\w.-]{1,60}$/, indexName)
    .default("vitrine_products")
    .describe("Index name in the [Algolia-compatible API](search-api.md)."),
  SEARCH_APP_ID: text(/^[\w-]{1,60}$/, "letters, digits, `_` and `-`")
    .default("vitrine")
    .describe("Application id for clients of that API."),
  SEARCH_API_KEY: text(/^[\w-]{1,200}$/, "letters, digits, `_` and `-`")
    .default("public")
    .describe("Search key for clients of that API; it gives access to public data only."),
  SEARCH_ONLY: flag
    .default(false)
    .describe(
      "Runs only the search APIs, as `npm start -- --search-only` does ([setup](search-clusters.md#a-search-service)).",
    ),
  SEARCH_URL: list
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .meta({ values: "URLs, separated by commas", isSecret: true })
    .describe("Search services that replace the process's own index, by preference."),
  SEARCH_TOKEN: secret(16)
    .optional()
    .describe("Shared secret of pages and search service; without it, pages find nothing that is for VIPs."),
  OPENSEARCH_URL: list
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .meta({ values: "URLs, separated by commas", isSecret: true })
    .describe("Nodes of an OpenSearch cluster that replaces the embedded engine ([setup](search-clusters.md))."),
  OPENSEARCH_PREFIX: text(/^[a-z0-9][a-z0-9._]{0,59}$/, "lower-case letters, digits, `_` and `.`")
    .default("vitrine")
    .describe("Prefix of its index names; one for each shop on the cluster."),
  ALGOLIA_APP_ID: text(/^[\w-]{1,60}$/, "letters, digits, `_` and `-`")
    .optional()
    .describe("Algolia application that replaces the embedded engine ([setup](search-clusters.md#algolia))."),
  ALGOLIA_API_KEY: secret(8).optional().describe("Admin key of that application; it stays on the server."),
  ALGOLIA_INDEX: text(/^[\w.-]{1,60}$/, indexName)
    .default("vitrine")
    .describe("Prefix of its index names."),
  ALGOLIA_URL: origin.optional().describe("Replaces Algolia's own hosts, for a proxy or a test server."),
} as const;

const mail = {
  SMTP_URL: url(/^smtps?$/, "smtps://user:password@mail.example")
    .optional()
    .describe("Mail server; without it, mails are written to `DATA_DIR/mail`."),
  MAIL_FROM: text(
    /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    "an address such as `name@host` or `Name <name@host>`",
  )
    .default("shop@localhost")
    .describe("Sender of all mails, by default in the shop's name."),
} as const;

const payments = {
  PAYMENT_PROVIDER: z
    .enum(["test", "stripe"])
    .default("test")
    .describe("`test` moves no money. Must be set if `PUBLIC_URL` is https."),
  TAX_PROVIDER: z
    .enum(["tables", "stripe"])
    .default("tables")
    .describe("`stripe` calculates tax for the countries that the [setting](settings.md#tax) `tax` gives it."),
  STRIPE_SECRET_KEY: secret(8).optional().describe("Secret key of the Stripe account."),
  STRIPE_WEBHOOK_SECRET: secret(8)
    .optional()
    .describe("Signing secret of the webhook `/payments/webhooks/stripe`, events `checkout.session.*`."),
  STRIPE_API_URL: origin.optional().describe("Replaces Stripe's own API host, for a test server."),
} as const;

const analytics = {
  GTM_CONTAINER: text(/^GTM-[A-Z0-9]{4,12}$/, "a container such as `GTM-ABC1234`")
    .optional()
    .describe("Google Tag Manager container; it loads once a visitor [consents](analytics.md)."),
  GA4_MEASUREMENT_ID: text(/^G-[A-Z0-9]{4,14}$/, "an id such as `G-ABC1234567`")
    .optional()
    .describe("GA4 data stream, without a tag manager."),
  GA4_API_SECRET: secret(8)
    .optional()
    .describe("Secret of that stream: purchases and refunds are sent [from the server](analytics.md#from-the-server)."),
  GA4_API_URL: origin.optional().describe("Replaces Google's own host for these, for a proxy or a test server."),
  MATOMO_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((value) => !/[?#@]/.test(value))
    .transform((value) => new URL(value.endsWith("/") ? value : `${value}/`).href)
    .meta({ values: "a URL such as `https://stats.shop.example/`" })
    .optional()
    .describe("Matomo installation."),
  MATOMO_SITE_ID: text(/^\d{1,9}$/, "a number")
    .optional()
    .describe("Id of the shop in Matomo."),
  PLAUSIBLE_DOMAIN: text(/^[\w.-]+(?:,[\w.-]+)*$/, "a domain such as `shop.example`")
    .optional()
    .describe("Name of the shop in Plausible."),
  PLAUSIBLE_SCRIPT_URL: z
    .url({ protocol: /^https?$/ })
    .meta({ values: "a URL such as `https://stats.shop.example/js/script.js`" })
    .default("https://plausible.io/js/script.revenue.js")
    .describe("Script of Plausible, which reports to its own origin."),
  TAG_ORIGINS: tagOrigins.describe(
    "Origins of further tags, such as those in the container. `script=`, `connect=` or `img=` in front allows only that.",
  ),
} as const;

const translation = {
  TRANSLATION_URL: url(/^https?$/, "https://translate.example/v1")
    .optional()
    .describe("[Translation service](translation-api.md) that replaces the built-in glossaries."),
} as const;

const media = {
  CDN_DOMAIN: origin.optional().describe("Origin that serves scripts, styles, fonts and pictures."),
  MEDIA_CACHE_MB: integer(1).default(512).describe("Size limit of the picture cache on disk, in MB."),
  DOCUMENT_CACHE_MB: integer(0)
    .default(64)
    .describe("Memory of each process for documents that all guests share, in MB; 0 disables the cache."),
  CDN_PURGE_URL: list
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .meta({ values: "URLs, separated by commas", isSecret: true })
    .describe("Asked with POST to drop cached documents after a change ([setup](operations.md#a-cdn-for-documents))."),
  CDN_PURGE_HEADERS: headers.optional().describe("Headers of these requests, such as the CDN's token."),
  MEDIA_WORKERS: integer(1).default(2).describe("Threads that compose and resize pictures."),
} as const;

const demo = {
  DEMO_PRODUCTS: integer(0, 2_000_000)
    .default(24_000)
    .describe("Products that the first start adds to an empty shop; 0 for none."),
} as const;

const observability = {
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"])
    .optional()
    .describe("Defaults to `warn` in a terminal and to `info` elsewhere."),
  METRICS_TOKEN: secret(16)
    .optional()
    .describe("Bearer token that `/metrics` requires; without it, only clients on this machine have access."),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, "http://collector:4318")
    .optional()
    .describe("OpenTelemetry collector for traces (OTLP over HTTP); without it, tracing is off."),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional().describe("Headers for the collector."),
  OTEL_SERVICE_NAME: text(/^.{1,200}$/, "1 to 200 characters")
    .default("vitrine")
    .describe("Service name in traces."),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .meta({ values: "0 to 1" })
    .default(1)
    .describe("Share of traces to record; a caller's `traceparent` overrides it."),
} as const;

export const topics = {
  server,
  storefront,
  database,
  search,
  mail,
  payments,
  analytics,
  translation,
  media,
  demo,
  observability,
} as const;

export const variables = {
  ...server,
  ...storefront,
  ...database,
  ...search,
  ...mail,
  ...payments,
  ...analytics,
  ...translation,
  ...media,
  ...demo,
  ...observability,
} as const;
