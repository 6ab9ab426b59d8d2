// For tests: the GraphQL API on a test's database, over HTTP.

import { DEFAULT_TAXONOMY } from "#catalogue";
import { persistedOperations } from "../../api/operations/persisted.ts";
import type { Hono } from "hono";
import { createPasswords, startSession, type Accounts } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import type { OrderServices } from "#commerce/payments";
import { openEmbedded, PRODUCT_SCHEMA, type SearchReader } from "#search";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import { visitsOf } from "../visitor/visits.ts";
import { graphqlApp, type GraphqlParts } from "./graphql-app.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";

export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string };
}

export interface GraphqlAnswer {
  readonly status: number;
  // Tests assert its shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  readonly errors: readonly GraphqlError[] | undefined;
  readonly response: Response;
}

export interface TestApi {
  readonly app: Hono;
  /** Logged errors. */
  readonly logged: unknown[];
  ask(query: string, variables?: unknown, headers?: Readonly<Record<string, string>>): Promise<GraphqlAnswer>;
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<GraphqlAnswer>;
}

/** An index without products. */
export const NO_SEARCH: SearchReader = openEmbedded({ schema: PRODUCT_SCHEMA });

const OPERATOR_TOKEN = "the-operators-own-token";
export const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };

export function testApi(
  database: Database,
  {
    search = NO_SEARCH,
    orderServices = testOrderServices(database),
    ...parts
  }: Partial<GraphqlParts> & { readonly search?: SearchReader; readonly orderServices?: OrderServices } = {},
): TestApi {
  const logged: unknown[] = [];
  const accounts: Accounts = {
    database,
    passwords: createPasswords(),
    now: () => new Date(),
    origin: "http://localhost",
    onMail: () => {},
  };
  const app = graphqlApp({
    shop: {
      id: "shop",
      database,
      taxonomy: DEFAULT_TAXONOMY,
      setting: initialSettings,
      search,
      accounts,
      orderServices,
    },
    isExplorable: false,
    visitOf: visitsOf({ PUBLIC_URL: undefined, TRUSTED_PROXIES: 1, CHANNEL: "global" }, accounts),
    operatorToken: OPERATOR_TOKEN,
    onError: (error) => logged.push(error),
    ...parts,
  });
  const post: TestApi["post"] = async (body, headers = {}) => {
    const response = await app.request("http://shop.test/", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const { data, errors } = await response.clone().json();
    return { status: response.status, data, errors, response };
  };
  return { app, logged, post, ask: (query, variables, headers) => post({ query, variables }, headers) };
}

/** The cookie of a new session. */
export async function cookieOf(database: Database, accountId: string): Promise<{ readonly cookie: string }> {
  return { cookie: `session=${await startSession(database.sql, accountId, "a test", new Date())}` };
}

/** Id of a persisted operation by its name. */
export function operationId(name: string): string {
  for (const [id, text] of persistedOperations) if (new RegExp(`^(?:query|mutation) ${name}\\b`).test(text)) return id;
  throw new Error(`No persisted operation is named ${name}.`);
}
