// For tests: the console over HTTP, for staff who have signed in.

import { Hono } from "hono";
import { DEFAULT_TAXONOMY } from "#catalogue";
import type { Accounts } from "#commerce/accounts";
import type { ConsoleServices, ShopPages } from "#console/framework/context.ts";
import type { OrderServices } from "#commerce/payments";
import type { RequestVariables } from "../http/requests.ts";
import { createLog } from "../observability/log.ts";
import { TEST_REPORT } from "../system/testing-report.ts";
import { urlProblem } from "../webhooks/send.ts";
import { consoleApp } from "./console-app.ts";

export interface TestConsole {
  readonly app: Hono<{ Variables: RequestVariables }>;
  readonly get: (path: string, token?: string) => Promise<Response>;
  /** Sends a form, with the headers of a page of the shop. */
  readonly post: (path: string, fields: Fields, token?: string, headers?: Record<string, string>) => Promise<Response>;
}

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Everything about the shop but its data. Webhooks are not sent. */
export const TEST_SERVICES: Omit<ConsoleServices, "shop"> = {
  reload: async () => {},
  onProductsChanged: () => {},
  pages: {
    hasPage: async () => true,
    automaticMenus: () => ({ header: [], footer: [] }),
    automaticHome: async () => [],
    check: async () => [],
    preview: async () => "",
  },
  services: [],
  addPicture: async (address) => ({ kind: "kept", address }),
  imports: {
    problemIn: async () => undefined,
    tableOf: async () => undefined,
    keepPart: async (_id, at, bytes) => at + bytes.length,
    removeFiles: async () => {},
    onDue: () => {},
  },
  webhooks: {
    urlProblem: (url) => urlProblem(url, () => false),
    send: async () => ({ kind: "unreachable", reason: "no network", isFinal: false }),
    onDue: () => {},
  },
  system: { report: async () => TEST_REPORT, rebuildIndex: () => {}, onDue: () => {} },
};

const ORIGIN = "http://localhost";

export function testConsole(
  accounts: Accounts,
  orderServices: OrderServices,
  pages: Partial<ShopPages> = {},
): TestConsole {
  const log = createLog("silent", false);
  const app = new Hono<{ Variables: RequestVariables }>();
  app.use((context, next) => {
    context.set("log", log);
    context.set("requestId", "test");
    return next();
  });
  app.route(
    "/console",
    consoleApp({
      shop: {
        id: "vitrine",
        database: accounts.database,
        taxonomy: DEFAULT_TAXONOMY,
        setting: orderServices.setting,
        search: { search: () => Promise.reject(new Error("no search")) } as never,
        accounts,
        orderServices,
      },
      ...TEST_SERVICES,
      pages: { ...TEST_SERVICES.pages, ...pages },
      head: () => "",
      publicUrl: undefined,
      networkOf: () => "192.0.2.1",
      countError: () => {},
      lanes: (_context, next) => next(),
    }),
  );
  const cookies = (token: string | undefined): Record<string, string> => (token ? { cookie: `console=${token}` } : {});
  return {
    app,
    get: async (path, token) => app.request(`${ORIGIN}${path}`, { headers: cookies(token) }),
    post: async (path, fields, token, headers = {}) => {
      const body = new URLSearchParams();
      for (const [name, values] of Object.entries(fields))
        for (const value of [values].flat()) body.append(name, value);
      const sent = { "sec-fetch-site": "same-origin", ...cookies(token), ...headers };
      return app.request(`${ORIGIN}${path}`, { method: "POST", headers: sent, body });
    },
  };
}
