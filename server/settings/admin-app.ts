// The operator's settings API, mounted under /admin/settings: what a merchant decides, each setting under its name (docs/settings.md).

import type { Hono } from "hono";
import { z } from "zod";
import type { Taxonomy } from "#catalogue";
import type { Database } from "#commerce/database";
import { followShopName } from "#commerce/products";
import {
  changeSetting,
  jsonSchemaOf,
  readSetting,
  readSettings,
  readVersioned,
  SETTINGS,
  type Setting,
} from "#commerce/settings";
import { MENUS } from "#commerce/settings/menus";
import { anyDocument } from "../http/contract.ts";
import { etagOf, Seen, seenBy, StaleAnswer } from "../http/if-match.ts";
import { Invalid } from "../http/json-body.ts";
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
  app.get("/", does("see-settings", { answers: { 200: Listed } }), async (context) => {
    const stored = await readSettings(database);
    return context.json(SETTINGS.map(({ name, description }) => ({ name, description, isChanged: stored.has(name) })));
  });
  app.all("/", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET" }));
  app.get("/:name", does("see-settings", { answers: { 200: Value, 404: NoSetting } }), async (context) => {
    const setting = BY_NAME.get(context.req.param("name"));
    if (!setting) return context.json(UNKNOWN, 404);
    const { value, version } = await readVersioned(database.sql, setting);
    return context.json(value as object, 200, etagOf(version));
  });
  app.get("/:name/schema", does("see-settings", { answers: { 200: Schema, 404: NoSetting } }), (context) => {
    const setting = BY_NAME.get(context.req.param("name"));
    return setting ? context.json(jsonSchemaOf(setting)) : context.json(UNKNOWN, 404);
  });
  app.put(
    "/:name",
    does("change-setting", { query: DryRun, headers: Seen, body: Value, answers: Changed }),
    async (context) => {
      const setting = BY_NAME.get(context.req.param("name"));
      if (!setting) return context.json(UNKNOWN, 404);
      const value = await readJson(context);
      if (value === undefined) return context.json(NOT_JSON, 422);
      const isDryRun = context.req.query("dry-run") !== undefined;
      const result = await followShopName(database, () =>
        changeSetting(database, setting, value, {
          isDryRun,
          seen: seenBy(context),
          taxonomy: taxonomy(),
          checkInShop: checkInShop(taxonomy(), hasPageIn(context.get("shopApp")), () =>
            readSetting(database.sql, MENUS),
          ),
        }),
      );
      if (result.kind === "changed") await onChanged?.();
      return context.json(result, STATUS[result.kind]);
    },
  );
  app.delete("/:name", does("change-setting", { headers: Seen, answers: Changed }), async (context) => {
    const setting = BY_NAME.get(context.req.param("name"));
    if (!setting) return context.json(UNKNOWN, 404);
    const result = await followShopName(database, () =>
      changeSetting(database, setting, setting.initial, { seen: seenBy(context) }),
    );
    if (result.kind === "changed") await onChanged?.();
    return context.json(result, STATUS[result.kind]);
  });
  app.all("/:name", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, PUT, DELETE" }));
  return app;
}

const STATUS = { changed: 200, checked: 200, stale: 409, invalid: 422 } as const;

const Value = anyDocument("The setting; its JSON schema is at /admin/settings/{name}/schema.");
const Schema = anyDocument("A JSON schema.");
const Listed = z.array(z.strictObject({ name: z.string(), description: z.string(), isChanged: z.boolean() }));
const NoSetting = z.strictObject({ kind: z.literal("not-found"), names: z.array(z.string()) });
const DryRun = z.object({ "dry-run": z.string().optional().describe("Checks only.") });
const Changed = {
  200: z.strictObject({
    kind: z.enum(["changed", "checked"]),
    report: z.exactOptional(z.unknown()).describe("Of a dry run, for settings that measure their values."),
  }),
  404: NoSetting,
  409: StaleAnswer,
  422: z.looseObject(Invalid.shape),
};

const UNKNOWN = { kind: "not-found", names: SETTINGS.map(({ name }) => name) };
