// Changes many products at once: those that were selected, or all of a list. Each product is changed as it is at that moment, and one
// that someone else changes in between is read again, so that no edit is lost.

import { z } from "zod";
import {
  compareAtField,
  currencyOfList,
  messagesIn,
  money,
  priceField,
  toPayable,
  type FeedRow,
  type PriceList,
} from "#catalogue";
import { changeProducts, parsePut, readFeedRows, versionOf, type CatalogueChange } from "#commerce/products";
import { priceListsIn } from "#commerce/settings";
import { adjustStock } from "#commerce/stock";
import type { StaffArgs } from "../../framework/context.ts";
import { intent, type ActionResult } from "../../framework/handlers.server.ts";
import { bulk as texts } from "../../locales/generated/bulk.ts";
import { amountOf } from "./product-values.ts";
import { allIds, filtersOf, MOST_IN_BULK } from "./product-query.server.ts";
import { refusalOf } from "./save-product.server.ts";

const say = messagesIn(texts, "en");

/** Products of one transaction, so that shoppers do not wait for it. */
const BATCH = 50;

const Chosen = z.object({
  id: z.array(z.string().max(200)).default([]),
  /** The address of the list, if all of it is meant. */
  all: z.string().max(2000).optional(),
});

const Change = z.discriminatedUnion("change", [
  Chosen.extend({ change: z.enum(["show", "hide"]) }),
  Chosen.extend({
    change: z.enum(["add-tag", "remove-tag"]),
    tag: z.string().trim().min(1, say("tagMissing")).max(100),
  }),
  Chosen.extend({
    change: z.literal("price"),
    percent: z.coerce.number(say("percentWrong")).min(-90, say("percentWrong")).max(500, say("percentWrong")),
    keepsFormer: z.string().optional(),
  }),
]);

const Stock = Chosen.extend({
  pieces: z.coerce.number(say("piecesWrong")).int(say("piecesWrong")).min(-100_000).max(100_000),
});

export const bulkIntent = intent("change-catalogue", Change, async (args, form): Promise<ActionResult> => {
  const { codes } = priceListsIn(args.shop.setting);
  const edit = (row: FeedRow): FeedRow => edited(row, form, codes, args.now);
  let changed = 0;
  const chosen = await chosenIds(args, form);
  if ("kind" in chosen) return chosen;
  for (let at = 0; at < chosen.ids.length; at += BATCH) {
    const result = await changeBatch(args, chosen.ids.slice(at, at + BATCH), edit, codes);
    if (typeof result !== "number") {
      return { kind: "refused", text: `${result.text} ${say("changedSoFar", { count: changed })}` };
    }
    changed += result;
  }
  args.onProductsChanged();
  return { kind: "done", text: say("changed", { count: changed }) };
});

export const bulkStockIntent = intent("adjust-stock", Stock, async (args, form): Promise<ActionResult> => {
  const chosen = await chosenIds(args, form);
  if ("kind" in chosen) return chosen;
  let [changed, short] = [0, 0];
  for (let at = 0; at < chosen.ids.length; at += BATCH) {
    for (const rows of (await readFeedRows(args.shop.database, chosen.ids.slice(at, at + BATCH))) ?? []) {
      const pieces = new Map(rows.map(({ objectID }) => [objectID, form.pieces]));
      const result = await adjustStock(args.shop.database, rows[0]!.product_id, pieces);
      if (result.kind === "adjusted") changed += 1;
      else short += 1;
    }
  }
  args.onProductsChanged();
  return { kind: "done", text: say(short > 0 ? "stockShort" : "stockChanged", { count: changed, short }) };
});

/** Ids of the products that are meant, or why there are none or too many. */
async function chosenIds(
  { shop }: StaffArgs,
  { id, all }: z.infer<typeof Chosen>,
): Promise<{ readonly ids: readonly string[] } | Extract<ActionResult, { readonly kind: "refused" }>> {
  const found =
    all === undefined ? { ids: id, isDown: false } : await allIds(shop, filtersOf(new URLSearchParams(all)));
  if (found.isDown) return { kind: "refused", text: say("searchDown") };
  if (found.ids.length === 0) return { kind: "refused", text: say("nothingChosen") };
  if (found.ids.length > MOST_IN_BULK) return { kind: "refused", text: say("tooMany", { most: MOST_IN_BULK }) };
  return { ids: found.ids };
}

/** Attempts for products that others change at the same time. */
const ATTEMPTS = 5;

async function changeBatch(
  { shop, now }: StaffArgs,
  ids: readonly string[],
  edit: (row: FeedRow) => FeedRow,
  lists: readonly PriceList[],
): Promise<number | Extract<ActionResult, { readonly kind: "refused" | "conflict" }>> {
  for (let attempt = 1; ; attempt++) {
    const products = (await readFeedRows(shop.database, ids)) ?? [];
    const changes: CatalogueChange[] = [];
    for (const rows of products) {
      const put = parsePut(rows.map(edit), changes.length + 1, lists);
      if ("message" in put) {
        return { kind: "refused", text: say("wrong", { product: rows[0]!.handle, message: put.message }) };
      }
      changes.push({ ...put, version: versionOf(rows) });
    }
    if (changes.length === 0) return 0;
    const result = await changeProducts(shop.database, changes, { now });
    if (result.kind === "changed") return result.put;
    if (result.kind !== "stale" || attempt === ATTEMPTS) return refusalOf(result);
  }
}

/** A row after the change; the same row if it has no effect. */
function edited(row: FeedRow, form: z.infer<typeof Change>, lists: readonly PriceList[], now: Date): FeedRow {
  const next = changedRow(row, form, lists);
  return JSON.stringify(next) === JSON.stringify(row) ? row : { ...next, updated_at: now.toISOString() };
}

function changedRow(row: FeedRow, form: z.infer<typeof Change>, lists: readonly PriceList[]): FeedRow {
  const tags = row.tags.split("\t").filter(Boolean);
  switch (form.change) {
    case "show":
    case "hide":
      return { ...row, visibility: form.change === "show" ? "YES" : "NO" };
    case "add-tag":
      return { ...row, tags: [...new Set([...tags, form.tag])].join("\t") };
    case "remove-tag":
      return { ...row, tags: tags.filter((tag) => tag !== form.tag).join("\t") };
    case "price":
      return lists.reduce((priced, list) => withPrice(priced, list, form), row);
  }
}

/** Rounded to what can be charged. The price before becomes the former price, if that is wanted and there is none yet. */
function withPrice(
  row: FeedRow,
  list: PriceList,
  { percent, keepsFormer }: { readonly percent: number; readonly keepsFormer?: string | undefined },
): FeedRow {
  const before = amountOf(row, "price", list);
  if (before === "") return row;
  const thousandths = Math.round(Number(before) * 1000 * (1 + percent / 100));
  const amount = toPayable(money(Math.max(1, thousandths), currencyOfList(list))).thousandths;
  const former = keepsFormer && percent < 0 ? amountOf(row, "compare", list) || before : undefined;
  const isChina = list === "cn_cny";
  return {
    ...row,
    [priceField(list)]: amount / 1000,
    ...(isChina && { cn_cny_price_1k: amount }),
    ...(former !== undefined && { [compareAtField(list)]: Number(former) }),
    ...(former !== undefined && isChina && { cn_cny_compare_at_price_1k: Math.round(Number(former) * 1000) }),
  };
}
