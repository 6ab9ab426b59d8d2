// The variants of a product for this visitor: choices, equivalent sizes, stock and price.

import {
  chartSizeOf,
  convertSize,
  generalSize,
  generalSizesOf,
  ONLY_ONE_SIZE,
  type SizeChart,
  type SizeSystem,
} from "#catalogue";
import { type Translate, translateOption } from "#browsing";
import type { ProductWithVariants, Variant } from "#commerce/products";
import { named, sizeName } from "#commerce/labels";
import { choicesOf, factsOf, picksOf, type VariantChoice } from "#storefront/features/cart/variant-choices.ts";
import type { Visitor } from "#storefront/framework/context.ts";
import { priceOf } from "#storefront/visitor/viewer.server.ts";
import type { ProductChoice, SizeChoice } from "./product-data.ts";

interface Sold {
  readonly product: ProductWithVariants;
  /** Stock by variant. */
  readonly available: ReadonlyMap<string, number>;
  readonly visitor: Visitor;
  readonly chart: SizeChart | undefined;
  readonly general: GeneralSizes | undefined;
}

/** The sizes of a product in listings with several designers. */
interface GeneralSizes {
  /** Id of their chart. */
  readonly chart: string;
  /** Name of a size's group. */
  readonly groupOf: (size: string) => string | undefined;
}

/** Undefined if the designer has no size chart. `wider` are the charts of the same goods without a designer. */
export function generalOf(charts: readonly SizeChart[], wider: readonly SizeChart[]): GeneralSizes | undefined {
  const [chart] = wider;
  if (chart === undefined || chart === charts[0]) return undefined;
  return {
    chart: chart.id,
    groupOf: (size) => {
      const general = generalSize(charts, chartSizeOf(size));
      return chart.groups.find((group) => generalSizesOf(wider, group).includes(general))?.name;
    },
  };
}

export interface ProductChoices {
  readonly sizes: readonly SizeChoice[];
  readonly choices: readonly ProductChoice[];
  /** Options with one value: "Material: Wool". */
  readonly facts: readonly string[];
}

/** A variant that is not sold in the visitor's market is left out. */
export function sizesOf({ product, available, visitor, chart, general }: Sold, translate: Translate): ProductChoices {
  const variants = product.variants.filter((variant) => priceOf(variant, visitor) !== undefined);
  const choices = choicesOf(variants);
  const own = product.prices[visitor.market.priceList];
  const names = new Set(choices.flatMap(({ name }) => name ?? []));
  return {
    sizes: variants.flatMap((variant) => {
      const price = priceOf(variant, visitor);
      if (!price) return [];
      const label = sizeName(variant.size, visitor.language);
      const group = chart?.groups.find(({ labels }) => labels.includes(chartSizeOf(variant.size)))?.name;
      const generalGroup = general?.groupOf(variant.size);
      return [
        {
          variantId: variant.id,
          sku: variant.sku,
          label,
          ...(group !== undefined && { group }),
          ...(generalGroup !== undefined && { generalGroup }),
          name: names.size > 0 ? nameOf(variant, label, names, translate) : label,
          picks: picksOf(variant, choices),
          elsewhere: chart ? elsewhere(chart, variant.size) : {},
          stock: available.get(variant.id) ?? 0,
          ...(price.price.thousandths !== own && { price }),
        },
      ];
    }),
    choices: choices.map((choice) => choiceFor(choice, variants, visitor, translate)),
    facts: factsOf(variants).map((fact) => {
      const { name, value } = translateOption(fact, translate);
      return named(name, value, visitor.language);
    }),
  };
}

function choiceFor(
  { name, values }: VariantChoice,
  variants: readonly Variant[],
  { language }: Visitor,
  translate: Translate,
): ProductChoice {
  if (name === null) {
    const sizes = new Map(variants.map(({ id, size }) => [id, size]));
    return {
      isSize: true,
      name: "",
      values: values.map((value) => ({ value, label: sizeName(sizes.get(value) ?? value, language) })),
    };
  }
  const said = values.map((value) => translateOption({ name, value: value || WITHOUT }, translate));
  return {
    isSize: false,
    name: said[0]?.name ?? name,
    values: values.map((value, at) => ({ value, label: said[at]?.value ?? value })),
  };
}

/** Value of variants that lack an option which others have. */
const WITHOUT = "Standard";

/** `names` are those of the options that are a choice. */
const nameOf = ({ size, options }: Variant, label: string, names: ReadonlySet<string>, translate: Translate): string =>
  [
    ...(size === ONLY_ONE_SIZE ? [] : [label]),
    ...options
      .filter((option) => names.has(option.name))
      .map((option) => translateOption(option, translate))
      .map(({ name, value }) => `${name} ${value}`),
  ].join(" · ");

/** One label per system, without the size's own and the same number under another name: EU 40 is IT 40. */
const elsewhere = (chart: SizeChart, size: string): SizeChoice["elsewhere"] => {
  const own = SYSTEM.exec(size)?.[1] as SizeSystem | undefined;
  const same = own && chart.alsoCalled?.[own];
  return Object.fromEntries(
    chart.systems.flatMap((system) => {
      const [label] = convertSize(chart, size, system);
      return label === undefined || label === size || system === same ? [] : [[system, label]];
    }),
  );
};

const SYSTEM = /^([A-Z]{2}) /u;
