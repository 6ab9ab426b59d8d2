// The pages behind the entries that a merchant adds.

import type { MenuLevel, Menus, MenuTarget, MenuTopEntry } from "./setting.ts";

export interface PlacedTarget {
  readonly target: MenuTarget;
  /** Place in the setting: "header.entries.0.to". */
  readonly path: string;
}

export const targetsOf = ({ header, footer }: Menus): readonly PlacedTarget[] => [
  ...targetsIn(header, "header"),
  ...targetsIn(footer, "footer"),
];

/** Address without country prefix. `handleOf` gives the handle of a designer's page. */
export function addressOf({ collection, designer, page, address }: MenuTarget, handleOf: (name: string) => string) {
  if (collection !== undefined) return `/collections/${collection}`;
  if (designer !== undefined) return `/collections/${encodeURIComponent(handleOf(designer))}`;
  return page === undefined ? (address ?? "/") : `/pages/${page}`;
}

/** The collection that a target shows, as a handle; undefined for other pages. An address may be one too. */
export const collectionOf = ({ collection, address }: MenuTarget): string | undefined =>
  collection ?? /^\/collections\/([^/?#]+)$/u.exec(address ?? "")?.[1];

const targetsIn = (level: MenuLevel<MenuTopEntry> | undefined, path: string): readonly PlacedTarget[] =>
  (level?.entries ?? []).flatMap((entry, index) => [
    ...(entry.to ? [{ target: entry.to, path: `${path}.entries.${index}.to` }] : []),
    ...targetsIn(entry, `${path}.entries.${index}`),
  ]);
