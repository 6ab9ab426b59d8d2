// Converts a draft to lines of this shop's feed: one product per colour, mapped to the shop's vocabulary. Variants that cannot
// be sold are skipped with a reason.

import {
  isStorable,
  printOptions,
  printPictureAlts,
  readPriceField,
  tidyPictureAlt,
  toHandle,
  type FeedRow,
} from "#catalogue";
import {
  handleAddress,
  LONGEST_ID,
  LONGEST_SKU,
  parseFeedRow,
  type FeedLine,
  type FeedPiece,
  type Skipped,
  type SkipReason,
} from "#commerce/products";
import type { Draft, DraftFacts, DraftVariant, ReadingOptions } from "./draft.ts";
import { arrangeDescription } from "./description.ts";
import { factFields } from "./facts.ts";
import { type DescribedMeasurements, readMeasurements } from "./measurements.ts";
import type { Finding, Guess } from "./guesses.ts";
import { shortened, withDistinctIds } from "./ids.ts";
import { priceReader, pricesOf } from "./prices.ts";
import { pictureAddress } from "./pictures.ts";
import type { ShopSoFar } from "./shop-so-far.ts";
import { tagsOf } from "./tags.ts";
import { typedFields } from "./own-fields.ts";
import { understand, type Understanding } from "./understanding.ts";
import { patternNamed } from "./vocabulary/colour.ts";

/** `ordinal` is the 1-based position of the product in the file. */
export function toFeed(read: Draft, ordinal: number, shop: ShopSoFar, options: ReadingOptions): readonly FeedPiece[] {
  const { variants: distinct, repeated } = withDistinctIds(read, shop);
  const draft = { ...read, variants: distinct };
  const fail = failing(draft);
  const whole = (reason: SkipReason, message: string): readonly FeedPiece[] => [
    fail(reason, undefined, message, draft.line, Math.max(1, read.variants.length)),
  ];
  if (draft.variants.length === 0) return whole("no-price", "has no variant with a price");
  if (draft.title === "") return whole("no-title", "has no title");
  const findings: Guess[] = [];
  const understanding = understand(draft, shop, options, (guess) => findings.push(guess));
  findings.push(...findSharedSkus(read, shop));
  const pictures = addressesOf(draft, options);
  const hasNoPicture = pictures.length === 0;
  if (hasNoPicture) {
    const written = draft.pictures[0] ?? "";
    findings.push({ field: "picture", written, understood: "a placeholder", confidence: 0, meaning: "no-picture" });
    pictures.push(handleAddress(toHandle(draft.handle)));
  }
  // A file of this shop has them in a column.
  const measurements = readMeasurements(draft.own["product_id"] === undefined ? draft.bodyHtml : "");
  const pieces = [...byColour(draft).values()].flatMap((variants, _at, all) =>
    colourToFeed({
      draft,
      variants,
      measurements,
      isOnly: all.length === 1,
      understanding,
      pictures,
      hasNoPicture,
      ordinal,
      fail,
      findings,
      amounts: shop.amounts,
      quantities: shop.quantities,
      options,
    }),
  );
  return [...repeated, ...pieces];
}

/** SKUs that several products have, or several sizes of which the file has no other id. */
function findSharedSkus({ variants }: Draft, shop: ShopSoFar): readonly Guess[] {
  const guess = { field: "sku", confidence: 0.5 } as const;
  return [...Map.groupBy(variants, ({ sku }) => sku)].flatMap(([sku, sizes]) => [
    ...(shop.isSharedSku(sku)
      ? [{ ...guess, written: sku, understood: "shared with another product", meaning: "shared-sku" } as const]
      : []),
    ...(sku !== "" && sizes.length > 1 && sizes.some(({ id }) => shop.isRepeatedId(id))
      ? [{ ...guess, written: sku, understood: "on several sizes of the product", meaning: "repeated-sku" } as const]
      : []),
  ]);
}

interface OneColour {
  readonly draft: Draft;
  readonly variants: readonly DraftVariant[];
  readonly measurements: DescribedMeasurements;
  readonly isOnly: boolean;
  readonly understanding: Understanding;
  readonly pictures: readonly string[];
  /** The picture is a placeholder. */
  readonly hasNoPicture: boolean;
  readonly ordinal: number;
  readonly fail: ReturnType<typeof failing>;
  /** About the whole product. */
  readonly findings: readonly Finding[];
  readonly amounts: ShopSoFar["amounts"];
  readonly quantities: ShopSoFar["quantities"];
  readonly options: ReadingOptions;
}

function colourToFeed(one: OneColour): readonly FeedPiece[] {
  const { draft, variants, options } = one;
  const pieces: FeedPiece[] = [];
  const lines: FeedLine[] = [];
  const findings = [...one.findings];
  for (const variant of variants) {
    const found: Finding[] = [];
    const line = variantToFeed(one, variant, (finding) => found.push(finding));
    if ("reason" in line) {
      pieces.push(line);
      continue;
    }
    lines.push(line);
    findings.push(...found);
  }
  if (lines.length > 0) {
    options.guesses.hold(lines, draft.name, findings);
    pieces.push(lines);
  }
  return pieces;
}

type OnFinding = (finding: Finding) => void;

function variantToFeed(one: OneColour, variant: DraftVariant, onFinding: OnFinding): FeedLine | Skipped {
  const { draft, isOnly, understanding, fail, options } = one;
  const { type, departments, vendor } = understanding;
  // A file written by this shop has both; the designer's colour may be empty.
  const colour = variant.own["color"] === undefined ? variant.colour.trim() : (variant.own["designercolor"] ?? "");
  const understood = understanding.colourOf(variant);
  const sized = understanding.sizeOf(variant);
  const priced = pricesOf(variant.prices, options, priceReader(one.amounts, onFinding));
  if ("reason" in priced) return fail(priced.reason, priced.field, priced.message, variant.line);
  if (variant.own["color"] === undefined) {
    onFinding({ field: "colour", written: colour, understood: understood.colour, confidence: understood.confidence });
  }
  if (variant.own["size"] === undefined) {
    onFinding({
      field: "size",
      written: variant.size,
      understood: sized.label,
      confidence: sized.confidence,
      ...(!sized.isCharted && { meaning: "no-chart" }),
    });
  }
  const size = variant.own["size"] ?? sized.label;
  const suffix = isOnly ? "" : `-${toHandle(one.variants[0]?.colour.trim() || "other")}`;
  const handle = toHandle(draft.handle) + suffix;
  const isOnlySize = new Set(one.variants.map((other) => other.size)).size === 1;
  const measurements = one.measurements.of([variant.size, size], isOnlySize);
  const pictures = picturesOf(one);
  // As stored dates are written.
  const day = options.now.toISOString().replace(".000Z", "Z");
  const stock = stockOf(variant, one, onFinding);
  const row: FeedRow = {
    objectID: shortened(variant.id, LONGEST_ID),
    product_id: shortened(draft.id + suffix, LONGEST_ID),
    handle,
    title: draft.title,
    title_zh: "",
    vendor,
    vendor_text: vendor,
    vendor_handle: toHandle(vendor),
    largeImage: pictures[0] ?? "",
    product_images: pictures.join("\t"),
    ...altFields(pictures, draft, options),
    tags: tagsOf(options.types.taxonomy, draft, vendor, type, departments, Object.keys(priced.fields)).join("\t"),
    product_type: type.value,
    // Not its name, so that renaming the type does not change its products at the next import.
    product_type_text: type.value,
    product_type_zh_text: type.names["zh"] ?? type.value,
    product_type_cn: type.names["zh"] ?? type.value,
    department: departments.join("\t"),
    size,
    ...(variant.options.length > 0 && { options: printOptions(variant.options) }),
    ...(measurements !== undefined && { measurements }),
    color: variant.own["color"] ?? understood.colour,
    designercolor: colour,
    designermodelnumber: draft.model || (isOnly ? "" : draft.id),
    sku: variant.sku || shortened(variant.id, LONGEST_SKU),
    barcode: variant.barcode,
    // This shop has arranged what it exported.
    body_html: draft.own["product_id"] === undefined ? arrangeDescription(draft.bodyHtml) : draft.bodyHtml,
    variant_title: [colour, size, ...variant.options.map(({ value }) => value)].filter(Boolean).join(" / "),
    inventory_quantity: stock,
    old_inventory_quantity: stock,
    sold_num: 0,
    is_promotion: false,
    position: one.ordinal,
    viplevel: 0,
    visibility: draft.isVisible ? "YES" : "NO",
    published_at: day,
    created_at: day,
    updated_at: day,
    ...factFields({ ...patternFact(colour, draft), ...draft.facts }),
    ...priced.fields,
    ...typedFields(draft.own),
    ...typedFields(variant.own),
  };
  if (Object.values(row).some((value) => typeof value === "string" && !isStorable(value))) {
    return fail(
      "bad-value",
      "text",
      "has a character that cannot be stored, \\u0000 or half of a surrogate pair",
      variant.line,
    );
  }
  const parsed = parseFeedRow(row, variant.line, options.lists.codes);
  if ("message" in parsed)
    return fail("bad-value", columnOf(parsed.field, draft, variant), parsed.message, variant.line);
  return {
    ...parsed,
    ...(one.hasNoPicture && { hasNoPicture: true }),
    ...(draft.own["published_at"] === undefined && { isUndated: true }),
  };
}

/** Whole pieces, none if fewer: what is corrected or unclear is reported. */
function stockOf({ stock: quantity }: DraftVariant, { quantities, options }: OneColour, onFinding: OnFinding): number {
  if (quantity === undefined) {
    onFinding("no-quantity");
    return options.stock;
  }
  const { pieces, isGuess } = quantities.read(quantity);
  const stock = Math.max(0, Math.trunc(pieces));
  if (isGuess || (stock !== pieces && !Number.isNaN(pieces))) {
    const written = quantity.share && !isGuess ? String(pieces) : quantity.written;
    onFinding({ field: "stock", written, understood: String(stock), confidence: 0.5 });
  }
  return stock;
}

/** The file's name of a field of this shop's feed. */
function columnOf(field: string | undefined, { columns }: Draft, { prices }: DraftVariant): string | undefined {
  if (field === undefined) return undefined;
  const list = readPriceField(field)?.list;
  const ofPrice = list && (prices.find((one) => one.list === list) ?? prices[0])?.columns;
  if (!ofPrice) return columns[field] || field.replaceAll("_", " ");
  return field.includes("_compare_at_") ? ofPrice.compareAt : field.includes("_prior_") ? ofPrice.prior : ofPrice.price;
}

/** The pattern that the colour or the title names, in any language. A file written by this shop states it. */
function patternFact(colour: string, { title, own }: Draft): DraftFacts {
  const pattern = own["product_id"] === undefined ? (patternNamed(colour) ?? patternNamed(title)) : undefined;
  return pattern === undefined ? {} : { pattern };
}

/** Pictures of the colour, then those that belong to no colour; all pictures if there are neither. */
function picturesOf({ draft, variants, pictures, isOnly, options }: OneColour): readonly string[] {
  if (isOnly) return pictures;
  const own = new Set(variants.flatMap((one) => addressesOf(one, options)));
  const others = new Set(draft.variants.flatMap((one) => addressesOf(one, options)));
  const found = [...own, ...pictures.filter((one) => !others.has(one))];
  return found.length > 0 ? [...new Set(found)] : pictures;
}

/** The file's descriptions of the pictures, if it has any. */
function altFields(
  pictures: readonly string[],
  { pictureAlts = new Map() }: Draft,
  { origin }: ReadingOptions,
): Pick<FeedRow, "picture_alts"> {
  const alts = new Map(
    [...pictureAlts].map(([written, alt]) => [pictureAddress(written, origin), tidyPictureAlt(alt)]),
  );
  const printed = printPictureAlts(
    pictures.slice(0, MOST_ALTS).map((address, index) => [index + 1, alts.get(address) ?? ""] as const),
  );
  return printed === "" ? {} : { picture_alts: printed };
}

/** Numbers of pictures have two digits at most. */
const MOST_ALTS = 99;

const addressesOf = ({ pictures }: Pick<Draft, "pictures">, { origin }: ReadingOptions): string[] =>
  pictures.map((one) => pictureAddress(one, origin)).filter((one) => one !== undefined);

/** A product that this shop exported is not split by colour. */
const byColour = ({ own, variants }: Draft): ReadonlyMap<string, readonly DraftVariant[]> =>
  own["product_id"] === undefined
    ? Map.groupBy(variants, ({ colour }) => (colour.trim() === "" ? "" : toHandle(colour)))
    : new Map([["", variants]]);

const failing =
  ({ name }: Draft) =>
  (reason: SkipReason, field: string | undefined, message: string, line: number, variants = 1): Skipped => ({
    line,
    reason,
    ...(field !== undefined && { field }),
    product: name,
    variants,
    message,
  });
