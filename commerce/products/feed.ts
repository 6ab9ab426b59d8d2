// Parses the product feed, one line of JSON per variant. Errors name the line and the field.

import {
  FACT_NAMES,
  type FactFields,
  type FeedRow,
  isMeasurementList,
  isOptionList,
  isPictureAlts,
  parseStorableJson,
  INITIAL_LISTS,
  type PriceList,
  readPriceField,
} from "#catalogue";
import { z } from "zod";
import { fileAddress } from "./picture-addresses.ts";

const text = z.string();
const name = z.string().min(1);
/** Indexes of the database hold keys of some 2,700 bytes, two of which may be ids. */
export const LONGEST_ID = 400;
export const LONGEST_SKU = 200;
const MOST_HANDLE_BYTES = 2_600;
const shortName = (longest: number) => name.max(longest, `must have at most ${longest} characters`);
const handle = name.refine(
  (written) => Buffer.byteLength(written) <= MOST_HANDLE_BYTES,
  `must have at most ${MOST_HANDLE_BYTES} bytes`,
);
/** Range of the database's integer type. */
const count = z
  .number()
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);
/** Excludes other schemes, which a browser might execute. */
const PICTURE = /^(?:\/(?!\/)|https?:\/\/)/;
const BAD_PICTURE = "must be an https address, a path of this shop or the name of a picture file";
/** The name of a file becomes its address; anything else stays as it is. */
const withFile = (address: string): string => (PICTURE.test(address) ? address : (fileAddress(address) ?? address));
const picture = name.overwrite(withFile).regex(PICTURE, BAD_PICTURE);
const pictures = name
  .overwrite((list) => list.split("\t").map(withFile).join("\t"))
  .refine((list) => list.split("\t").every((one) => one === "" || PICTURE.test(one)), BAD_PICTURE);
const ALTS_PROBLEM =
  "must be descriptions by number of the picture, such as 1 > Front, separated by tabs, each number once";
const MAX_AMOUNT = 1_000_000_000;
const amount = z.number().min(0.001).max(MAX_AMOUNT);
const MARGIN_PROBLEM = "must be a share of the price from 0 to 1, such as 0.55";
const thousandths = z.exactOptional(
  z
    .number()
    .int()
    .positive()
    .max(MAX_AMOUNT * 1000),
);
const moment = z.iso
  .datetime({ offset: true })
  .refine(
    (value) => value >= "1000" && new Date(value).getTime() < Date.UTC(3000, 0),
    "must be between the years 1000 and 2999",
  );

const fact = z.exactOptional(
  name.refine(
    (list) => list.split("\t").every((part) => part !== "" && part.length <= 60),
    "must be values of up to 60 characters, separated by tabs",
  ),
);
const factShape = Object.fromEntries(FACT_NAMES.map((field) => [field, fact])) as Record<keyof FactFields, typeof fact>;

const Row = z
  .object({
    objectID: shortName(LONGEST_ID),
    product_id: shortName(LONGEST_ID),
    handle,
    title: name,
    title_zh: text,
    vendor: name,
    vendor_text: text,
    vendor_handle: name,
    largeImage: picture,
    product_images: pictures,
    picture_alts: z.exactOptional(name.refine(isPictureAlts, ALTS_PROBLEM)),
    tags: text,
    product_type: name,
    product_type_text: text,
    product_type_zh_text: text,
    product_type_cn: text,
    department: name,
    size: name,
    options: z.exactOptional(
      name.refine(
        isOptionList,
        "must be up to ten options such as Width > Wide of 100 characters each, separated by tabs, each name once",
      ),
    ),
    measurements: z.exactOptional(
      name.refine(
        isMeasurementList,
        "must be up to twelve measurements in centimetres such as Chest > 96, separated by tabs, each name once",
      ),
    ),
    color: name,
    designercolor: text,
    designermodelnumber: text,
    sku: shortName(LONGEST_SKU),
    barcode: text,
    body_html: text,
    variant_title: text,
    inventory_quantity: count,
    old_inventory_quantity: count,
    sold_num: count,
    is_promotion: z.boolean(),
    position: count,
    margin: z.exactOptional(z.number().min(0, MARGIN_PROBLEM).max(1, MARGIN_PROBLEM)),
    viplevel: count.nonnegative(),
    visibility: z.enum(["YES", "NO"]),
    visible_from: z.exactOptional(moment),
    visible_until: z.exactOptional(moment),
    published_at: moment,
    created_at: moment,
    updated_at: moment,
    cn_cny_price_1k: thousandths,
    cn_cny_compare_at_price_1k: thousandths,
    ...factShape,
  })
  .loose();

export interface FeedError {
  /** 1-based; 0 for the file as a whole. */
  readonly line: number;
  /** The invalid field; absent if the whole line is invalid. */
  readonly field?: string;
  readonly message: string;
  /** The option of an import without which the file cannot be read. */
  readonly option?: ImportOption;
}

export const NEEDED_OPTIONS = ["currency", "map"] as const;
type ImportOption = (typeof NEEDED_OPTIONS)[number];

/** A file that cannot be read past this line. Earlier products have been returned already. */
export class Unreadable extends Error {
  readonly error: FeedError;

  constructor(error: FeedError) {
    super(error.message);
    this.error = error;
  }
}

/** Texts by language code. */
export type ByLanguage = Readonly<Record<string, string>>;

export interface FeedLine {
  readonly line: number;
  readonly row: FeedRow;
  /** The row of an earlier line from which this one differs only in fields of the variant; its own if there is none. */
  readonly base: FeedRow;
  /** Titles in other languages, including title_zh. */
  readonly titles: ByLanguage;
  /** The designer's name in other languages and scripts. */
  readonly vendorNames: ByLanguage;
  /** Set if the file names no picture: the row's is one that the merchant may add later. */
  readonly hasNoPicture?: true;
  /** Set if the file states no dates: the row's are those of a product that is new. */
  readonly isUndated?: true;
}

/** `of` names the file. `caller` sets the missing option. */
export const explainFeedError = (
  { line, field, message, option }: FeedError,
  of = "the feed",
  caller: ImportCaller = "api",
): string =>
  [
    line === 0
      ? `${of.charAt(0).toUpperCase()}${of.slice(1)} ${message}.`
      : `Line ${line} of ${of}${field === undefined ? "" : `, field ${field}`}: ${message}.`,
    ...(option === undefined ? [] : [NEEDED[caller][option]]),
  ].join(" ");

/** Who reads a message: a client of the API, or an operator at the command line. */
export type ImportCaller = "api" | "command";

const MAPPING = '{"title": "Name", "price": "RRP", "size": "Size"}';

const NEEDED: Readonly<Record<ImportCaller, Readonly<Record<ImportOption, string>>>> = {
  api: {
    currency: "Send it as the query parameter currency, such as currency=EUR.",
    map: `Send the column of each field as the query parameter map, such as ${MAPPING}. It needs title and price.`,
  },
  command: {
    currency: "Add it, such as --currency EUR.",
    map: `Name the column of each field in a file such as mapping.json: ${MAPPING}. It needs title and price. Then add --map mapping.json. docs/importing.md lists the fields.`,
  },
};

/** Parses a line of JSON and rejects text that the database cannot store. */
export function parseJson(written: string, line: number): { readonly json: unknown } | FeedError {
  const parsed = parseStorableJson(written);
  switch (parsed.kind) {
    case "json":
      return { json: parsed.json };
    case "unstorable":
      return { line, message: "has a character that cannot be stored, \\u0000 or half of a surrogate pair" };
    case "malformed":
      return { line, message: "is not JSON" };
  }
}

/**
 * Unknown fields are dropped, except titles, designers' names and descriptions of pictures in further languages. `lists` are the
 * price lists of the shop; `within` is a prefix for field names in errors.
 */
export function parseFeedRow(
  value: unknown,
  line: number,
  lists: readonly PriceList[] = INITIAL_LISTS,
  within = "",
): FeedLine | FeedError {
  const parsed = Row.safeParse(value);
  if (!parsed.success) return toFeedError(parsed.error, line, within);
  const { visible_from: from, visible_until: until } = parsed.data;
  if (from !== undefined && until !== undefined && new Date(until) <= new Date(from)) {
    return { line, field: `${within}visible_until`, message: "must be after visible_from" };
  }
  let isKnown = true;
  const texts = newTexts();
  for (const [field, given] of Object.entries(parsed.data)) {
    if (isField(field) && field !== "title_zh") continue;
    const translated = translatedField(field);
    if (translated === undefined && PRICE.test(field)) {
      const problem = priceProblem(field, given, lists);
      if (problem) return { line, field: within + field, ...problem };
    } else if (translated === undefined) isKnown = false;
    else if (typeof given !== "string") return { line, field: within + field, message: "must be text" };
    else if (translated.of === "picture_alts" && !isPictureAlts(given))
      return { line, field: within + field, message: ALTS_PROBLEM };
    else if (given !== "") texts[translated.of][translated.language] = given;
  }
  const row = (isKnown ? parsed.data : onlyKnown(parsed.data)) as typeof parsed.data & FeedRow;
  return { line, row, base: row, titles: texts.title, vendorNames: texts.vendor };
}

/** Wraps a row that is already validated. */
export function feedLineOf(row: FeedRow, line: number): FeedLine {
  const texts = newTexts();
  for (const [field, given] of Object.entries(row)) {
    const translated = translatedField(field);
    if (translated && given !== "") texts[translated.of][translated.language] = given;
  }
  return { line, row, base: row, titles: texts.title, vendorNames: texts.vendor };
}

type Translated = "title" | "vendor" | "picture_alts";

const newTexts = (): Record<Translated, Record<string, string>> => ({ title: {}, vendor: {}, picture_alts: {} });

/** Validates a new value of a field; null removes an optional field. */
export function checkField(
  field: string,
  value: unknown,
  lists: readonly PriceList[] = INITIAL_LISTS,
): { readonly message: string } | undefined {
  const translated = translatedField(field);
  if (translated !== undefined && field !== "title_zh") {
    if (value === null) return undefined;
    if (typeof value !== "string") return { message: "must be text" };
    return translated.of === "picture_alts" && !isPictureAlts(value) ? { message: ALTS_PROBLEM } : undefined;
  }
  if (!isField(field) && readPriceField(field)) return priceProblem(field, value ?? undefined, lists);
  if (!isField(field)) return { message: "is not a field of the feed" };
  if (value === null) {
    return Row.shape[field] instanceof z.ZodExactOptional ? undefined : { message: "is required" };
  }
  const parsed = Row.shape[field].safeParse(value);
  return parsed.success ? undefined : { message: sentence(parsed.error.issues[0]?.message) };
}

function toFeedError(error: z.ZodError, line: number, within: string): FeedError {
  const issue = error.issues[0];
  const field = within + (issue?.path.join(".") ?? "");
  return { line, ...(field === "" ? {} : { field: field.replace(/\.$/, "") }), message: sentence(issue?.message) };
}

const sentence = (message = "is not a feed row"): string => message.replace(/\.$/, "");

const isField = (field: string): field is keyof typeof Row.shape => Object.hasOwn(Row.shape, field);

/** The text and language of title_fr, vendor_zh or picture_alts_de. */
function translatedField(field: string): { readonly of: Translated; readonly language: string } | undefined {
  const [, of, language] = TRANSLATED.exec(field) ?? [];
  return language === undefined ? undefined : { of: of as Translated, language };
}

const TRANSLATED = /^(title|vendor|picture_alts)_([a-z]{2,3}(?:[-_][A-Za-z]{2,4})?)$/;

const onlyKnown = <Whole extends object>(row: Whole): Whole =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([field]) => isField(field) || translatedField(field) !== undefined || PRICE.test(field),
    ),
  ) as typeof row;

/** An unknown price field is a misspelt price list, so it is an error rather than dropped. */
const PRICE = /_(?:compare_at_)?price_(?:f|1k)$/;

/** A price that is undefined is removed. */
function priceProblem(
  field: string,
  value: unknown,
  lists: readonly PriceList[],
): { readonly message: string } | undefined {
  const list = readPriceField(field)?.list;
  if (list === undefined || !lists.includes(list))
    return { message: `does not belong to a price list of the shop (${lists.join(", ")})` };
  const parsed = value === undefined ? undefined : amount.safeParse(value);
  return parsed?.success === false ? { message: sentence(parsed.error.issues[0]?.message) } : undefined;
}
