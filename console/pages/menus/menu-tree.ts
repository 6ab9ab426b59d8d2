// The menus as a tree that people edit: automatic entries with the merchant's changes, and entries that were added. Pure.

import type { MenuEntry, MenuLevel, Menus, MenuTopEntry } from "#commerce/settings/menus";
import type { AutomaticEntry } from "../../framework/context.ts";
import type { JsonSchema } from "../../forms/json-schema.ts";
import { moved, type Path } from "../../forms/form-value.ts";

/** Ids from "header" or "footer" down to an entry. */
export type Trail = readonly string[];

export interface MenuRow {
  readonly id: string;
  readonly name: string;
  /** Undefined for an entry that was added. */
  readonly automatic: AutomaticEntry | undefined;
  /** The entry in the setting, with its place in the level. Several have a schedule. */
  readonly entries: readonly { readonly entry: MenuTopEntry; readonly index: number }[];
}

/** The draft, and what every part of the tree needs. */
export interface MenuTree {
  readonly menus: Menus;
  readonly schema: JsonSchema;
  readonly collections: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (menus: Menus) => void;
}

type Level = MenuLevel<MenuTopEntry>;

const rootOf = (menus: Menus, place: string): Level => (place === "header" ? menus.header : menus.footer) ?? {};

/** The first entry of an id has what is inside it. */
const indexIn = ({ entries = [] }: Level, id: string): number => entries.findIndex((entry) => entry.id === id);

/** Undefined while the setting has nothing at this place. */
export function levelAt(menus: Menus, [place = "", ...ids]: Trail): Level | undefined {
  return ids.reduce<Level | undefined>((level, id) => level?.entries?.[indexIn(level, id)], rootOf(menus, place));
}

/** The place of a level in the setting, for its errors. */
export function pathOf(menus: Menus, [place = "", ...ids]: Trail): Path {
  const path: (string | number)[] = [place];
  let level: Level | undefined = rootOf(menus, place);
  for (const id of ids) {
    const index: number = level ? indexIn(level, id) : -1;
    path.push("entries", index);
    level = level?.entries?.[index];
  }
  return path;
}

/** Rows of a level in the order of the shop. */
export function rowsOf(level: Level | undefined, automatic: readonly AutomaticEntry[]): readonly MenuRow[] {
  const { entries = [], order = [] } = level ?? {};
  const placed = entries.map((entry, index) => ({ entry, index }));
  const added = [...new Set(entries.map(({ id }) => id))].filter((id) => !automatic.some((one) => one.id === id));
  const rows = [...automatic.map(({ id }) => id), ...added].map((id): MenuRow => {
    const own = placed.filter(({ entry }) => entry.id === id);
    const node = automatic.find((one) => one.id === id);
    const name = own.map(({ entry }) => nameOf(entry)).find(Boolean);
    return { id, name: name ?? node?.name ?? id, automatic: node, entries: own };
  });
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return rows.toSorted((one, other) => rank(one.id) - rank(other.id));
}

const nameOf = ({ name = {} }: MenuEntry): string | undefined => name.en ?? Object.values(name)[0];

/** Changes one level; levels above it that the setting does not have yet are added. */
function changeLevel(menus: Menus, [place = "", ...ids]: Trail, change: (level: Level) => Level): Menus {
  return { ...menus, [place]: changeIn(rootOf(menus, place), ids, change) };
}

function changeIn(level: Level, [id, ...rest]: Trail, change: (level: Level) => Level): Level {
  if (id === undefined) return change(level);
  const entries = level.entries ?? [];
  const index = indexIn(level, id);
  const inside = (entry: MenuTopEntry): MenuTopEntry =>
    ({ ...entry, ...changeIn(entry, rest, change) }) as MenuTopEntry;
  return {
    ...level,
    entries:
      index < 0 ? [...entries, inside({ id })] : entries.map((entry, at) => (at === index ? inside(entry) : entry)),
  };
}

export const moveRow = (menus: Menus, trail: Trail, rows: readonly MenuRow[], from: number, to: number): Menus =>
  changeLevel(menus, trail, (level) => ({
    ...level,
    order: moved(
      rows.map(({ id }) => id),
      from,
      to,
    ),
  }));

/** A new id, which nothing at the level has. */
export function freeId(rows: readonly MenuRow[]): string {
  const taken = new Set(rows.map(({ id }) => id));
  let number = 1;
  while (taken.has(`entry-${number}`)) number += 1;
  return `entry-${number}`;
}

export const addEntry = (menus: Menus, trail: Trail, id: string): Menus =>
  changeLevel(menus, trail, (level) => ({
    ...level,
    entries: [...(level.entries ?? []), { id, name: { en: "" }, to: { collection: "" } }],
  }));

/** Removes an entry that was added, or what was changed about an automatic one. */
export const removeEntry = (menus: Menus, trail: Trail, { id, automatic }: MenuRow): Menus =>
  changeLevel(menus, trail, (level) => ({
    ...level,
    entries: (level.entries ?? []).filter((entry) => entry.id !== id),
    ...(level.order && !automatic && { order: level.order.filter((one) => one !== id) }),
  }));

/** Replaces an entry at its place; an automatic one that was not changed before is added. */
export const setEntry = (menus: Menus, trail: Trail, index: number | undefined, entry: MenuTopEntry): Menus =>
  changeLevel(menus, trail, (level) => {
    const entries = level.entries ?? [];
    return {
      ...level,
      entries: index === undefined ? [...entries, entry] : entries.map((one, at) => (at === index ? entry : one)),
    };
  });
