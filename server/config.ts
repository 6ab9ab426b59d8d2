// Reads and checks the environment, once; nothing else in the shop may look at it.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { isDecodable } from "./http/decodable.ts";
import { readEntry } from "./media/hosts.ts";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (value) => new URL(value).href === `${new URL(value).origin}/`,
    "an origin has nothing after the host and port",
  )
  .transform((value) => new URL(value).origin);
const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** "name=value,name=value", values percent-encoded, as OpenTelemetry has it. */
const headers = z
  .string()
  .regex(/^\s*[\w-]+=[^,]+(,\s*[\w-]+=[^,]+)*$/)
  .refine(isDecodable, "a value is not percent-encoded")
  .transform((value) =>
    Object.fromEntries(
      value.split(",").map((part) => {
        const [name = "", ...rest] = part.split("=");
        return [name.trim(), decodeURIComponent(rest.join("=").trim())];
      }),
    ),
  );

/** One entry a variable: the README's table documents the same names (a test compares them). */
export const variables = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  WORKERS: z.coerce.number().int().min(1).max(256).default(1),
  DATA_DIR: z.string().min(1).default("data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1000).default(10),
  DATABASE_CONNECT_SECONDS: count(5),
  DATABASE_STATEMENT_SECONDS: count(60),
  DATABASE_LOCK_SECONDS: count(8),
  DEMO_PRODUCTS: z.coerce.number().int().min(0).max(2_000_000).default(24_000),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).optional(),
  CHANNEL: z.enum(["global", "china"]).default("global"),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
  SINGLE_PAGE_ROUTING: flag.default(true),
  LISTING_PAGING: z.enum(["infinite", "pages"]).default("infinite"),
  SEARCH_AS_YOU_TYPE: flag.default(false),
  CDN_DOMAIN: origin.optional(),
  MEDIA_HOSTS: list.superRefine((entries, context) => {
    for (const entry of entries.map(readEntry))
      if (entry.kind === "wrong") context.addIssue({ code: "custom", message: entry.why });
  }),
  MEDIA_CACHE_MB: count(512),
  MEDIA_WORKERS: count(2),
  BODY_LIMIT_KB: count(256),
  REQUEST_TIMEOUT_SECONDS: count(30),
  STOP_TIMEOUT_SECONDS: count(10),
  METRICS_TOKEN: z.string().min(16).optional(),
  ADMIN_TOKEN: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
    .default("Vitrine <shop@localhost>"),
  PAYMENT_PROVIDER: z.enum(["test", "stripe"]).default("test"),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_API_URL: origin.optional(),
  TRANSLATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  SEARCH_INDEX: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .default("vitrine_products"),
  SEARCH_APP_ID: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default("vitrine"),
  SEARCH_API_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .default("public"),
  OPENSEARCH_URL: list.pipe(z.array(z.url({ protocol: /^https?$/ }))),
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._]{0,59}$/)
    .default("vitrine"),
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
  ALGOLIA_API_KEY: z.string().min(8).optional(),
  ALGOLIA_INDEX: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .default("vitrine"),
  ALGOLIA_URL: origin.optional(),
  GRAPHQL_EXPLORER: flag.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default("vitrine"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
} as const;

const STRIPE = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

const schema = z.object(variables).superRefine((given, context) => {
  for (const name of given.PAYMENT_PROVIDER === "stripe" ? STRIPE : []) {
    const message = "PAYMENT_PROVIDER=stripe needs it";
    if (given[name] === undefined) context.addIssue({ code: "custom", path: [name], message });
  }
  const { ALGOLIA_APP_ID: application, ALGOLIA_API_KEY: key, OPENSEARCH_URL: nodes } = given;
  const wrong = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (application !== undefined && key === undefined) wrong("ALGOLIA_API_KEY", "ALGOLIA_APP_ID needs it");
  if (application !== undefined && nodes.length > 0)
    wrong("ALGOLIA_APP_ID", "OPENSEARCH_URL says who searches already");
  if (given.DATABASE_REPLICA_URL !== undefined && given.DATABASE_URL === undefined)
    wrong("DATABASE_REPLICA_URL", "there is nothing that it is a replica of; set DATABASE_URL too");
});

export interface Config extends z.infer<typeof schema> {
  /** DATA_DIR as an absolute path. */
  readonly dataDir: string;
}

export class ConfigError extends Error {}

/** What `npm start -- --workers N` says stands above the environment. */
export function readArguments(words: readonly string[]): Readonly<Record<string, string>> {
  try {
    const { workers } = parseArgs({ args: [...words], options: { workers: { type: "string" } } }).values;
    return workers === undefined ? {} : { WORKERS: workers };
  } catch {
    throw new ConfigError(`The server understands --workers N, not: ${words.join(" ")}`);
  }
}

export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given);
  const isUnsaid = parsed.data?.PUBLIC_URL?.startsWith("https:") && given["PAYMENT_PROVIDER"] === undefined;
  if (parsed.success && !isUnsaid) return { ...parsed.data, dataDir: resolve(parsed.data.DATA_DIR) };
  const problems = parsed.error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) ?? [
    // Nobody is to find out from their bank that a public shop was paid by test cards.
    'PAYMENT_PROVIDER: a shop with an https PUBLIC_URL must say who takes the money, even if it is "test"',
  ];
  throw new ConfigError(`The configuration is not valid. ${problems.join("; ")}. The README lists every variable.`);
}
