// Reads a Google Merchant feed. Consecutive items of a group are the variants of one product.

import { escapeHtml, toHandle } from "#catalogue";
import { Unreadable, type FeedPiece, type Skipped } from "#commerce/products";
import { convertDrafts } from "../convert.ts";
import type { Draft, DraftPrice, DraftVariant, ReadingOptions } from "../draft.ts";
import { factsAmong } from "../facts.ts";
import { namedOptions } from "../options.ts";
import { quantityOf } from "../quantities.ts";
import { readItems, textOf, type Item } from "./items.ts";
import { readItemTable } from "./table.ts";

const MAX_ITEMS = 5_000;

export const readMerchant = (bytes: AsyncIterable<Uint8Array>, options: ReadingOptions): AsyncGenerator<FeedPiece> =>
  convertDrafts(merchantDrafts(readItems(bytes), options), options);

/** Google's feed as a tab-separated table. */
export const readMerchantTable = (
  bytes: AsyncIterable<Uint8Array>,
  options: ReadingOptions,
): AsyncGenerator<FeedPiece> => convertDrafts(merchantDrafts(readItemTable(bytes), options), options);

async function* merchantDrafts(items: AsyncIterable<Item>, options: ReadingOptions): AsyncGenerator<Draft | Skipped> {
  let group: Item[] = [];
  const finish = (): readonly Draft[] => {
    if (group.length === 0) return [];
    const draft = draftOf(group, options);
    group = [];
    return [draft];
  };
  for await (const item of items) {
    if (textOf(item, "id") === "") {
      yield { line: item.line, reason: "bad-value", field: "id", variants: 1, message: "has no id" };
      continue;
    }
    const [first] = group;
    if (first !== undefined && groupOf(first) !== groupOf(item)) yield* finish();
    if (group.length >= MAX_ITEMS) {
      throw new Unreadable({ line: item.line, message: `exceeds ${MAX_ITEMS} items in one group` });
    }
    group.push(item);
  }
  yield* finish();
}

/** An item without a group is a separate product. */
const groupOf = (item: Item): string => textOf(item, "item_group_id") || textOf(item, "id");

function draftOf(items: readonly Item[], options: ReadingOptions): Draft {
  const [first] = items as readonly [Item, ...Item[]];
  const id = groupOf(first);
  const vendor = textOf(first, "brand");
  const title = titleOf(first, vendor);
  const models = new Set(items.map((item) => textOf(item, "mpn")));
  const isModel = models.size === 1 && (items.length > 1 || textOf(first, "item_group_id") !== "");
  return {
    line: first.line,
    name: id,
    id,
    handle: handleOf(first) ?? `${title}-${id}`,
    title,
    vendor,
    bodyHtml: paragraphs(textOf(first, "description", "summary", "content")),
    types: [...(first.fields.get("product_type") ?? []), textOf(first, "google_product_category")],
    gender: textOf(first, "gender"),
    ageGroup: textOf(first, "age_group"),
    tags: [],
    pictures: [...new Set(items.flatMap(picturesOf))],
    isVisible: true,
    model: isModel ? textOf(first, "mpn") : "",
    facts: factsAmong([
      ...["material", "pattern"].map((name) => [name, textOf(first, name)] as const),
      ...(first.fields.get("product_detail") ?? []).flatMap(detailOf),
    ]),
    variants: items.map((item) => variantOf(item, optionFieldsOf(items), options)),
    own: {},
    columns: { sku: "id" },
  };
}

/** "General:Heel height:8 cm", as in Google's tables; the name of the section may be missing. */
const detailOf = (text: string): readonly (readonly [string, string])[] => {
  const parts = text.split(":").map((part) => part.trim());
  return parts.length < 2 ? [] : [[parts.at(-2) ?? "", parts.at(-1) ?? ""]];
};

/** Google's fields that are options if the items of a group differ in them. */
const OPTION_FIELDS = { size_type: "Fit", material: "Material" } as const;
type OptionField = keyof typeof OPTION_FIELDS;

const optionFieldsOf = (items: readonly Item[]): readonly OptionField[] =>
  (Object.keys(OPTION_FIELDS) as OptionField[]).filter(
    (field) => new Set(items.map((item) => textOf(item, field))).size > 1,
  );

const variantOf = (item: Item, fields: readonly OptionField[], options: ReadingOptions): DraftVariant => ({
  line: item.line,
  id: textOf(item, "id"),
  colour: textOf(item, "color"),
  size: textOf(item, "size"),
  sizeSystem: textOf(item, "size_system") || undefined,
  options: namedOptions(fields.map((field) => [OPTION_FIELDS[field], textOf(item, field)])),
  sku: textOf(item, "id"),
  barcode: textOf(item, "gtin"),
  stock: /^(?:in[ _]stock|preorder|backorder)$/iu.test(textOf(item, "availability")) ? undefined : quantityOf("0"),
  prices: [priceOf(item, options)],
  pictures: picturesOf(item),
  own: {},
});

const picturesOf = (item: Item): readonly string[] =>
  [textOf(item, "image_link"), ...(item.fields.get("additional_image_link") ?? [])]
    .flatMap((text) => text.split(/,(?=https?:)/u))
    .map((address) => address.trim())
    .filter((address) => address !== "");

/** Parses "12.00 EUR". With a sale price, the regular price is the compare-at price. */
function priceOf(item: Item, { currency, lists }: ReadingOptions): DraftPrice {
  const [full, reduced] = [textOf(item, "price"), textOf(item, "sale_price")].map((text) => {
    const [code = ""] = /[A-Za-z]{3}$/u.exec(text) ?? [];
    return { amount: text.slice(0, text.length - code.length).trim(), code: code.toUpperCase() };
  }) as [{ amount: string; code: string }, { amount: string; code: string }];
  const code = full.code || (currency?.toUpperCase() ?? "");
  const isWanted = currency === undefined || code === currency.toUpperCase();
  const isMixed = reduced.amount !== "" && reduced.code !== full.code;
  return {
    list: isWanted && !isMixed ? lists.inCurrency(code) : undefined,
    label: isMixed ? `${full.code || "no currency"} and ${reduced.code || "no currency"}` : code || "no currency",
    price: reduced.amount || full.amount,
    compareAt: reduced.amount === "" ? "" : full.amount,
    columns: { price: reduced.amount === "" ? "price" : "sale_price", compareAt: "price" },
  };
}

/** Removes the designer from the start of the title, and size and colour from its end; product cards show them separately. */
function titleOf(item: Item, vendor: string): string {
  let title = textOf(item, "title");
  if (vendor !== "" && title.toLowerCase().startsWith(`${vendor.toLowerCase()} `))
    title = title.slice(vendor.length + 1);
  for (const end of [textOf(item, "size"), textOf(item, "color")]) {
    const tail = title.toLowerCase().lastIndexOf(end.toLowerCase());
    const before = title.slice(0, Math.max(0, tail)).trimEnd();
    const isEnd = end !== "" && tail > 0 && tail + end.length === title.trimEnd().length;
    // The size may follow its system: ", IT 38".
    const joint = /\s*[,/|–—-]\s*(?:[A-Z]{2,3})?$/u;
    if (isEnd && joint.test(before)) title = before.replace(joint, "");
  }
  return title.trim();
}

/** Handle in a product URL such as https://shop.example/products/belted-coat?variant=1. */
function handleOf(item: Item): string | undefined {
  const handle = /\/products\/([^/?#]+)/u.exec(textOf(item, "link"))?.[1];
  try {
    return handle === undefined ? undefined : toHandle(decodeURIComponent(handle));
  } catch {
    return undefined;
  }
}

/** Converts a plain-text description to HTML. Descriptions that contain markup, as some shops send, are unchanged. */
const paragraphs = (text: string): string =>
  /<\/?(?:p|br|ul|li|div|span|b|strong)\b[^>]*>/iu.test(text)
    ? text
    : text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "")
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join("");
