// One listing as one SQL statement, for any database with common table expressions.
//
// `v` has the variants that fail at most one refinement, with a bit for the failed one (0 for none). All hits and disjunctive facet
// counts follow from it. `found` has their products.

import { filterWithout, refinementFilter, type Filter, type SearchQuery, type Sort } from "#search/query";
import { PRICE } from "./peer.ts";

/** Differences of databases. */
export interface SqlDialect {
  /** `$1` or `?1`. */
  readonly parameter: (place: number) => string;
  /** Condition that a list of a product (`tags` or `departments`) has one of the values. */
  readonly hasOneOf: (list: string, parameters: readonly string[]) => string;
  /** Joins the entries of a list to products `f` as `e.value`. */
  readonly joinEntries: (list: string) => string;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly (string | number)[];
}

const COLUMNS: Readonly<Record<string, string>> = {
  visibility: "p.visibility",
  viplevel: "p.viplevel",
  product_type: "p.product_type",
  vendor: "p.vendor",
  published_at: "p.published_at",
  color: "v.color",
  size: "v.size",
  [PRICE]: "v.price",
  eu_eur_compare_at_price_f: "v.compare_at",
};
const LISTS: Readonly<Record<string, string>> = { department: "departments", tags: "tags" };

/** `text` is a full-text condition on `p.id`, written with `parameter`. */
export function listingStatement(
  query: SearchQuery,
  dialect: SqlDialect,
  text?: (parameter: (value: string | number) => string) => string,
): Statement {
  const parameters: (string | number)[] = [];
  const parameter = (value: string | number) => dialect.parameter(parameters.push(value));
  const condition = conditionIn(dialect, parameter);
  const refinements = query.refinements ?? [];
  const base = [condition(filterWithout({ ...query, refinements: [] })), ...(text ? [text(parameter)] : [])];
  const bits = refinements.map(
    (refinement, at) => `case when ${condition(refinementFilter(refinement))} then 0 else ${1 << at} end`,
  );
  const allowed = [0, ...refinements.map((_, at) => 1 << at)];
  /** Masks that count for a facet: no failure, or only of its refinement. */
  const masksFor = (attribute: string) => {
    const own = refinements.findIndex((refinement) => refinement.attribute === attribute);
    return own < 0 ? "(0)" : `(0, ${1 << own})`;
  };
  const facets = (query.facets ?? []).map(({ attribute }) => facet(attribute, masksFor(attribute), dialect));
  const { offset = 0, limit = 20 } = query;
  const sql = `
    with v as materialized (
      select * from (
        select p.id, v.color, v.size, v.price, ${bits.length > 0 ? bits.join(" + ") : "0"} as mask
        from products p join variants v on v.product = p.id
        where ${base.join(" and ")}
      ) as w where mask in (${allowed.join(", ")})
    ),
    found as materialized (
      select id, mask, min(price) as low, max(price) as high from v group by id, mask
    )
    select 'hit' as kind, doc as value, 0 as low, 0 as high from (
      select p.id from found f join products p on p.id = f.id where f.mask = 0
      order by ${orderOf(query.sort)} limit ${limit} offset ${offset}
    ) as h join documents d on d.id = h.id
    union all select 'total', '', count(*), 0 from found where mask = 0
    ${facets.map((one) => `union all ${one}`).join("\n")}`;
  return { sql, parameters };
}

function facet(attribute: string, masks: string, dialect: SqlDialect): string {
  if (attribute === PRICE) return `select 'price', '', min(low), max(high) from found where mask in ${masks}`;
  const ids =
    masks === "(0)" ? "select id from found where mask = 0" : `select distinct id from found where mask in ${masks}`;
  const list = LISTS[attribute];
  if (list) {
    return `select '${attribute}', e.value, count(*), 0 from (${ids}) as f ${dialect.joinEntries(list)} group by e.value`;
  }
  const column = COLUMNS[attribute]!;
  if (column.startsWith("p.")) {
    return `select '${attribute}', ${column}, count(*), 0 from (${ids}) as f join products p on p.id = f.id group by ${column}`;
  }
  return `select '${attribute}', v.value, count(*), 0
    from (select distinct id, ${column} as value from v where mask in ${masks}) as v group by v.value`;
}

function orderOf(sort: Sort | undefined): string {
  if (!sort) return "p.position, p.id";
  if (sort.attribute !== PRICE) return `p.${sort.attribute} ${sort.direction === "ascending" ? "asc" : "desc"}, p.id`;
  return sort.direction === "ascending" ? "f.low asc, p.id" : "f.high desc, p.id";
}

const conditionIn = (dialect: SqlDialect, parameter: (value: string | number) => string) => {
  const condition = (filter: Filter): string => {
    switch (filter.kind) {
      case "all":
        return filter.of.length === 0 ? "1 = 1" : `(${filter.of.map(condition).join(" and ")})`;
      case "any":
        return filter.of.length === 0 ? "1 = 0" : `(${filter.of.map(condition).join(" or ")})`;
      case "not":
        return `not coalesce(${condition(filter.of)}, false)`;
      case "is": {
        const list = LISTS[filter.attribute];
        const values = filter.values.map((value) => parameter(typeof value === "boolean" ? String(value) : value));
        return list ? dialect.hasOneOf(list, values) : `${COLUMNS[filter.attribute]} in (${values.join(", ")})`;
      }
      case "within": {
        const { atLeast, above, atMost, below } = filter.range;
        const bounds = Object.entries({ ">=": atLeast, ">": above, "<=": atMost, "<": below });
        const parts = bounds.flatMap(([sign, bound]) =>
          bound === undefined ? [] : [`${COLUMNS[filter.attribute]} ${sign} ${parameter(bound)}`],
        );
        return `(${parts.join(" and ")})`;
      }
      case "exists":
        return `${COLUMNS[filter.attribute]} is not null`;
    }
  };
  return condition;
};
