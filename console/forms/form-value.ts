// The value that a form edits: changes at a path, as a new value.

import type { Values } from "../framework/merge.ts";

export type Path = readonly (string | number)[];

export const pathText = (path: Path): string => path.join(".");

/** `undefined` removes the field. */
export function withValue(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => (index === Number(key) ? withValue(one, rest, next) : one));
  }
  const fields = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const changed = withValue(fields[key], rest, next);
  const { [key]: _before, ...others } = fields;
  if (changed === undefined) return others;
  return key in fields ? { ...fields, [key]: changed } : { ...others, [key]: changed };
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

/** The fields of a form: each top field of a value, as JSON. */
export const toFields = (value: unknown): Values =>
  Object.fromEntries(Object.entries((value ?? {}) as object).map(([name, one]) => [name, JSON.stringify(one)]));
