// The index of designers: those with products for the visitor, by letter; of everything, or of a department, a category
// or a product type.

import {
  categoriesOf,
  type Category,
  categoryOfType,
  collectionSlug,
  departmentBySlug,
  type DepartmentSlug,
  type ProductType,
  productTypesOf,
  resolveCollection,
  toHandle,
  wearersOf,
} from "#catalogue";
import { FACET_LIMIT } from "#search/constants";
import { all, type FacetCount, type Filter, is } from "#search/query";
import { groupDesigners } from "#search/state";
import { viewerFilters } from "#search/visibility";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { readDesigners } from "#storefront/visitor/designer-pages.server.ts";
import { translateContent } from "#storefront/visitor/translate.server.ts";
import { linkFor, viewerFor } from "#storefront/visitor/viewer.server.ts";
import type { DesignersIndexData } from "./designers-data.ts";
import { matchesName } from "./match-name.ts";

export const DESIGNERS_PATH = "/pages/designers";

/** Departments to narrow by, as in the header's menus. */
const DEPARTMENTS = ["women", "men", "kids"] as const satisfies readonly DepartmentSlug[];
const LONGEST_FIND = 100;

export async function loader(args: LoaderArgs): Promise<DesignersIndexData> {
  const { url, visitor } = args;
  const link = linkFor(visitor);
  const chosen = readChoice(url.searchParams);
  const { department, category, type } = chosen;
  const find = (url.searchParams.get("find") ?? "").trim().slice(0, LONGEST_FIND);
  const [counts, types, { handleOf }] = await Promise.all([
    countDesigners(args, chosen).catch((error: unknown) => args.onError(error)),
    offeredTypes(args, chosen),
    readDesigners(args),
  ]);
  const href = (choice: Choice) => link(pathOf(choice));
  const collection = resolveCollection(collectionSlug({ department, goods: type?.slug ?? category?.slug }));
  const isNarrowed = department !== undefined || category !== undefined;
  const data: DesignersIndexData = {
    path: link(DESIGNERS_PATH),
    under: link(isNarrowed ? `/collections/${collection?.slug}` : "/collections"),
    fields: fieldsOf(chosen),
    name: isNarrowed ? (collection?.name ?? "") : "",
    departments: DEPARTMENTS.map((slug) => ({
      slug,
      name: departmentBySlug(slug)?.name ?? slug,
      href: href({ department: slug }),
    })),
    department: department ?? "",
    everyone: href({ category, type }),
    categories: categoriesOf(department ?? "all").map((one) => ({
      ...named(one),
      href: href({ department, category: one }),
    })),
    category: category?.slug ?? "",
    everything: href({ department }),
    types: types.map((one) => ({ ...named(one), href: href({ department, category, type: one }) })),
    type: type?.slug ?? "",
    find,
    total: counts?.length ?? 0,
    groups: groupDesigners((counts ?? []).filter(({ label }) => matchesName(label, find))).map(({ letter, items }) => ({
      letter,
      designers: items.map(({ label, count }) => {
        const handle = handleOf(label);
        return handle === toHandle(label) ? ([label, count] as const) : ([label, count, handle] as const);
      }),
    })),
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
      name: data.name && translate(data.name),
      departments: data.departments.map(translated),
      categories: data.categories.map(translated),
      types: data.types.map(translated),
    };
  });
}

interface Choice {
  readonly department?: (typeof DEPARTMENTS)[number] | undefined;
  readonly category?: Category | undefined;
  readonly type?: ProductType | undefined;
}

/** Ignores what the department does not offer. A type decides the category. */
function readChoice(asked: URLSearchParams): Choice {
  const department = DEPARTMENTS.find((slug) => slug === asked.get("department"));
  const type = productTypesOf(department ?? "all").find(({ slug }) => slug === asked.get("type"));
  const goods = type ? categoryOfType(type, department ?? "all") : asked.get("category");
  return { department, category: categoriesOf(department ?? "all").find(({ slug }) => slug === goods), type };
}

const fieldsOf = ({ department, category, type }: Choice): Readonly<Record<string, string>> => ({
  ...(department && { department }),
  ...(type ? { type: type.slug } : category && { category: category.slug }),
});

const pathOf = (choice: Choice): string => {
  const query = new URLSearchParams(fieldsOf(choice)).toString();
  return query === "" ? DESIGNERS_PATH : `${DESIGNERS_PATH}?${query}`;
};

const named = ({ slug, name }: Category | ProductType) => ({ slug, name });

async function countDesigners(
  args: LoaderArgs,
  chosen: Choice,
): Promise<readonly { readonly label: string; readonly count: number }[]> {
  const values = await countValues(args, "vendor", filtersOf(chosen));
  return values.filter(({ value }) => value !== "").map(({ value, count }) => ({ label: value, count }));
}

/** Types of the chosen category that are on sale, in menu order. */
async function offeredTypes(args: LoaderArgs, { department, category }: Choice): Promise<readonly ProductType[]> {
  if (!category) return [];
  const values = await countValues(args, "product_type", filtersOf({ department, category })).catch((error: unknown) =>
    args.onError(error),
  );
  const onSale = new Set(values?.map(({ value }) => value));
  return productTypesOf(department ?? "all", category.slug).filter(({ name }) => onSale.has(name));
}

const filtersOf = ({ department, category, type }: Choice): readonly Filter[] => [
  ...(department ? [is("department", ...wearersOf(department))] : []),
  ...(type ? [is("product_type", type.name)] : category ? [is("tags", category.name)] : []),
];

async function countValues(
  args: LoaderArgs,
  attribute: "vendor" | "product_type",
  filters: readonly Filter[],
): Promise<readonly FacetCount[]> {
  const found = await args.shop.search.search({
    filter: all(...viewerFilters(await viewerFor(args)), ...filters),
    limit: 0,
    facets: [{ attribute, limit: FACET_LIMIT }],
  });
  if (found.kind === "refused") throw new Error(`The index refused the designers: ${found.message}`);
  return found.facets[0]?.values ?? [];
}
