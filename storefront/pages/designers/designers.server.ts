// The index of designers: those with products for the visitor, by letter, for all departments or one.

import { departmentBySlug, wearersOf, type DepartmentSlug } from "#catalogue";
import { FACET_LIMIT } from "#search/constants";
import { all, is } from "#search/query";
import { groupDesigners } from "#search/state";
import { viewerFilters } from "#search/visibility";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
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
  const asked = url.searchParams.get("department");
  const department = DEPARTMENTS.find((slug) => slug === asked);
  const find = (url.searchParams.get("find") ?? "").trim().slice(0, LONGEST_FIND);
  const counts = await countDesigners(args, department);
  const path = department ? `${DESIGNERS_PATH}?department=${department}` : DESIGNERS_PATH;
  return {
    path: link(DESIGNERS_PATH),
    under: link(department ? `/collections/${department}` : "/collections"),
    departments: DEPARTMENTS.map((slug) => ({
      slug,
      name: departmentBySlug(slug)?.name ?? slug,
      href: link(`${DESIGNERS_PATH}?department=${slug}`),
    })),
    department: department ?? "",
    find,
    total: counts.length,
    groups: groupDesigners(counts.filter(({ label }) => matchesName(label, find))).map(({ letter, items }) => ({
      letter,
      designers: items.map(({ label, count }) => [label, count] as const),
    })),
    ...(find === "" ? { canonical: canonicalOf(args, path) } : { robots: "noindex, follow" }),
  };
}

async function countDesigners(
  args: LoaderArgs,
  department: DepartmentSlug | undefined,
): Promise<readonly { readonly label: string; readonly count: number }[]> {
  const found = await args.shop.search.search({
    filter: all(
      ...viewerFilters(await viewerFor(args)),
      ...(department ? [is("department", ...wearersOf(department))] : []),
    ),
    limit: 0,
    facets: [{ attribute: "vendor", limit: FACET_LIMIT }],
  });
  if (found.kind === "refused") throw new Error(`The index refused the designers: ${found.message}`);
  return (found.facets[0]?.values ?? [])
    .filter(({ value }) => value !== "")
    .map(({ value, count }) => ({ label: value, count }));
}
