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

/** The value of these fields. */
export const fromFields = (fields: Values): unknown =>
  Object.fromEntries(Object.entries(fields).map(([name, json]) => [name, JSON.parse(json) as unknown]));

/** `value` with what `later` has changed since `earlier`. Top fields are the unit, as in the merge screen. */
export function withLaterEdits(value: unknown, earlier: unknown, later: unknown): unknown {
  if (earlier === later) return value;
  const [before, after, fields] = [toFields(earlier), toFields(later), { ...toFields(value) }];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const edited = after[name];
    if (edited === before[name]) continue;
    if (edited === undefined) delete fields[name];
    else fields[name] = edited;
  }
  return fromFields(fields);
}

/** The fields of a form: each top field of a value, as JSON. */
export const toFields = (value: unknown): Values =>
  Object.fromEntries(Object.entries((value ?? {}) as object).map(([name, one]) => [name, JSON.stringify(one)]));
