// Writes the fields that an editor changed to the rows of a product. Pure. The feed's own rules check the result.

import {
  CHINA_COMPARE_AT_1K,
  CHINA_PRICE_1K,
  currencyOfList,
  FACT_NAMES,
  parseAmount,
  toHandle,
  type FeedRow,
  type PriceList,
  type Taxonomy,
} from "#catalogue";
import { handleAddress } from "#commerce/products";
import { fromLocal } from "../../forms/zoned-time.ts";
import type { Values } from "../../framework/merge.ts";
import {
  COLOUR_FIELDS,
  LIST_FIELDS,
  MOMENT_FIELDS,
  NUMBER_FIELDS,
  PRICE_KINDS,
  priceFieldOf,
  TEXT_FIELDS,
  VARIANT_LISTS,
  VARIANT_TEXTS,
  type PriceKind,
} from "./product-values.ts";

export interface EditContext {
  readonly lists: readonly PriceList[];
  readonly taxonomy: Taxonomy;
  /** Time zone of the times in the form. */
  readonly timeZone: string;
  readonly now: Date;
  /** An id for a new variant. */
  readonly newId: () => string;
}

export type Edited =
  | { readonly kind: "rows"; readonly rows: readonly FeedRow[] }
  /** Problems by field of the form: keys of the texts. */
  | { readonly kind: "wrong"; readonly fields: Readonly<Record<string, Problem>> };

export type Problem =
  | "required"
  | "whole"
  | "amount"
  | "percent"
  | "date"
  | "untilBeforeFrom"
  | "notFormer"
  | "noVariant"
  | "noType"
  | "handleWrong";

type Row = Record<string, unknown>;

/** `rows` are the current ones, `yours` all fields of the form, and `changed` those that differ from what its editor found. */
export function applyValues(
  rows: readonly FeedRow[],
  yours: Values,
  changed: Values,
  { lists, taxonomy, timeZone, now, newId }: EditContext,
): Edited {
  const wrong: Record<string, Problem> = {};
  const shared: Row = { updated_at: now.toISOString() };
  const isRemoved: string[] = [];
  for (const field of TEXT_FIELDS) if (field in changed) shared[field] = changed[field];
  for (const field of NUMBER_FIELDS) {
    if (!(field in changed)) continue;
    const number = wholeOf(changed[field]);
    if (number === undefined) wrong[field] = "whole";
    else shared[field] = number;
  }
  for (const field of LIST_FIELDS) {
    if (!(field in changed)) continue;
    const list = (changed[field] ?? "").replaceAll("\n", "\t");
    // Facts and descriptions are optional, so an empty one is left out.
    if (list === "" && (field === "picture_alts" || (FACT_NAMES as readonly string[]).includes(field)))
      isRemoved.push(field);
    else shared[field] = list;
  }
  if (changed["margin"] === "") isRemoved.push("margin");
  else if (changed["margin"] !== undefined) {
    const percent = percentOf(changed["margin"]);
    if (percent === undefined) wrong["margin"] = "percent";
    else shared["margin"] = percent / 100;
  }
  if ("is_promotion" in changed) shared["is_promotion"] = changed["is_promotion"] === "yes";
  for (const field of MOMENT_FIELDS) {
    if (!(field in changed)) continue;
    const moment = fromLocal(changed[field] ?? "", timeZone);
    if (changed[field] === "" && field !== "published_at") isRemoved.push(field);
    else if (moment === undefined) wrong[field] = "date";
    else shared[field] = moment;
  }
  const [from, until] = [yours["visible_from"], yours["visible_until"]];
  if (from && until && until <= from) wrong["visible_until"] ??= "untilBeforeFrom";
  for (const [field, text] of Object.entries(changed)) {
    if (!/^(?:title|vendor|picture_alts)_/.test(field)) continue;
    if (text === "" && field !== "title_zh") isRemoved.push(field);
    else shared[field] = text.replaceAll("\n", "\t");
  }
  for (const field of ["title", "vendor", "product_type", "department"])
    if ((yours[field] ?? "") === "") wrong[field] = "required";
  if ("vendor" in changed) {
    const vendor = changed["vendor"] ?? "";
    Object.assign(shared, { vendor_text: vendor, vendor_handle: toHandle(vendor) });
  }
  if ("product_type" in changed) Object.assign(shared, typeFields(taxonomy, changed["product_type"] ?? ""));
  const handle = toHandle(yours["handle"] || `${yours["vendor"] ?? ""} ${yours["title"] ?? ""}`);
  if (handle === "") wrong["handle"] = "handleWrong";
  if ("handle" in changed || !yours["handle"]) shared["handle"] = handle;
  // A new product has none yet.
  if ("product_images" in changed || rows[0]?.largeImage === "") {
    const pictures = (yours["product_images"] ?? "").split("\n").filter(Boolean);
    const [first = handleAddress(handle)] = pictures;
    Object.assign(shared, { largeImage: first, product_images: pictures.join("\t") || first });
  }
  for (const field of COLOUR_FIELDS) if (field in changed) shared[field] = changed[field];

  const ids = (yours["variants"] ?? "").split("\n").filter(Boolean);
  if (ids.length === 0) wrong["variants"] = "noVariant";
  const stored = new Map(rows.map((row) => [row.objectID, row]));
  const edited = ids.map((id) => {
    const row: Row = { ...(stored.get(id) ?? blank(rows[0]!, newId())), ...shared };
    for (const field of isRemoved) delete row[field];
    writeVariant(row, id, yours, changed, wrong);
    for (const list of lists)
      for (const kind of PRICE_KINDS)
        writePrice(row, { id, kind, list, isNew: !stored.has(id) }, yours, changed, wrong);
    for (const list of lists) checkFormerPrice(row, { id, list }, yours, changed, wrong);
    return row as Row & FeedRow;
  });
  return Object.keys(wrong).length > 0 ? { kind: "wrong", fields: wrong } : { kind: "rows", rows: edited };
}

/** Texts of the type in the languages of the feed. */
const typeFields = (taxonomy: Taxonomy, written: string): Row => {
  const type = taxonomy.typeNamed(written);
  return {
    product_type: type?.value ?? written,
    product_type_text: type?.name ?? written,
    product_type_zh_text: type?.zh ?? "",
    product_type_cn: type?.zh ?? "",
  };
};

/** A new variant beside another: none of it is in stock yet. */
const blank = (beside: FeedRow, objectID: string): Row => {
  const { options: _options, measurements: _measurements, ...row } = beside;
  return { ...row, objectID, size: "", sku: "", barcode: "", variant_title: "", ...NO_STOCK };
};

const NO_STOCK = { inventory_quantity: 0, old_inventory_quantity: 0 };

function writeVariant(row: Row, id: string, yours: Values, changed: Values, wrong: Record<string, Problem>): void {
  const name = (field: string) => `variant.${id}.${field}`;
  for (const field of VARIANT_TEXTS) if (name(field) in changed) row[field] = changed[name(field)];
  for (const field of VARIANT_LISTS) {
    const text = changed[name(field)];
    if (text === undefined) continue;
    const list = text.split(/[;\n\t]+/).map((part) => part.trim());
    row[field] = list.filter(Boolean).join("\t");
    if (row[field] === "") delete row[field];
  }
  if (row["size"] === "") wrong[name("size")] = "required";
  if (row["color"] === "") wrong[name("color") in yours ? name("color") : "color"] = "required";
  if (row["sku"] === "") row["sku"] = row["objectID"];
  const options = String(row["options"] ?? "")
    .split("\t")
    .map((option) => option.split(" > ")[1]);
  if (row["variant_title"] === "") {
    row["variant_title"] = [row["designercolor"], row["size"], ...options].filter(Boolean).join(" / ");
  }
  const stock = changed[name("stock")];
  if (stock === undefined || stock === "") return;
  const pieces = wholeOf(stock);
  if (pieces === undefined) wrong[name("stock")] = "whole";
  else Object.assign(row, { inventory_quantity: pieces, old_inventory_quantity: pieces });
}

interface PriceCell {
  readonly id: string;
  readonly kind: PriceKind;
  readonly list: PriceList;
  readonly isNew: boolean;
}

/** A variant has the price of the product, unless the form has its own. */
function writePrice(
  row: Row,
  { id, kind, list, isNew }: PriceCell,
  yours: Values,
  changed: Values,
  wrong: Record<string, Problem>,
): void {
  const [own, usual] = [`variant.${id}.${kind}.${list}`, `${kind}.${list}`];
  if (!(own in changed) && !(usual in changed) && !isNew) return;
  const from = yours[own] ? own : usual;
  const text = yours[from] ?? "";
  const field = priceFieldOf(kind, list);
  const china = list === "cn_cny" ? { price: CHINA_PRICE_1K, compare: CHINA_COMPARE_AT_1K, prior: "" }[kind] : "";
  delete row[field];
  delete row[china];
  if (text === "") return;
  const thousandths = parseAmount(text, currencyOfList(list));
  if (thousandths === undefined || thousandths <= 0) {
    wrong[from] = "amount";
    return;
  }
  row[field] = thousandths / 1000;
  if (china !== "") row[china] = thousandths;
}

/** A former price below the price is a slip. One that a feed has, and that was not edited, stays. */
function checkFormerPrice(
  row: Row,
  { id, list }: Pick<PriceCell, "id" | "list">,
  yours: Values,
  changed: Values,
  wrong: Record<string, Problem>,
): void {
  const nameOf = (kind: PriceKind) =>
    (yours[`variant.${id}.${kind}.${list}`] ? `variant.${id}.` : "") + `${kind}.${list}`;
  const [price, former] = (["price", "compare"] as const).map((kind) => Number(row[priceFieldOf(kind, list)]));
  const isEdited = [nameOf("price"), nameOf("compare")].some((name) => name in changed);
  if (isEdited && former! < price!) wrong[nameOf("compare")] ??= "notFormer";
}

const percentOf = (text: string): number | undefined =>
  /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text.trim()) && Number(text.replace(",", ".")) <= 100
    ? Number(text.replace(",", "."))
    : undefined;

const wholeOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
