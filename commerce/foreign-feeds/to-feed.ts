// Converts a draft to lines of this shop's feed: one product per colour, mapped to the shop's vocabulary. Variants that cannot
// be mapped are skipped with a reason.

import { chartFor, colourOf, ONE_SIZE, toHandle, type FeedRow, type ProductType, type SizeChart } from "#catalogue";
import { parseFeedRow, type FeedLine, type FeedPiece, type Skipped, type SkipReason } from "#commerce/products";
import type { Draft, DraftVariant, ReadingOptions } from "./draft.ts";
import { pricesOf } from "./prices.ts";
import { ownPicture } from "./pictures.ts";
import { tagsOf } from "./tags.ts";
import { typedFields } from "./own-fields.ts";
import { colourIn } from "./vocabulary/colour.ts";
import { departmentsIn } from "./vocabulary/department.ts";
import { productTypeIn } from "./vocabulary/product-type.ts";
import { sizeIn } from "./vocabulary/size.ts";

/** `ordinal` is the 1-based position of the product in the file. */
export function toFeed(draft: Draft, ordinal: number, options: ReadingOptions): readonly FeedPiece[] {
  const fail = failing(draft);
  const whole = (reason: SkipReason, field: string, message: string): readonly FeedPiece[] => [
    fail(reason, field, message, draft.line, Math.max(1, draft.variants.length)),
  ];
  if (draft.variants.length === 0) return whole("no-price", "price", "has no variant with a price");
  if (draft.title === "") return whole("no-title", "title", "has no title");
  if (draft.vendor === "") return whole("no-vendor", "vendor", "has no vendor");
  const department = departmentOf(draft, options);
  if (department === "") return whole("no-department", "department", "has no gender, age group or department");
  const type = typeOf(draft, department, options);
  if (type === undefined) {
    const given = draft.types.filter(Boolean).join(", ") || "none given";
    return whole("unknown-type", "type", `has no product type that this shop knows or can add (${given})`);
  }
  const { taxonomy } = options.types;
  const pictures = draft.pictures.map((one) => ownPicture(one, options.origin)).filter(isPicture);
  if (pictures.length === 0) return whole("no-picture", "picture", "has no picture with an https URL");
  const shared = {
    type,
    department,
    pictures,
    ordinal,
    chart: chartFor(taxonomy, { productType: type.id, department })!,
  };
  return [...byColour(draft)].flatMap(([colour, variants], _at, all) =>
    colourToFeed({ draft, colour, variants, isOnly: all.length === 1, shared, fail, options }),
  );
}

/** A type of the shop, or else a new one of the file's name. */
function typeOf(draft: Draft, department: string, { types, sizeSystem }: ReadingOptions): ProductType | undefined {
  const own = draft.own["product_type"] ?? "";
  const known = productTypeIn(types.taxonomy, [own, ...draft.types, ...draft.tags]);
  const written = [own, ...draft.types].find((one) => /\p{L}/u.test(one));
  if (known || written === undefined) return known && types.count(known);
  const sizes = draft.variants
    .map(({ size }) => size)
    .filter((size) => sizeIn(ONE_SIZE, size, undefined) === undefined);
  return types.add(written, {
    texts: [...draft.types, ...draft.tags],
    departments: department.split("\t"),
    fits:
      sizes.length === 0 ? undefined : (chart) => sizes.every((size) => sizeIn(chart, size, sizeSystem) !== undefined),
  });
}

interface OneColour {
  readonly draft: Draft;
  readonly colour: string;
  readonly variants: readonly DraftVariant[];
  readonly isOnly: boolean;
  readonly shared: {
    readonly type: ProductType;
    readonly department: string;
    readonly pictures: readonly string[];
    readonly ordinal: number;
    readonly chart: SizeChart;
  };
  readonly fail: ReturnType<typeof failing>;
  readonly options: ReadingOptions;
}

function colourToFeed(one: OneColour): readonly FeedPiece[] {
  const { variants } = one;
  const pieces: FeedPiece[] = [];
  const lines: FeedLine[] = [];
  for (const variant of variants) {
    const line = variantToFeed(one, variant);
    if ("reason" in line) pieces.push(line);
    else lines.push(line);
  }
  if (lines.length > 0) pieces.push(lines);
  return pieces;
}

function variantToFeed(one: OneColour, variant: DraftVariant): FeedLine | Skipped {
  const { draft, isOnly, shared, fail, options } = one;
  const { type, department, chart } = shared;
  // A file written by this shop has both; the designer's colour may be empty.
  const colour = variant.own["color"] === undefined ? variant.colour.trim() : (variant.own["designercolor"] ?? "");
  const color = variant.own["color"] ?? colourIn(colour) ?? colourIn(draft.title) ?? colourOfTags(draft);
  if (color === undefined) {
    const message = colour === "" ? "has no colour" : `has a colour that this shop does not know (${colour})`;
    return fail("no-colour", "colour", message, variant.line);
  }
  const size = variant.own["size"] ?? sizeIn(chart, variant.size, variant.sizeSystem ?? options.sizeSystem);
  if (size === undefined) {
    return fail(
      "unknown-size",
      "size",
      `${variant.size || "no size"} is not in the chart "${chart.name}"`,
      variant.line,
    );
  }
  const priced = pricesOf(variant.prices, options);
  if ("reason" in priced) return fail(priced.reason, "price", priced.message, variant.line);
  const suffix = isOnly ? "" : `-${toHandle(one.colour)}`;
  const handle = toHandle(draft.handle) + suffix;
  const pictures = picturesOf(one);
  const day = options.now.toISOString();
  const stock = Math.max(0, variant.stock ?? options.stock);
  const row: FeedRow = {
    objectID: variant.id,
    product_id: draft.id + suffix,
    handle,
    title: draft.title,
    title_zh: "",
    vendor: draft.vendor,
    vendor_text: draft.vendor,
    vendor_handle: toHandle(draft.vendor),
    largeImage: pictures[0] ?? "",
    product_images: pictures.join("\t"),
    tags: tagsOf(options.types.taxonomy, draft, type, department.split("\t"), Object.keys(priced.fields)).join("\t"),
    product_type: type.value,
    product_type_text: type.name,
    product_type_zh_text: type.zh,
    product_type_cn: type.zh,
    department,
    size,
    color,
    designercolor: colour,
    designermodelnumber: draft.model || (isOnly ? "" : draft.id),
    sku: variant.sku || variant.id,
    barcode: variant.barcode,
    body_html: draft.bodyHtml,
    variant_title: [colour, size].filter(Boolean).join(" / "),
    inventory_quantity: stock,
    old_inventory_quantity: stock,
    sold_num: 0,
    is_promotion: false,
    position: shared.ordinal,
    viplevel: 0,
    visibility: draft.isVisible ? "YES" : "NO",
    published_at: day,
    created_at: day,
    updated_at: day,
    ...priced.fields,
    ...typedFields(draft.own),
    ...typedFields(variant.own),
  };
  if (Object.values(row).some((value) => typeof value === "string" && value.includes("\0"))) {
    return fail("bad-value", "text", "has a NUL character, which cannot be stored", variant.line);
  }
  const parsed = parseFeedRow(row, variant.line);
  return "message" in parsed ? fail("bad-value", parsed.field ?? "line", parsed.message, variant.line) : parsed;
}

/** Pictures of the colour, then those that belong to no colour; all pictures if there are neither. */
function picturesOf({ draft, variants, shared, isOnly, options }: OneColour): readonly string[] {
  if (isOnly) return shared.pictures;
  const own = new Set(variants.flatMap((one) => one.pictures).map((one) => ownPicture(one, options.origin)));
  const others = new Set(draft.variants.flatMap((one) => one.pictures).map((one) => ownPicture(one, options.origin)));
  const found = [...own, ...shared.pictures.filter((one) => !others.has(one))].filter(isPicture);
  return found.length > 0 ? [...new Set(found)] : shared.pictures;
}

const isPicture = (address: string): boolean => /^(?:\/(?!\/)|https?:\/\/)/i.test(address) && !address.includes("\t");

function departmentOf(draft: Draft, { types: { taxonomy }, department }: ReadingOptions): string {
  const own = (draft.own["department"] ?? "").split(/[\t,]\s*/u).filter((id) => taxonomy.isWearer(id));
  if (own.length > 0) return own.join("\t");
  const { gender, ageGroup, tags, types } = draft;
  const found = departmentsIn(taxonomy, { gender, ageGroup, texts: [...tags, ...types] });
  return found.map((id) => taxonomy.department(id)?.value ?? id).join("\t") || (department ?? "");
}

const colourOfTags = ({ tags }: Draft): string | undefined =>
  tags.map((tag) => colourOf(tag)?.value).find((colour) => colour !== undefined);

/** A product that this shop exported is not split by colour. */
const byColour = ({ own, variants }: Draft): ReadonlyMap<string, readonly DraftVariant[]> =>
  own["product_id"] === undefined ? Map.groupBy(variants, ({ colour }) => colour.trim()) : new Map([["", variants]]);

const failing =
  ({ name }: Draft) =>
  (reason: SkipReason, field: string, message: string, line: number, variants = 1): Skipped => ({
    line,
    reason,
    field,
    product: name,
    variants,
    message,
  });
