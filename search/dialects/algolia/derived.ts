// Members of hits that are made of stored fields: lists beside tab-separated texts, absolute addresses, categories by level.

import { readHit, type Hit } from "../../query.ts";

type Stored = Readonly<Record<string, unknown>>;

export interface DerivedField {
  readonly name: string;
  /** Stored fields that it is made of. */
  readonly sources: readonly string[];
  /** Undefined if the hit has nothing to make it of. */
  readonly of: (stored: Stored) => unknown;
  /** The searched field whose highlight it shares. */
  readonly highlightedAs?: string;
}

/** The derived fields that a request asks for: by name, or all but those that it leaves out. */
export function derivedOf(asked: readonly string[], fields: readonly DerivedField[]): readonly DerivedField[] {
  const isAll = asked.includes("*") || (asked.length > 0 && asked.every((name) => name.startsWith("-")));
  const names = new Set(asked.map(rootOf));
  return fields.filter(({ name }) => (isAll ? !names.has(`-${name}`) : names.has(name)));
}

/** `categories.lvl0` is a part of `categories`. */
const rootOf = (name: string): string => name.split(".", 1)[0]!;

/** As members of a JSON object. */
export function printDerived(hit: Hit, fields: readonly DerivedField[]): readonly string[] {
  if (fields.length === 0) return [];
  const stored = readHit(hit);
  return fields.flatMap(({ name, of }) => {
    const value = of(stored);
    return value === undefined ? [] : [`${JSON.stringify(name)}:${JSON.stringify(value)}`];
  });
}
