// Prints a filter as a filter clause of the listing dialect. Parsing it gives the same filter. Pure and browser-safe.

import type { Filter, Range, Value } from "../../query.ts";
import { isUnquotedName } from "./filter-tokens.ts";

export function printFilter(given: Filter): string {
  const filter = unwrapped(given);
  switch (filter.kind) {
    case "all":
      return filter.of.length === 0 ? "TRUE" : filter.of.map(printPart).join(" AND ");
    case "any":
      return filter.of.length === 0 ? "FALSE" : filter.of.map(printPart).join(" OR ");
    case "not":
      return printNegation(unwrapped(filter.of));
    case "is":
      return printValues(filter.attribute, filter.values, "=", "IN");
    case "within":
      return isEmptyRange(filter.range) ? "FALSE" : printWithin(printName(filter.attribute), tightest(filter.range));
    case "exists":
      return `${printName(filter.attribute)} IS NOT NULL`;
  }
}

/** The same range with at most one lower and one upper bound. Infinite bounds are dropped. */
export function tightest({
  atLeast = -Infinity,
  above = -Infinity,
  atMost = Infinity,
  below = Infinity,
}: Range): Range {
  const low = above >= atLeast ? { above } : { atLeast };
  const high = below <= atMost ? { below } : { atMost };
  return {
    ...(Math.max(above, atLeast) !== -Infinity && low),
    ...(Math.min(below, atMost) !== Infinity && high),
  };
}

/** True if a bound is infinite so that no number is within the range. JSON has no infinite numbers. */
export const isEmptyRange = ({ atLeast, above, atMost, below }: Range): boolean =>
  atLeast === Infinity || above === Infinity || atMost === -Infinity || below === -Infinity;

/** An infinite number as a text, which means the same: attributes read numbers from texts, too. */
export const sendable = (value: Value): Value =>
  typeof value === "number" && !Number.isFinite(value) ? String(value) : value;

/** Removes conjunctions and disjunctions of a single filter. */
function unwrapped(filter: Filter): Filter {
  let inner = filter;
  while ((inner.kind === "all" || inner.kind === "any") && inner.of.length === 1) inner = inner.of[0]!;
  return inner;
}

function printPart(given: Filter): string {
  const part = unwrapped(given);
  const isJoined = (part.kind === "all" || part.kind === "any") && part.of.length > 1;
  return isJoined ? `(${printFilter(part)})` : printFilter(part);
}

function printNegation(of: Filter): string {
  if (of.kind === "is") return printValues(of.attribute, of.values, "!=", "NOT IN");
  if (of.kind === "exists") return `${printName(of.attribute)} IS NULL`;
  return `NOT ${printPart(of)}`;
}

function printValues(attribute: string, values: readonly Value[], one: string, several: string): string {
  if (values.length === 1) return `${printName(attribute)}${one}${printValue(values[0]!)}`;
  return `${printName(attribute)} ${several} (${values.map(printValue).join(", ")})`;
}

function printWithin(name: string, { atLeast, above, atMost, below }: Range): string {
  const low = atLeast ?? above;
  const high = atMost ?? below;
  if (low !== undefined && high === undefined) return `${name}${above === undefined ? ">=" : ">"}${printNumber(low)}`;
  if (high !== undefined && low === undefined) return `${name}${below === undefined ? "<=" : "<"}${printNumber(high)}`;
  const opening = atLeast === undefined ? "(" : "[";
  const closing = atMost === undefined ? ")" : "]";
  const bounds = low === undefined || high === undefined ? "," : `${printNumber(low)}, ${printNumber(high)}`;
  return `${name} WITHIN ${opening}${bounds}${closing}`;
}

const printName = (name: string): string => (isUnquotedName(name) ? name : JSON.stringify(name));

const printValue = (given: Value): string => {
  const value = sendable(given);
  return typeof value === "string" ? JSON.stringify(value) : String(value);
};

function printNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`A filter cannot contain the number ${value}.`);
  return String(value);
}
