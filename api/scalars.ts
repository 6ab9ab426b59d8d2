// Scalars of the API: points in time, and exact decimal numbers.

import { GraphQLError, Kind, type ValueNode } from "graphql";
import { builder } from "./builder.ts";

builder.scalarType("DateTime", {
  description: "A point in time, as ISO 8601 in UTC: `2026-11-16T09:30:00.000Z`.",
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: (value) => {
    const moment = typeof value === "string" && ISO.test(value) ? new Date(value) : undefined;
    if (moment && !Number.isNaN(moment.getTime())) return moment;
    throw new GraphQLError("A DateTime is ISO 8601, like 2026-11-16T09:30:00Z.");
  },
});

builder.scalarType("Decimal", {
  description:
    'A decimal number as text, because a JSON number is not exact: `"1290.50"`. Inputs may also be numbers. At most three decimals.',
  serialize: String,
  parseValue: thousandthsOf,
  parseLiteral: (node: ValueNode) =>
    thousandthsOf(
      node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined,
    ),
});

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Inputs are parsed to thousandths, the unit of all amounts. */
function thousandthsOf(value: unknown): number {
  const text = typeof value === "number" && Number.isFinite(value) ? String(value) : value;
  const [, whole = "", decimals = ""] =
    typeof text === "string" ? (/^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(text) ?? []) : [];
  if (whole === "") throw new GraphQLError("A Decimal is a number of at least 0 with at most three decimals.");
  return Number(whole) * 1_000 + Number(decimals.padEnd(3, "0"));
}
