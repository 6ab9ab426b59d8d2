// The index of designers: those with products for the visitor, by letter; of everything, or of a department, a category
// or a product type.

import {
  type Category,
  collectionSlug,
  type Department,
  type ProductType,
  resolveCollection,
  type Taxonomy,
  toHandle,
} from "#catalogue";
import { FACET_LIMIT } from "#search/constants";
import { all, type FacetCount, type Filter, is } from "#search/query";
import { groupDesigners } from "#search/state";
import { viewerFilters } from "#search/visibility";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { readDesigners, ruleContextsOf, type Translate, translateContent, viewerFor } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { DesignerLetter, DesignersIndexData } from "./designers-data.ts";
import { matchesName } from "./match-name.ts";

export const DESIGNERS_PATH = "/pages/designers";

const LONGEST_FIND = 100;

export async function loader(args: LoaderArgs): Promise<DesignersIndexData> {
  const { url, visitor } = args;
  const link = linkFor(visitor);
  const { taxonomy } = args.shop;
  const chosen = readChoice(taxonomy, url.searchParams);
  const { department, category, type } = chosen;
  const find = (url.searchParams.get("find") ?? "").trim().slice(0, LONGEST_FIND);
  const [counts, types, { handleOf }] = await Promise.all([
    countDesigners(args, chosen).catch((error: unknown) => args.onError(error)),
    offeredTypes(args, chosen),
    readDesigners(args),
  ]);
  const href = (choice: Choice) => link(pathOf(choice));
  const collection = resolveCollection(
    taxonomy,
    collectionSlug({ department: department?.handle, goods: (type ?? category)?.handle }),
  );
  const isNarrowed = department !== undefined || category !== undefined;
  const data: DesignersIndexData = {
    path: link(DESIGNERS_PATH),
    under: link(isNarrowed ? `/collections/${collection?.slug}` : "/collections"),
    fields: fieldsOf(chosen),
    name: isNarrowed ? (collection?.name ?? "") : "",
    departments: taxonomy.roots.map((one) => ({ ...named(one), href: href({ department: one }) })),
    department: department?.handle ?? "",
    everyone: href({ category, type }),
    categories: taxonomy.categoriesOf(department?.id).map((one) => ({
      ...named(one),
      href: href({ department, category: one }),
    })),
    category: category?.handle ?? "",
    everything: href({ department }),
    types: types.map((one) => ({ ...named(one), href: href({ department, category, type: one }) })),
    type: type?.handle ?? "",
    find,
    total: counts?.length ?? 0,
    groups: [],
    ...(counts && find === "" ? { canonical: canonicalOf(args, pathOf(chosen)) } : { robots: "noindex, follow" }),
    ...(!counts && { isFailed: true }),
  };
  return translateContent(args, (translate) => {
    const translated = <Named extends { readonly name: string }>(one: Named): Named => ({
      ...one,
      name: translate(one.name),
    });
    return {
      ...data,
      groups: groupsOf(counts ?? [], find, handleOf, translate),
      name: data.name && translate(data.name),
      departments: data.departments.map(translated),
      categories: data.categories.map(translated),
      types: data.types.map(translated),
    };
  });
}

/** Grouped by letter. A name includes the one in the visitor's language, so both are found. */
const groupsOf = (
  counts: readonly { readonly label: string; readonly count: number }[],
  find: string,
  handleOf: (vendor: string) => string,
  translate: Translate,
): readonly DesignerLetter[] => {
  const names = counts.map(({ label, count }) => ({ label: translate.vendorInFull(label), vendor: label, count }));
  return groupDesigners(names.filter(({ label }) => matchesName(label, find))).map(({ letter, items }) => ({
    letter,
    designers: items.map(({ label, vendor, count }) => {
      const handle = handleOf(vendor);
      return handle === toHandle(label) ? ([label, count] as const) : ([label, count, handle] as const);
    }),
  }));
};

interface Choice {
  readonly department?: Department | undefined;
  readonly category?: Category | undefined;
  readonly type?: ProductType | undefined;
}

/** Ignores what the department does not offer. A type decides the category. */
function readChoice(taxonomy: Taxonomy, asked: URLSearchParams): Choice {
  const department = taxonomy.roots.find(({ handle }) => handle === asked.get("department"));
  const type = taxonomy.typesOf(department?.id).find(({ handle }) => handle === asked.get("type"));
  const category = type
    ? taxonomy.category(taxonomy.categoryOf(type, department?.id))
    : taxonomy.categoriesOf(department?.id).find(({ handle }) => handle === asked.get("category"));
  return { department, category, type };
}

const fieldsOf = ({ department, category, type }: Choice): Readonly<Record<string, string>> => ({
  ...(department && { department: department.handle }),
  ...(type ? { type: type.handle } : category && { category: category.handle }),
});

const pathOf = (choice: Choice): string => {
  const query = new URLSearchParams(fieldsOf(choice)).toString();
  return query === "" ? DESIGNERS_PATH : `${DESIGNERS_PATH}?${query}`;
};

const named = ({ handle, name }: Department | Category | ProductType) => ({ slug: handle, name });

async function countDesigners(
  args: LoaderArgs,
  chosen: Choice,
): Promise<readonly { readonly label: string; readonly count: number }[]> {
  const values = await countValues(args, "vendor", chosen);
  return values.filter(({ value }) => value !== "").map(({ value, count }) => ({ label: value, count }));
}

/** Types of the chosen category that are on sale, in menu order. */
async function offeredTypes(args: LoaderArgs, { department, category }: Choice): Promise<readonly ProductType[]> {
  if (!category) return [];
  const { taxonomy } = args.shop;
  const values = await countValues(args, "product_type", { department, category }).catch((error: unknown) =>
    args.onError(error),
  );
  const onSale = new Set(values?.map(({ value }) => value));
  return taxonomy.typesOf(department?.id, category.id).filter(({ value }) => onSale.has(value));
}

const filtersOf = (taxonomy: Taxonomy, { department, category, type }: Choice): readonly Filter[] => [
  ...(department ? [is("department", ...taxonomy.wearerValues(department.id))] : []),
  ...(type ? [is("product_type", type.value)] : category ? [is("tags", category.value)] : []),
];

async function countValues(
  args: LoaderArgs,
  attribute: "vendor" | "product_type",
  chosen: Choice,
): Promise<readonly FacetCount[]> {
  const found = await args.shop.search.search({
    filter: all(...viewerFilters(await viewerFor(args)), ...filtersOf(args.shop.taxonomy, chosen)),
    limit: 0,
    facets: [{ attribute, limit: FACET_LIMIT }],
    ruleContexts: ruleContextsOf(args.visitor, { kinds: ["designers"], department: chosen.department?.id }),
  });
  if (found.kind === "refused") throw new Error(`The index refused the designers: ${found.message}`);
  return found.facets[0]?.values ?? [];
}
