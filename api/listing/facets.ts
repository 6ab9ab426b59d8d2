// The facets of a list of products: every filter in one form, with labels in the operation's language.

import { messagesIn, money, type Money } from "#catalogue";
import { type AskedListing, type Browsing, factLabel, translateContent, translateFacets } from "#browsing";
import { sizeName } from "#commerce/labels";
import { FACET_NAMES, FACETS, type FacetName, facetOf, PLAIN_LISTS } from "#search/state";
import { listingFilters } from "#locales/listing-filters";
import { builder } from "../builder.ts";
import { MoneyType } from "../money.ts";
import { filterName } from "./filters.ts";
import { type AskedList, findFacets } from "./find.ts";

interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isSelected: boolean;
}

interface Facet {
  readonly name: FacetName;
  readonly label: string;
  readonly values: readonly FacetValue[];
  readonly range: { readonly min: Money; readonly max: Money } | null;
}

const FacetValueType = builder.objectRef<FacetValue>("FacetValue").implement({
  description: "A value of a filter.",
  fields: (t) => ({
    value: t.exposeString("value", { description: "For the filter of the facet's name." }),
    label: t.exposeString("label", { description: "In the operation's language." }),
    count: t.exposeInt("count", { description: "Number of products once it is selected." }),
    isSelected: t.exposeBoolean("isSelected", { description: "True if the list is filtered by it." }),
  }),
});

const FacetRangeType = builder.objectRef<NonNullable<Facet["range"]>>("FacetRange").implement({
  description: "The range of a numeric filter, regardless of what is selected in it.",
  fields: (t) => ({
    min: t.field({
      type: MoneyType,
      description: "Lowest price, rounded down to a whole unit.",
      resolve: ({ min }) => min,
    }),
    max: t.field({
      type: MoneyType,
      description: "Highest price, rounded up to a whole unit.",
      resolve: ({ max }) => max,
    }),
  }),
});

export const FacetType = builder.objectRef<Facet>("Facet").implement({
  description: "A filter of a list, with the values that its products have.",
  fields: (t) => ({
    name: t.string({ description: "Name of the field in `ProductFilters`.", resolve: ({ name }) => filterName(name) }),
    label: t.exposeString("label", { description: "Title of the filter, in the operation's language." }),
    values: t.field({
      description: "In the order of the pages.",
      type: [FacetValueType],
      args: { first: t.arg.int({ defaultValue: 50, description: "Number of values, at least 1." }) },
      resolve: ({ values }, { first }) => values.slice(0, Math.max(1, first ?? 50)),
    }),
    totalCount: t.int({ description: "Number of values.", resolve: ({ values }) => values.length }),
    range: t.field({
      description: "Only of the price; null if no product has one.",
      type: FacetRangeType,
      nullable: true,
      resolve: ({ range }) => range,
    }),
  }),
});

/** Facets without values are left out. */
export async function facetsIn(asked: AskedList, browsing: Browsing): Promise<Facet[]> {
  const { language, market } = browsing.visitor;
  const say = messagesIn(listingFilters, language);
  const counted = await findFacets(asked, browsing);
  const byName = await translateContent(browsing, (translate) => {
    const facets = translateFacets(counted, translate);
    return new Map<FacetName, readonly Omit<FacetValue, "isSelected">[]>([
      ["department", facets.departments],
      ["tags", facets.category.options],
      ["product_type", facets.category.types],
      ["vendor", facets.designers.options],
      ["Size", (facets.sizes?.rows ?? []).map(({ name, count }) => ({ value: name, label: name, count }))],
      ...PLAIN_LISTS.map(
        (name) =>
          [
            name,
            plainValues(name, facets.counts[name] ?? {}).map((one) => ({
              ...one,
              label: (facetOf(name).isFact && factLabel(one.value, language)) || translate.label(one.label),
            })),
          ] as const,
      ),
    ]);
  });
  return FACET_NAMES.flatMap((name): Facet[] => {
    const label = say(FACETS[name].label);
    if (name === "price") {
      const { price } = counted;
      const range = price && {
        min: money(price.min * 1_000, market.currency),
        max: money(price.max * 1_000, market.currency),
      };
      return range ? [{ name, label, values: [], range }] : [];
    }
    const isSelected = selectedIn(asked, name);
    const values = (byName.get(name) ?? []).map(({ value, label: own, count }) => ({
      value,
      label: name === "Size" ? sizeName(own, language) : own,
      count,
      isSelected: isSelected(value),
    }));
    return values.length === 0 ? [] : [{ name, label, values, range: null }];
  });
}

const plainValues = (name: (typeof PLAIN_LISTS)[number], counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([value, count]) => ({
    value,
    label: facetOf(name).options?.find((option) => option.value === value)?.name ?? value,
    count,
  }));

/** A size is selected with all its equivalents. */
function selectedIn({ state }: AskedListing, name: Exclude<FacetName, "price">): (value: string) => boolean {
  const chosen: readonly string[] =
    name in state.menu
      ? [state.menu[name as keyof typeof state.menu]]
      : state.refinementList[name as keyof typeof state.refinementList];
  return (value) => chosen.includes(value);
}
