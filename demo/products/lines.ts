// The feed lines of a product: its fields are serialised once and added to the line of each size.
import type { FeedRow } from "#catalogue";
import type { Random } from "../random.ts";
import { barcodeOf, modelNumber, skuOf, variantNumber } from "./identity.ts";
import { priceTagOf } from "./prices.ts";
import type { DrawnDraft } from "./catalogue.ts";
import { soldOf, stockOf } from "./stock.ts";
import { tagsOf } from "./tags.ts";
import { chineseTitleOf } from "./title.ts";

/** Fields in which variants of a product differ. */
type VariantFields = Pick<
  FeedRow,
  "objectID" | "size" | "variant_title" | "sku" | "barcode" | "inventory_quantity" | "old_inventory_quantity"
>;
type ProductFields = Omit<FeedRow, keyof VariantFields>;

export interface Placement {
  readonly seed: number;
  /** Milliseconds since 1970 of the catalogue's day. */
  readonly today: number;
  readonly daysOnSale: number;
  /** Merchandising rank. */
  readonly rank: number;
  /** Variants written before this product. */
  readonly variantsBefore: number;
  readonly random: Random;
  /** Addresses, the card's picture first. */
  readonly pictures: readonly string[];
}

export function linesOf(drawn: DrawnDraft, place: Placement): string[] {
  const { draft, number } = drawn;
  const { model, colour, sizes } = draft;
  const { random } = place;
  const modelId = modelNumber(model.designer.handle, model.season.key, model.number, place.seed);
  const shared = JSON.stringify(productFields(drawn, place, modelId)).slice(1);
  const stock = stockOf(sizes.length, random);
  return sizes.map((size, at) => {
    const variant: VariantFields = {
      objectID: variantNumber(number, at),
      size,
      variant_title: `${colour.name} / ${size}`,
      sku: skuOf(modelId, colour.name, size),
      barcode: barcodeOf(place.variantsBefore + at),
      inventory_quantity: stock[at]?.now ?? 0,
      old_inventory_quantity: stock[at]?.before ?? 0,
    };
    return `${JSON.stringify(variant).slice(0, -1)},${shared}`;
  });
}

function productFields({ draft, number, handle }: DrawnDraft, place: Placement, modelId: string): ProductFields {
  const { model, design, colour } = draft;
  const { random, daysOnSale, pictures } = place;
  const { designer, type, cut, season, departments } = model;
  const { fields: prices, isOnSale } = priceTagOf(draft.fullPrice, season.sale, random);
  return {
    product_id: String(number),
    handle,
    title: draft.title,
    title_zh: chineseTitleOf(design, cut, colour),
    vendor: designer.name,
    vendor_text: designer.name,
    vendor_handle: designer.handle,
    ...Object.fromEntries(Object.entries(designer.names).map(([language, name]) => [`vendor_${language}`, name])),
    largeImage: pictures[0] ?? "",
    product_images: pictures.join("\t"),
    tags: tagsOf({ model, daysOnSale, isOnSale }).join("\t"),
    product_type: type.name,
    product_type_text: type.name,
    product_type_zh_text: type.zh,
    product_type_cn: type.zh,
    department: departments.join("\t"),
    color: colour.colour,
    designercolor: colour.name,
    designermodelnumber: modelId,
    body_html: draft.body,
    sold_num: soldOf(place.rank, daysOnSale, random),
    is_promotion: isOnSale && random.chance(0.2),
    position: place.rank,
    viplevel: random.chance(VIP_SHARE) ? random.between(1, 3) : 0,
    visibility: random.chance(HIDDEN_SHARE) ? "NO" : "YES",
    ...datesOf(place),
    ...prices,
  };
}

const VIP_SHARE = 0.03;
const HIDDEN_SHARE = 0.03;
const DAY = 86_400_000;

/** Created some weeks before it goes on sale, updated some time after. */
function datesOf({
  today,
  daysOnSale,
  random,
}: Placement): Pick<FeedRow, "published_at" | "created_at" | "updated_at"> {
  const published = today - daysOnSale * DAY;
  const created = published - (2 + random.next() * 40) * DAY;
  const updated = published + random.next() ** 0.5 * (today - published);
  const [published_at, created_at, updated_at] = [published, created, updated].map(isoSeconds);
  return { published_at: published_at ?? "", created_at: created_at ?? "", updated_at: updated_at ?? "" };
}

const isoSeconds = (milliseconds: number): string =>
  new Date(Math.floor(milliseconds / 1000) * 1000).toISOString().replace(".000Z", "Z");
