// The operator's settings API, mounted under /admin/settings: what a merchant decides, each setting under its name (docs/settings.md).

import type { Hono } from "hono";
import type { Taxonomy } from "#catalogue";
import type { Database } from "#commerce/database";
import { followShopName } from "#commerce/products";
import { changeSetting, jsonSchemaOf, readSettings, SETTINGS, type Setting } from "#commerce/settings";
import { does } from "../http/operator.ts";
import { NOT_JSON, operatorApp, readJson, type OperatorAppParts } from "../http/operator-app.ts";
import { checkInShop, hasPageIn } from "./check-in-shop.ts";

export interface SettingsAdminParts extends OperatorAppParts {
  readonly database: Database;
  readonly taxonomy: () => Taxonomy;
  /** Awaited before the answer, so that the next request has the change. */
  readonly onChanged?: () => Promise<unknown>;
}

const LARGEST_BODY = 4 * 1024 * 1024;

const BY_NAME: ReadonlyMap<string, Setting> = new Map(SETTINGS.map((setting) => [setting.name, setting]));

export function settingsAdminApp({ database, taxonomy, onChanged, ...parts }: SettingsAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  app.get("/", does("see-settings"), async (context) => {
    const stored = await readSettings(database);
    return context.json(SETTINGS.map(({ name, description }) => ({ name, description, isChanged: stored.has(name) })));
  });
  app.all("/", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET" }));
  app.get("/:name", does("see-settings"), async (context) => {
    const setting = BY_NAME.get(context.req.param("name"));
    if (!setting) return context.json(UNKNOWN, 404);
    const stored = await readSettings(database);
    return context.json((stored.has(setting.name) ? stored.get(setting.name) : setting.initial) as object);
  });
  app.get("/:name/schema", does("see-settings"), (context) => {
    const setting = BY_NAME.get(context.req.param("name"));
    return setting ? context.json(jsonSchemaOf(setting)) : context.json(UNKNOWN, 404);
  });
  app.put("/:name", does("change-setting"), async (context) => {
    const setting = BY_NAME.get(context.req.param("name"));
    if (!setting) return context.json(UNKNOWN, 404);
    const value = await readJson(context);
    if (value === undefined) return context.json(NOT_JSON, 422);
    const isDryRun = context.req.query("dry-run") !== undefined;
    const result = await followShopName(database, () =>
      changeSetting(database, setting, value, {
        isDryRun,
        taxonomy: taxonomy(),
        checkInShop: checkInShop(taxonomy(), hasPageIn(context.get("shopApp"))),
      }),
    );
    if (result.kind === "changed") await onChanged?.();
    return context.json(result, result.kind === "invalid" ? 422 : 200);
  });
  app.delete("/:name", does("change-setting"), async (context) => {
    const setting = BY_NAME.get(context.req.param("name"));
    if (!setting) return context.json(UNKNOWN, 404);
    const result = await followShopName(database, () => changeSetting(database, setting, setting.initial));
    if (result.kind === "changed") await onChanged?.();
    return context.json(result, result.kind === "invalid" ? 422 : 200);
  });
  app.all("/:name", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, PUT, DELETE" }));
  return app;
}

const UNKNOWN = { kind: "not-found", names: SETTINGS.map(({ name }) => name) };
