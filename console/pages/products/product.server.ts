// One product: every field of it, its stock and its history.

import { data, redirect } from "react-router";
import { z } from "zod";
import { currencyOfList, formatInFull, messagesIn, money, toHandle } from "#catalogue";
import { searchAudit } from "#commerce/audit";
import { countSoldPieces } from "#commerce/orders";
import { changeProducts, NEW_PRODUCT, productsForStaff, readFeedRows, sharedSkus, versionOf } from "#commerce/products";
import { INSIGHTS, priceListsIn } from "#commerce/settings";
import { adjustStock, availableOf } from "#commerce/stock";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { product as texts } from "../../locales/generated/product.ts";
import { choicesIn } from "./choices.server.ts";
import type { ProductData } from "./product-data.ts";
import { stateOf } from "./product-state.server.ts";
import { valuesOf } from "./product-values.ts";
import { newId, previewProduct, refusalOf, saveProduct } from "./save-product.server.ts";
import { uploadIntent } from "../../forms/upload.server.ts";
import { knownVendors } from "./vendors.server.ts";

const HISTORY = 20;

export const loader = loads("see-catalogue", async (args): Promise<ProductData> => {
  const { shop, params, operator, now } = args;
  const id = params["id"] ?? "";
  const [rows] = (await readFeedRows(shop.database, [id])) ?? [];
  if (!rows) throw data(null, { status: 404 });
  const first = rows[0]!;
  const [available, [stored], vendors, audit] = await Promise.all([
    availableOf(
      shop.database.sql,
      rows.map(({ objectID }) => objectID),
    ),
    productsForStaff(shop.database, [id]),
    knownVendors(shop),
    operator.permissions.has("audit.view")
      ? searchAudit(shop.database, { subject: { kind: "product", id }, limit: HISTORY })
      : { entries: [] },
  ]);
  return {
    id,
    version: versionOf(rows),
    values: valuesOf(rows, priceListsIn(shop.setting).codes, shop.setting(INSIGHTS).timeZone),
    state: stateOf(stored, now),
    stock: rows.map(({ objectID, size, sku, inventory_quantity: quantity }) => ({
      id: objectID,
      size,
      sku,
      quantity,
      available: available.get(objectID) ?? 0,
    })),
    shown: Object.fromEntries(
      Object.entries(stored?.prices ?? {}).map(([list, amount]) => [
        list,
        formatInFull(money(amount ?? 0, currencyOfList(list as `${string}_${string}`))),
      ]),
    ),
    history: audit.entries.map(({ number, operatorName, operation, at, reason, before, after }) => ({
      number,
      who: operatorName,
      operation,
      at: at.toISOString(),
      reason: reason ?? "",
      fields: fieldsIn(before, after),
    })),
    createdAt: first.created_at,
    updatedAt: first.updated_at,
    // The file's own number is of sales elsewhere.
    soldCount: first.sold_num + (await countSoldPieces(shop.database.sql, id)),
    sharedSkus: await sharedSkus(shop.database, [id]),
    ...choicesIn(args),
    vendors,
  };
});

/** Entries have the changed fields by variant, or the stock by variant. */
const fieldsIn = (...sides: readonly (Readonly<Record<string, unknown>> | null)[]): readonly string[] => [
  ...new Set(
    sides.flatMap((side) =>
      Object.values(side ?? {}).flatMap((fields) =>
        typeof fields === "object" && fields !== null ? Object.keys(fields) : ["inventory_quantity"],
      ),
    ),
  ),
];

const say = messagesIn(texts, "en");
const Anything = z.looseObject({});
const Versioned = z.object({ version: z.string() });

export const action = acts({
  save: intent("change-catalogue", Anything, async (args, form) => {
    const id = args.params["id"] ?? "";
    const saved = await saveProduct(args, id, form);
    if (saved.kind === "same") return { kind: "done", text: say("same") };
    if (saved.kind !== "saved") return saved;
    const [shared] = await sharedSkus(args.shop.database, [id]);
    const text = shared ? say("savedShared", { sku: shared.sku, title: shared.otherTitle }) : say("saved");
    return { kind: "done", text };
  }),
  stock: intent("adjust-stock", Anything, async ({ shop, params, onProductsChanged }, form) => {
    const pieces = new Map<string, number>();
    for (const [name, typed] of Object.entries(form)) {
      const [, variant] = /^count\.(.+)$/.exec(name) ?? [];
      if (variant === undefined) continue;
      const [count, was] = [String(typed).trim(), Number(form[`was.${variant}`])];
      if (!/^\d{1,9}$/.test(count) || !Number.isInteger(was)) {
        return { kind: "refused", text: say("checkFields"), fields: { [name]: say("whole") } };
      }
      // The difference, so that pieces that were sold meanwhile are not counted again.
      pieces.set(variant, Number(count) - was);
    }
    const result = await adjustStock(shop.database, params["id"] ?? "", pieces);
    if (result.kind !== "adjusted") {
      const sentence = say(result.kind === "unknown-variant" ? "gone" : "soldMeanwhile");
      return { kind: "refused", text: sentence, fields: { [`count.${result.variantId}`]: sentence } };
    }
    onProductsChanged();
    return { kind: "done", text: say(result.quantities.size === 0 ? "same" : "stockSaved") };
  }),
  duplicate: intent("change-catalogue", z.object({}), async ({ shop, params, now, onProductsChanged }) => {
    const [rows] = (await readFeedRows(shop.database, [params["id"] ?? ""])) ?? [];
    if (!rows) return { kind: "refused", text: say("gone") };
    const [id, day] = [newId(), now.toISOString()];
    const copies = rows.map(({ visible_from: _from, visible_until: _until, ...row }) => ({
      ...row,
      product_id: id,
      objectID: newId(),
      handle: `${row.handle}-${id.slice(-4)}`,
      sku: `${row.sku}-${id.slice(-4)}`,
      barcode: "",
      visibility: "NO" as const,
      inventory_quantity: 0,
      old_inventory_quantity: 0,
      sold_num: 0,
      published_at: day,
      created_at: day,
      updated_at: day,
    }));
    const result = await changeProducts(shop.database, [{ kind: "put", line: 1, rows: copies, version: NEW_PRODUCT }]);
    if (result.kind !== "changed") return refusalOf(result);
    onProductsChanged();
    return redirect(`/console/products/${id}`);
  }),
  delete: intent("change-catalogue", Versioned.extend({ handle: z.string() }), async (args, { handle, version }) => {
    const { shop, params } = args;
    const id = params["id"] ?? "";
    const [rows] = (await readFeedRows(shop.database, [id])) ?? [];
    if (!rows) return redirect("/console/products");
    if (toHandle(handle) !== rows[0]!.handle) {
      return { kind: "refused", text: say("wrongHandle"), fields: { confirm: say("wrongHandle") } };
    }
    const result = await changeProducts(shop.database, [{ kind: "delete", line: 1, product: id, version }]);
    if (result.kind !== "changed") return refusalOf(result);
    args.onProductsChanged();
    return redirect("/console/products?deleted=1");
  }),
  preview: intent("change-catalogue", z.looseObject({}), (args, form) =>
    previewProduct(args, args.params["id"] ?? "", form),
  ),
  upload: uploadIntent("add-pictures", "products"),
});
