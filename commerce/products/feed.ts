// The product feed at its edge: one line of JSON a variant, checked field by field, with errors that name the line.

import { PRICE_LISTS, type FeedRow, type PriceFields } from "#catalogue";
import { z } from "zod";

const text = z.string();
const name = z.string().min(1);
const count = z.number().int();
const amount = z.exactOptional(z.number().positive());
const moment = z.iso.datetime({ offset: true });

const priceShape = Object.fromEntries(
  PRICE_LISTS.flatMap((list) => [
    [`${list}_price_f`, amount],
    [`${list}_compare_at_price_f`, amount],
  ]),
) as Record<keyof PriceFields, typeof amount>;

const Row = z
  .object({
    objectID: name,
    product_id: name,
    handle: name,
    title: name,
    title_zh: text,
    vendor: name,
    vendor_text: text,
    vendor_handle: name,
    largeImage: name,
    product_images: name,
    tags: text,
    product_type: name,
    product_type_text: text,
    product_type_zh_text: text,
    product_type_cn: text,
    department: name,
    size: name,
    color: name,
    designercolor: text,
    designermodelnumber: text,
    sku: name,
    barcode: text,
    body_html: text,
    variant_title: text,
    inventory_quantity: count,
    old_inventory_quantity: count,
    sold_num: count,
    is_promotion: z.boolean(),
    position: count,
    viplevel: count.nonnegative(),
    visibility: z.enum(["YES", "NO"]),
    published_at: moment,
    created_at: moment,
    updated_at: moment,
    cn_cny_price_1k: z.exactOptional(count.positive()),
    cn_cny_compare_at_price_1k: z.exactOptional(count.positive()),
    ...priceShape,
  })
  .loose();

export interface FeedError {
  /** 1-based. */
  readonly line: number;
  /** The field at fault; absent when the line as a whole is. */
  readonly field?: string;
  readonly message: string;
}

export interface FeedLine {
  readonly line: number;
  readonly row: FeedRow;
  /** Titles in other languages by code, title_zh among them. */
  readonly titles: Readonly<Record<string, string>>;
}

export const explainFeedError = ({ line, field, message }: FeedError): string =>
  `Line ${line} of the feed${field === undefined ? "" : `, field ${field}`}: ${message}.`;

/** Reads one line; fields the shop does not know are ignored, except titles in further languages. */
export function parseFeedLine(written: string, line: number): FeedLine | FeedError {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return { line, message: "is not JSON" };
  }
  const parsed = Row.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.path.join(".");
    return { line, ...(field ? { field } : {}), message: (issue?.message ?? "is not a feed row").replace(/\.$/, "") };
  }
  const titles: Record<string, string> = {};
  for (const [key, title] of Object.entries(parsed.data)) {
    const language = key.startsWith("title_") ? LANGUAGE.exec(key)?.[1] : undefined;
    if (language === undefined || title === "") continue;
    if (typeof title !== "string") return { line, field: key, message: "must be text" };
    titles[language] = title;
  }
  return { line, row: parsed.data, titles };
}

const LANGUAGE = /^title_([a-z]{2,3}(?:[-_][A-Za-z]{2,4})?)$/;
