// Measurements of the garment by size, if the feed has them.

import type { Market, ProductType, SizeChart, Taxonomy } from "#catalogue";
import { messagesIn, type LanguageCode } from "#catalogue";
import type { Translate } from "#browsing";
import type { ProductWithVariants } from "#commerce/products";
import { measurementMessages } from "#locales/measurement-messages";
import type { SizeChoice } from "../product-data.ts";
import type { Garment, ProductMeasurements } from "./measurements-data.ts";

interface Measured {
  readonly product: ProductWithVariants;
  /** Sizes sold in the visitor's market. */
  readonly sizes: readonly SizeChoice[];
  readonly chart: SizeChart | undefined;
  readonly taxonomy: Taxonomy;
  readonly market: Market;
  readonly language: LanguageCode;
}

export function measurementsOf(measured: Measured, translate: Translate): ProductMeasurements | undefined {
  const { product, sizes, market, language } = measured;
  const of = new Map(product.variants.map(({ id, measurements }) => [id, measurements]));
  // Options such as a width repeat a size.
  const shown = [...new Map(sizes.map((size) => [size.label, size])).values()].filter(
    ({ variantId }) => (of.get(variantId)?.length ?? 0) > 0,
  );
  const keys = new Set(shown.flatMap(({ variantId }) => of.get(variantId)?.map(({ name }) => name) ?? []));
  if (keys.size === 0) return undefined;
  const garment = garmentOf(measured);
  const say = messagesIn(measurementMessages, language);
  return {
    unit: market.country === "US" ? "in" : "cm",
    ...(garment && { garment }),
    sizes: shown.map(({ variantId, label }) => ({ variantId, label })),
    rows: [...keys].map((key) => ({
      key,
      name: isNamed(key) ? say(key) : translate(key),
      centimetres: shown.map(
        ({ variantId }) => of.get(variantId)?.find(({ name }) => name === key)?.centimetres ?? null,
      ),
    })),
  };
}

const isNamed = (key: string): key is Parameters<ReturnType<typeof messagesIn<typeof measurementMessages>>>[0] =>
  key in measurementMessages.en;

/** Derived from the type's name, or the kind of its size chart; undefined for jewellery and the like. */
function garmentOf({ product, chart, taxonomy }: Measured): Garment | undefined {
  const type: ProductType | undefined = taxonomy.typeNamed(product.productType);
  const category = type && taxonomy.category(taxonomy.categoryOf(type, product.departments[0]));
  const named = NAMED.find(([names]) => names.test(`${type?.handle ?? ""} ${product.productType.toLowerCase()}`))?.[1];
  if (named) return named;
  if (category?.value === "Bags") return "bag";
  if (chart?.kind === "trousers") return "trousers";
  if (chart?.kind === "shoes") return "shoe";
  return chart?.kind === "clothing" || chart?.kind === "shirts" ? "top" : undefined;
}

const NAMED: readonly (readonly [RegExp, Garment])[] = [
  [/\b(?:dress(?:es)?|gowns?|jumpsuits?)\b/, "dress"],
  [/\bskirts?\b/, "skirt"],
  [/\b(?:trousers|pants|jeans|shorts|leggings|chinos)\b/, "trousers"],
  [/\b(?:bags?|backpacks?|clutch(?:es)?|totes?|wallets?)\b/, "bag"],
  [/\b(?:shoes|boots|sneakers|pumps|loafers|sandals|heels|flats|mules)\b/, "shoe"],
];
