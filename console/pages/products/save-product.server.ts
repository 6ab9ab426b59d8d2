// Saves the changed fields of a product's form, unless someone else saved first.

import { randomInt } from "node:crypto";
import { COUNTRY_MARKETS, messagesIn, toSlug, type FeedRow, type PriceList, type Taxonomy } from "#catalogue";
import { tagsOf } from "#commerce/foreign-feeds";
import {
  changeProducts,
  NEW_PRODUCT,
  parsePut,
  productOfRows,
  readFeedRows,
  versionOf,
  type ChangeResult,
  type Prices,
} from "#commerce/products";
import { INSIGHTS, priceListsIn } from "#commerce/settings";
import { changeTaxonomy, NewTypes, patchTaxonomy } from "#commerce/taxonomy";
import { conflictOf, readBase } from "../../framework/conflict.server.ts";
import type { StaffArgs } from "../../framework/context.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { changedValues, type Values } from "../../framework/merge.ts";
import { product as texts } from "../../locales/generated/product.ts";
import { applyValues } from "./apply-values.server.ts";
import { normalValues, valuesOf } from "./product-values.ts";

const say = messagesIn(texts, "en");

type Refused = Extract<ActionResult, { readonly kind: "refused" | "conflict" }>;
export type Saved = { readonly kind: "saved"; readonly id: string } | { readonly kind: "same" } | Refused;

/** The fields of the form, with `version` and `base`. Without an id, the product is created. */
export async function saveProduct(args: StaffArgs, id: string | undefined, form: SentForm): Promise<Saved> {
  const { shop, now } = args;
  const draft = await readDraft(args, id, form);
  if (draft.kind !== "draft") return draft;
  const { base, yours, lists, rows, expected, types, put } = draft;
  const late = (current: readonly FeedRow[]) => conflict(args, current, { base, yours, lists });
  if (id !== undefined && versionOf(rows) !== expected) return late(rows);
  if (put === undefined) return { kind: "same" };
  const result = await changeProducts(shop.database, [{ ...put, version: expected }], { now });
  if (result.kind === "stale") {
    const current = (await readFeedRows(shop.database, [result.product]))?.[0];
    return current ? late(current) : { kind: "refused", text: say("gone") };
  }
  if (result.kind !== "changed") return refusalOf(result, yours);
  await addType(args, types);
  args.onProductsChanged();
  return { kind: "saved", id: put.rows[0]!.product_id };
}

/** The product as the form has it, for a preview. Nothing is written. */
export async function previewProduct(args: StaffArgs, id: string | undefined, form: SentForm): Promise<ActionResult> {
  const draft = await readDraft(args, id, form);
  if (draft.kind !== "draft") return draft;
  const product = productOfRows(draft.put?.rows ?? draft.rows);
  const market = marketWith(args, product.prices);
  if (market === undefined) return { kind: "refused", text: say("previewPrice") };
  const page = { path: `/${market}/products/${product.handle}`, language: "en", isMobile: true };
  return { kind: "done", text: "", html: await args.pages.preview(page, { product }) };
}

/** Code of the first market that the product has a price for. */
function marketWith({ shop }: StaffArgs, prices: Prices): string | undefined {
  const { assign } = priceListsIn(shop.setting);
  return COUNTRY_MARKETS.find((market) => {
    const offered = shop.orderServices.prices.market(assign(market)).priceList;
    return offered in prices;
  })?.code;
}

type SentForm = Readonly<Record<string, unknown>>;

/** The form applied to the product as it is now; `put` is undefined if it changes nothing. */
async function readDraft({ shop, now }: StaffArgs, id: string | undefined, form: SentForm) {
  const { version, base: found, ...fields } = form;
  const base = id === undefined ? {} : readBase(found);
  if (base === undefined) return { kind: "refused", text: say("reload") } as const;
  const yours = normalValues(fields);
  const lists = priceListsIn(shop.setting).codes;
  const { timeZone } = shop.setting(INSIGHTS);
  const rows = id === undefined ? [newRow(now)] : (await readFeedRows(shop.database, [id]))?.[0];
  if (rows === undefined) return { kind: "refused", text: say("gone") } as const;
  const expected = id === undefined ? NEW_PRODUCT : String(version);
  const changed = changedValues(base, yours);
  const types = new NewTypes(shop.taxonomy);
  const draft = { kind: "draft", base, yours, lists, rows, expected, types } as const;
  if (Object.keys(changed).length === 0) return { ...draft, put: undefined };
  const taxonomy = withType(types, yours);
  const edited = applyValues(rows, yours, changed, { lists, taxonomy, timeZone, now, newId });
  if (edited.kind === "wrong") {
    const sentences = Object.entries(edited.fields).map(([field, problem]) => [field, say(problem)] as const);
    return { kind: "refused", text: say("checkFields"), fields: Object.fromEntries(sentences) } as const;
  }
  const tagged = withTags(taxonomy, id === undefined ? undefined : rows, edited.rows, "tags" in changed);
  const put = parsePut(tagged, 1, lists);
  return "message" in put ? refusedField(put, yours) : { ...draft, put };
}

/** Why a change was not made. */
export function refusalOf(result: Exclude<ChangeResult, { readonly kind: "changed" }>, yours: Values = {}): Refused {
  if (result.kind === "bad-change") return refusedField(result.error, yours);
  const key = { stale: "stale", busy: "busy", "no-catalogue": "gone", "no-space": "noSpace" } as const;
  return { kind: "refused", text: say(key[result.kind]) };
}

async function conflict(
  { shop }: StaffArgs,
  rows: readonly FeedRow[],
  { base, yours, lists }: { readonly base: Values; readonly yours: Values; readonly lists: readonly PriceList[] },
): Promise<Refused> {
  const id = rows[0]!.product_id;
  const subjects = [{ kind: "product", id }, { kind: "products", text: id }, { kind: "catalogue" }];
  const fields = {
    version: versionOf(rows),
    base,
    theirs: valuesOf(rows, lists, shop.setting(INSIGHTS).timeZone),
    yours,
  };
  return { kind: "conflict", text: say("stale"), conflict: await conflictOf(shop.database, subjects, fields) };
}

/** An error of the feed's rules, at the field of the form that it is about. */
function refusedField(error: { readonly field?: string; readonly message: string }, yours: Values): Refused {
  const [, at, field = ""] = /^(?:put\.(\d+)\.)?(.*)$/.exec(error.field ?? "") ?? [];
  const variant = (yours["variants"] ?? "").split("\n")[Number(at ?? 0)];
  const own = `variant.${variant}.${field}`;
  const name = own in yours ? own : field;
  const text = say("fieldWrong", { field, message: error.message });
  return { kind: "refused", text: say("checkFields"), fields: { [name]: text } };
}

/** The taxonomy with the type of the product, which is added if the shop lacks it. */
function withType(types: NewTypes, { product_type: written = "", department = "", tags = "" }: Values): Taxonomy {
  if (written === "" || types.taxonomy.typeNamed(written)) return types.taxonomy;
  const known = types.known.typeNamed(written);
  const type = known
    ? types.use(known)
    : types.add(written, { texts: tags.split("\n"), departments: department.split("\n").filter(Boolean) });
  if (type) types.count(type.value);
  return types.taxonomy;
}

async function addType({ shop, reload }: StaffArgs, { patch }: NewTypes): Promise<void> {
  if (patch === undefined) return;
  // Someone may have added it meanwhile; then the patch changes nothing.
  await changeTaxonomy(shop.database, (before) => patchTaxonomy(before, patch));
  await reload();
}

/** The tags that follow from department, category, type and designer, in place of those that followed before. */
function withTags(
  taxonomy: Taxonomy,
  before: readonly FeedRow[] | undefined,
  rows: readonly FeedRow[],
  isEdited: boolean,
): readonly FeedRow[] {
  const [old, row] = [before?.[0], rows[0]!];
  const implied = (one: FeedRow | undefined): readonly string[] => {
    const type = one && taxonomy.type(toSlug(one.product_type));
    return type ? tagsOf(taxonomy, { tags: [] }, one.vendor, type, one.department.split("\t"), []) : [];
  };
  const [was, now] = [implied(old), implied(row)];
  if (old && (isEdited || was.join() === now.join())) return rows;
  const own = row.tags.split("\t").filter((tag) => tag !== "" && (now.includes(tag) || !was.includes(tag)));
  const tags = [...new Set([...own, ...now])].join("\t");
  return rows.map((one) => ({ ...one, tags }));
}

/** Numbers, like the ids of feeds. */
export const newId = (): string => String(randomInt(10 ** 12, 10 ** 14));

/** Hidden until its editor shows it. */
function newRow(now: Date): FeedRow {
  const day = now.toISOString();
  return {
    objectID: newId(),
    product_id: newId(),
    handle: "",
    title: "",
    title_zh: "",
    vendor: "",
    vendor_text: "",
    vendor_handle: "",
    largeImage: "",
    product_images: "",
    tags: "",
    product_type: "",
    product_type_text: "",
    product_type_zh_text: "",
    product_type_cn: "",
    department: "",
    size: "",
    color: "",
    designercolor: "",
    designermodelnumber: "",
    sku: "",
    barcode: "",
    body_html: "",
    variant_title: "",
    inventory_quantity: 0,
    old_inventory_quantity: 0,
    sold_num: 0,
    is_promotion: false,
    position: 0,
    viplevel: 0,
    visibility: "NO",
    published_at: day,
    created_at: day,
    updated_at: day,
  };
}
