// One level of a menu as the merchant arranges it: entries changed, added and ordered.

import type { MenuEntry, MenuLevel } from "./setting.ts";

export interface Arrangement<Item, Entry> {
  readonly idOf: (item: Item) => string;
  /** Undefined if the entry is not shown, because its page has no products. */
  readonly add: (entry: Entry) => Item | undefined;
  /** Called for an automatic item that stays visible. */
  readonly change: (item: Item, entry: Entry) => Item;
}

export function arrange<Item, Entry extends MenuEntry>(
  items: readonly Item[],
  { entries = [], order = [] }: MenuLevel<Entry>,
  { idOf, add, change }: Arrangement<Item, Entry>,
): readonly Item[] {
  const added = new Map(entries.filter(isAdded).map((entry) => [entry.id, entry]));
  const automatic = items.flatMap((item) => {
    const changes = entries.filter(({ id }) => id === idOf(item));
    return changes.some((entry) => entry.isHidden || isAdded(entry)) ? [] : [changes.reduce(change, item)];
  });
  const all = [...automatic, ...[...added.values()].flatMap((entry) => (entry.isHidden ? [] : (add(entry) ?? [])))];
  const rank = (item: Item): number => {
    const place = order.indexOf(idOf(item));
    return place < 0 ? order.length : place;
  };
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** Entries without a page change an automatic one. */
const isAdded = ({ to }: MenuEntry): boolean => to !== undefined;
