// Facts of a product for search engines, which the page itself does not show in this form.

import {
  cutIn,
  deliveryPrice,
  isGtin,
  isMaterialOption,
  materialsIn,
  money,
  patternIn,
  sizeParts,
  toSlug,
  type Delivery,
  type Market,
  type Money,
  type SizeChart,
  type Taxonomy,
} from "#catalogue";
import { productGroupId, textOfHtml, type ProductWithVariants } from "#commerce/products";
import { type Translate, translateOption } from "#browsing";
import type { ProductFacts } from "./product-data.ts";

export interface FactsParts {
  readonly taxonomy: Taxonomy;
  /** The product's chart, as on its page. */
  readonly chart: SizeChart | undefined;
  readonly market: Market;
  readonly delivery: Delivery;
  readonly translate: Translate;
  /** The price that decides whether delivery is free. */
  readonly price: Money;
}

export function factsOf(
  product: ProductWithVariants,
  { taxonomy, chart, market, delivery, translate, price }: FactsParts,
): ProductFacts {
  const { title, tags, vendor, bodyHtml, designerModelNumber: mpn } = product;
  const isOption = product.variants.some(({ options }) => options.some(({ name }) => isMaterialOption(name)));
  const materials = isOption ? [] : materialsIn(textOfHtml(bodyHtml)).map((material) => translate(material));
  const pattern = patternIn(title);
  const cut = cutIn([title, ...tags]);
  const names = new Set(Object.values(product.vendorNames).filter((name) => name !== vendor));
  return {
    group: productGroupId(product),
    ...(mpn && { mpn }),
    ...(materials.length > 0 && { material: materials.join("/") }),
    ...(pattern && { pattern: translate(pattern) }),
    ...(cut && { cut }),
    ...(names.size > 0 && { brandNames: [...names] }),
    ...audienceOf(taxonomy, product.departments),
    variants: Object.fromEntries(
      product.variants.map(({ id, barcode, size, colour, designerColour, options }) => {
        const worn = sizeParts(size, chart);
        const own = translate(designerColour || (colour === "multi" ? "" : colour));
        const madeOf = options.filter(({ name }) => isMaterialOption(name)).map(({ value }) => value);
        return [
          id,
          {
            ...(isGtin(barcode) && { gtin: barcode }),
            ...(worn.system && { size: { value: worn.value, system: worn.system } }),
            ...(own && { colour: own }),
            ...(madeOf.length > 0 && { material: madeOf.join("/") }),
            ...(options.length > 0 && { options: options.map((option) => translateOption(option, translate)) }),
          },
        ];
      }),
    ),
    // A region of several countries has no single rate.
    delivery:
      market.kind === "country"
        ? delivery.methods.map((method) => ({
            country: market.country,
            rate: money(deliveryPrice(method, price.thousandths), market.currency),
            days: method.days,
          }))
        : [],
  };
}

/** Only what all departments have in common. */
function audienceOf(taxonomy: Taxonomy, departments: readonly string[]): Pick<ProductFacts, "audience"> {
  const known = departments.flatMap((one) => taxonomy.department(toSlug(one)) ?? []);
  if (known.length === 0) return {};
  const genders = new Set(known.map(({ gender }) => gender));
  const [gender] = genders.size === 1 ? genders : ["unisex" as const];
  const isKids = known.every(({ id }) => taxonomy.isKids(id));
  return { audience: { gender: gender ?? "unisex", isKids } };
}
