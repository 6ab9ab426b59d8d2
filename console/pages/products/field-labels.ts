// Names of the fields of a product, for the merge screen and the history.

import { LANGUAGES, readPriceField } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { product as texts } from "../../locales/generated/product.ts";
import type { ProductData } from "./product-data.ts";

const PLAIN = {
  title: "title",
  handle: "handle",
  vendor: "vendor",
  vendor_text: "vendor",
  vendor_handle: "vendor",
  product_type: "type",
  product_type_text: "type",
  product_type_zh_text: "type",
  product_type_cn: "type",
  designermodelnumber: "model",
  body_html: "description",
  visibility: "visibility",
  viplevel: "vipLevel",
  position: "position",
  department: "department",
  tags: "tags",
  product_images: "pictures",
  largeImage: "pictures",
  picture_alts: "alts",
  margin: "margin",
  is_promotion: "promotion",
  published_at: "publishedAt",
  visible_from: "visibleFrom",
  visible_until: "visibleUntil",
  variants: "sizes",
  objectID: "sizes",
  color: "colour",
  designercolor: "designerColour",
  inventory_quantity: "stock",
  old_inventory_quantity: "stock",
  size: "size",
  sku: "sku",
  barcode: "barcode",
  options: "options",
  measurements: "measurements",
  variant_title: "variant_title",
  material: "material",
  length: "length",
  heel_height: "heel_height",
  occasion: "occasion",
  pattern: "pattern",
  stock: "firstStock",
} as const;

const LABEL_IN = { title: "titleIn", vendor: "vendorIn", picture_alts: "altsIn" } as const;

export function useFieldLabels({ lists, stock }: Pick<ProductData, "lists" | "stock">) {
  const say = useMessages(texts);
  const listOf = (code: string) => lists.find((list) => list.code === code)?.name ?? code;
  const sizeOf = (id: string) => stock.find((variant) => variant.id === id)?.size ?? say("newSizeShort");
  const labelOf = (field: string): string => {
    const [, variant, own] = /^variant\.([^.]+)\.(.+)$/.exec(field) ?? [];
    if (variant !== undefined && own !== undefined) return say("cell", { column: labelOf(own), size: sizeOf(variant) });
    const [, kind, list] = /^(price|compare|prior)\.(.+)$/.exec(field) ?? [];
    if (kind && list)
      return say("priceIn", { kind: say(`price-${kind as "price" | "compare" | "prior"}`), list: listOf(list) });
    const price = readPriceField(field);
    if (price) return say("priceIn", { kind: say("price-price"), list: listOf(price.list) });
    const [, of, code] = /^(title|vendor|picture_alts)_(.+)$/.exec(field) ?? [];
    if (Object.hasOwn(PLAIN, field)) return say(PLAIN[field as keyof typeof PLAIN]);
    const language = LANGUAGES.find((one) => one.code === code)?.name ?? code ?? field;
    return of ? say(LABEL_IN[of as keyof typeof LABEL_IN], { language }) : field;
  };
  const show = (field: string, value: string): string =>
    field === "variants"
      ? value.split("\n").map(sizeOf).join(", ")
      : field === "visibility"
        ? say(value === "YES" ? "visibility-YES" : "visibility-NO")
        : value;
  return { labelOf, show };
}
