// The schedule of the menus. Outside its span of time an entry has no effect.

import type { MenuEntry, MenuLevel, Menus, MenuTopEntry } from "./setting.ts";

/** The entries in effect at a moment, in milliseconds since 1970. */
export const menusAt = ({ header, footer }: Menus, now: number): Menus => ({
  ...(header && { header: levelAt(header, now) }),
  ...(footer && { footer: levelAt(footer, now) }),
});

/** The latest moment up to now at which the menus changed by their schedule; for caches. */
export const lastChange = ({ header, footer }: Menus, now: number): number =>
  Math.max(0, ...[...momentsOf(header), ...momentsOf(footer)].filter((moment) => moment <= now));

/** The next moment at which they will change; Infinity if there is none. */
export const nextChange = ({ header, footer }: Menus, now: number): number =>
  Math.min(Infinity, ...[...momentsOf(header), ...momentsOf(footer)].filter((moment) => moment > now));

type AnyLevel = MenuLevel<MenuTopEntry>;

const levelAt = <Level extends AnyLevel>(level: Level, now: number): Level => ({
  ...level,
  ...(level.entries && {
    entries: level.entries.filter((entry) => isActive(entry, now)).map((entry) => levelAt(entry, now)),
  }),
});

const isActive = ({ from, until }: MenuEntry, now: number): boolean =>
  (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));

const momentsOf = (level: AnyLevel | undefined): readonly number[] =>
  (level?.entries ?? []).flatMap((entry) => [
    ...[entry.from, entry.until].flatMap((moment) => (moment === undefined ? [] : [Date.parse(moment)])),
    ...momentsOf(entry),
  ]);
