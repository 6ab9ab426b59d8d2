// Gives a command access to an admin API: of the running shop, or of this process if no shop runs on the data folder.

import { Hono } from "hono";
import type { Database } from "#commerce/database";
import { findShop } from "../catalogue/client.ts";
import type { Config } from "../config.ts";
import type { OperatorTokens } from "../http/operator.ts";
import { recordSecurityEvent } from "#commerce/security";
import { COMMAND_LINE } from "#commerce/staff";
import { withoutAddresses } from "../security/operator-watch.ts";
import { createShop, openShopDatabase } from "../start/shop.ts";

/** Sends a request; `path` is below the API's own path. */
export type AdminApi = (path: string, init?: RequestInit) => Promise<Response>;

export interface LocalApi {
  readonly api: AdminApi;
  readonly close?: () => Promise<void>;
}

/** `name` is the API's path below /admin. `openLocal` opens it in this process. */
export async function withAdminApi(
  config: Config,
  name: string,
  openLocal: (database: Database) => LocalApi | Promise<LocalApi>,
  run: (api: AdminApi) => Promise<void>,
): Promise<void> {
  const shop = await findShop(config.dataDir);
  if (shop) return run((path, init) => shop.request(`/${name}${path}`, init));
  const database = await openShopDatabase(config);
  try {
    await createShop(database);
    const { api, close } = await openLocal(database);
    await run(recorded(api, name, database)).finally(() => close?.());
  } finally {
    await database.close();
  }
}

/** Records changes as the running shop does. */
const recorded =
  (api: AdminApi, name: string, database: Database): AdminApi =>
  async (path, init) => {
    const response = await api(path, init);
    const { method = "GET" } = init ?? {};
    if (method !== "GET" && response.status !== 404) {
      const { pathname } = new URL(`http://shop/admin/${name}${path}`);
      const details = {
        method,
        path: withoutAddresses(pathname),
        status: response.status,
        operator: COMMAND_LINE.name,
      };
      await recordSecurityEvent(database.sql, { kind: "operator-action", at: new Date(), details });
    }
    return response;
  };

/** An admin API in this process. */
export function localApi(
  create: (access: OperatorTokens & { readonly onError: (error: unknown) => void }) => Hono,
): AdminApi {
  const localToken = "this process";
  const onError = (error: unknown) => {
    throw error;
  };
  const app = new Hono().route("/", create({ localToken, token: undefined, onError }));
  return async (path, init) =>
    app.request(`/${path.replace(/^\//, "")}`, { ...init, headers: { authorization: `Bearer ${localToken}` } });
}
