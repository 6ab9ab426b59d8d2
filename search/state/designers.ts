// The list of designers in the filter: a search by label, and groups from A to Z and #.

import { toHandle } from "#catalogue";
import type { FacetItem } from "./facet-items.ts";

export interface DesignerGroup<Item> {
  /** "#", or a letter from A to Z. */
  readonly letter: string;
  readonly items: readonly Item[];
}

/** Designers whose label contains the text, ignoring case. "&" and "and" are the same. */
export const searchDesigners = <Item extends Pick<FacetItem, "label">>(
  items: readonly Item[],
  text: string,
): readonly Item[] => {
  const wanted = comparable(text.trim());
  return wanted === "" ? items : items.filter(({ label }) => comparable(label).includes(wanted));
};

const comparable = (name: string): string => name.toLowerCase().replaceAll(/ ?& ?| and /gu, "&");

/** Groups in the order #, A to Z, sorted by name and without empty ones. Accents are ignored: Écru is in group E. */
export const groupDesigners = <Item extends Pick<FacetItem, "label">>(
  items: readonly Item[],
): readonly DesignerGroup<Item>[] => {
  const sorted = items
    .map((item) => ({ item, key: toHandle(item.label) }))
    .toSorted((one, other) => compare(one.key, other.key) || compare(one.item.label, other.item.label));
  const groups = Map.groupBy(sorted, ({ key }) => letterOf(key));
  return ["#", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((letter) => {
    const group = groups.get(letter);
    return group ? [{ letter, items: group.map(({ item }) => item) }] : [];
  });
};

/** The group of a label: its first letter, or # for digits, symbols and other scripts. */
export const designerLetter = (label: string): string => letterOf(toHandle(label));

// The handle of a name without letters consists of its code points ("u2665"), which is not a U.
const letterOf = (handle: string): string => {
  const first = handle.charAt(0).toUpperCase();
  return /^[A-Z]$/u.test(first) && !/^u[0-9a-f]{2,6}(?:-u[0-9a-f]{2,6})*$/u.test(handle) ? first : "#";
};

const compare = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
