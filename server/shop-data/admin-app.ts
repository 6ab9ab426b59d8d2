// The operator's API of a whole shop, mounted under /admin/shop: everything a merchant decides as one document (docs/shop-folder.md).

import type { Hono } from "hono";
import { z } from "zod";
import { fingerprint, type Database } from "#commerce/database";
import { missingPages } from "#browsing";
import { followShopName } from "#commerce/products";
import { checkSetting } from "#commerce/settings";
import { MENUS } from "#commerce/settings/menus";
import { changeShop, changeShopOf, readShop, shopSchemas, type PartError } from "#commerce/shop-data";
import { anyDocument } from "../http/contract.ts";
import { etagOf, Seen, seenBy, StaleAnswer } from "../http/if-match.ts";
import { does } from "../http/operator.ts";
import { NOT_JSON, operatorApp, readJson, type OperatorAppParts } from "../http/operator-app.ts";
import { hasPageIn } from "../settings/check-in-shop.ts";
import { SHOP_ID } from "../start/shop.ts";

export interface ShopAdminParts extends OperatorAppParts {
  readonly database: Database;
  /** Awaited before the answer, so that the next request has the change. */
  readonly onChanged?: () => Promise<unknown>;
}

/** Enough for 50,000 designers with their texts. */
const LARGEST_BODY = 64 * 1024 * 1024;

export function shopAdminApp({ database, onChanged, ...parts }: ShopAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  app.get("/", does("see-shop", { answers: { 200: Shop } }), async (context) => {
    const shop = await readShop(database, SHOP_ID);
    return context.json(shop, 200, etagOf(fingerprint(shop)));
  });
  app.get(
    "/schemas",
    does("see-shop", { answers: { 200: anyDocument("JSON schemas of the parts, by name.") } }),
    (context) => context.json(shopSchemas()),
  );
  app.put(
    "/",
    does("change-shop", {
      query: DryRun,
      headers: Seen,
      body: Shop,
      answers: { 200: Changed, 409: StaleAnswer, 422: Wrong },
    }),
    async (context) => {
      const document = await readJson(context);
      if (document === undefined) return context.json(UNREADABLE, 422);
      const isDryRun = context.req.query("dry-run") !== undefined;
      const missing = await missingIn(document, context.get("shopApp"));
      if (missing.length > 0) return context.json({ kind: "invalid", errors: missing }, 422);
      const result = await followShopName(database, () =>
        changeShopOf(database, SHOP_ID, seenBy(context), (unchanged) =>
          changeShop(unchanged, SHOP_ID, document, { isDryRun }),
        ),
      );
      if (result.kind === "changed") await onChanged?.();
      return context.json(result, STATUS[result.kind]);
    },
  );
  app.all("/", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, PUT" }));
  return app;
}

/** Menu entries without a page. Only a running shop has pages; a document with a taxonomy or content brings collections. */
async function missingIn(document: unknown, app: Pick<Hono, "request"> | undefined): Promise<readonly PartError[]> {
  const given = document as Readonly<Record<string, unknown>> | null;
  if (app === undefined || given?.[MENUS.name] === undefined) return [];
  const menus = checkSetting(MENUS, given[MENUS.name]);
  // Anything else that is wrong is reported with the other parts.
  if (menus.kind !== "valid") return [];
  const bringsCollections = given["taxonomy"] !== undefined || given["content"] !== undefined;
  const isOpen = hasPageIn(app);
  const missing = await missingPages(
    menus.value,
    async (address) => (bringsCollections && address.startsWith("/collections/")) || isOpen(address),
  );
  return missing.map((error) => ({ part: MENUS.name, ...error }));
}

const STATUS = { changed: 200, checked: 200, stale: 409, invalid: 422 } as const;
const Shop = anyDocument("Taxonomy, content and settings by name; their schemas are at /admin/shop/schemas.");
const DryRun = z.object({ "dry-run": z.string().optional().describe("Checks only.") });
const Changed = z.looseObject({ kind: z.enum(["changed", "checked"]) });
const Wrong = z.strictObject({
  kind: z.literal("invalid"),
  errors: z.array(z.looseObject({ part: z.string(), path: z.string(), message: z.string() })),
});

const UNREADABLE = { ...NOT_JSON, errors: NOT_JSON.errors.map((error) => ({ part: "", ...error })) };
