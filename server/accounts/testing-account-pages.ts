// For tests: the account pages over HTTP, with a new app for each test.

import { Hono } from "hono";
import { beforeEach, expect } from "vitest";
import { DEFAULT_TAXONOMY } from "#catalogue";
import type { SearchReader } from "#search";
import { testingAccounts, type TestingAccounts } from "../../commerce/accounts/testing-accounts.ts";
import { takeMails, tokenIn } from "../../commerce/accounts/testing-mails.ts";
import { testOrderServices } from "../../commerce/checkout/testing-order-services.ts";
import type { TestDatabase } from "../../commerce/database/testing.ts";
import { initialSettings } from "../../commerce/settings/testing-settings.ts";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";

export const PASSWORD = "a long enough one";
export const ORIGIN = "http://localhost";

export type Fields = Readonly<Record<string, string>>;
interface Sent {
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly network?: string;
}

/** `search` is the index of products, for pages that search. */
export function useAccountPages(database: TestDatabase, search: () => SearchReader = () => NO_SEARCH) {
  let accounts: TestingAccounts;
  let app: ReturnType<typeof createApp>;
  let people = 0;
  let networks = 0;

  const appWith = (environment: Record<string, string> = {}) =>
    createApp({
      config: readConfig({ TRUSTED_PROXIES: "1", ...environment }),
      log: createLog("silent", false),
      shop: {
        id: "vitrine",
        database: database.current,
        taxonomy: DEFAULT_TAXONOMY,
        setting: initialSettings,
        search: search(),
        accounts,
        orderServices: testOrderServices(database.current),
      },
      assets: { head: () => "" },
      health: { ping: never, isStopping: () => false, metrics: createMetrics(), metricsToken: undefined },
      media: new Hono(),
      apis: [],
      admin: new Hono(),
    });

  beforeEach(async () => {
    accounts = testingAccounts(database.current);
    app = appWith();
    await takeMails(database.current);
  });

  const newNetwork = () => `10.0.${Math.floor((networks += 1) / 250)}.${networks % 250}`;
  const post = (path: string, fields: Fields, { cookie, headers, network = newNetwork() }: Sent = {}) =>
    app.request(path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        origin: ORIGIN,
        "x-forwarded-for": network,
        ...(cookie && { cookie }),
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const get = (path: string, cookie = "") => app.request(path, { headers: { cookie } });
  const cookieOf = (response: Response): string => /^[^;]*/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "";

  /** Registers and confirms by the link in the mail. */
  async function newAccount(): Promise<{ email: string; cookie: string }> {
    const email = `person${(people += 1)}@example.com`;
    await post("/login", { form: "register", email, password: PASSWORD });
    const token = tokenIn((await takeMails(database.current))[0]?.text);
    const confirmed = await post(`/login?confirm=${token}`, { form: "confirm", password: PASSWORD });
    expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, "/account"]);
    return { email, cookie: cookieOf(confirmed) };
  }
  const isSignedIn = async (cookie: string) => (await get("/account", cookie)).status === 200;
  return {
    post,
    get,
    cookieOf,
    newAccount,
    isSignedIn,
    newNetwork,
    /** Goes through the app as it is. */
    request: (path: string, init?: RequestInit) => app.request(path, init),
    /** Another app on the same accounts. */
    restart: (environment: Record<string, string>) => {
      app = appWith(environment);
    },
    advance: (milliseconds: number) => accounts.advance(milliseconds),
    now: () => accounts.now(),
  };
}

const never = (): never => {
  throw new Error("not used in this test");
};
const NO_SEARCH: SearchReader = { search: never, status: never, close: never };
