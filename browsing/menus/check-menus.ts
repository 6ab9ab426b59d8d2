// Checks the merchant's menus against the shop: entries that exist, and pages that answer.

import { toHandle, type Taxonomy } from "#catalogue";
import type { FieldError } from "#commerce/settings";
import { addressOf, type MenuLevel, type Menus, type MenuTopEntry, targetsOf } from "#commerce/settings/menus";
import { footerGroups, LEGAL } from "./footer.ts";
import { menusOf } from "./menus.ts";

/** True if the shop has a page at this address, which has no country prefix. */
export type HasPage = (address: string) => Promise<boolean>;

/** Pages that the stored menus link were found when these were saved. */
export async function checkMenus(
  menus: Menus,
  stored: Menus,
  taxonomy: Taxonomy,
  hasPage: HasPage,
): Promise<readonly FieldError[]> {
  const linked = new Set(targetsOf(stored).map(({ target }) => addressOf(target, toHandle)));
  const isKnown: HasPage = async (address) => linked.has(address) || hasPage(address);
  return [...unknownIds(menus, taxonomy), ...(await missingPages(menus, isKnown))];
}

/** An automatic entry of a level, with those inside it. */
interface Node {
  readonly id: string;
  readonly name: string;
  readonly inside: readonly Node[];
}

/** Entries of departments that are not groups, but can be hidden. */
const PARTS: readonly Node[] = ["Designers", "Picture", "Sale"].map((name) => ({
  id: name.toLowerCase(),
  name,
  inside: [],
}));

/** The entries that the taxonomy and the help pages give, with their English names, whether or not they have products. */
export function automaticMenus(taxonomy: Taxonomy): Readonly<Record<"header" | "footer", readonly Node[]>> {
  // Without counts of products, nothing is left out.
  const departments = menusOf(taxonomy, new Map(), (path) => path, "en");
  const leaf = ({ id, name }: { readonly id: string; readonly name: string }): Node => ({ id, name, inside: [] });
  const header = departments.map(({ slug, name, lead, groups }) => ({
    id: slug,
    name,
    inside: [
      ...lead.map(leaf),
      ...groups.map((group) => ({ id: group.id, name: group.name, inside: group.links.map(leaf) })),
      ...PARTS,
    ],
  }));
  const columns = footerGroups(departments, (path) => path, "en");
  return {
    header,
    footer: columns.map(({ id, name, links }) => ({
      id,
      name: id === LEGAL ? "Legal pages" : name,
      inside: links.map(leaf),
    })),
  };
}

function unknownIds({ header, footer }: Menus, taxonomy: Taxonomy): readonly FieldError[] {
  const automatic = automaticMenus(taxonomy);
  return [...unknownIn(header, automatic.header, "header"), ...unknownIn(footer, automatic.footer, "footer")];
}

function unknownIn(
  level: MenuLevel<MenuTopEntry> | undefined,
  automatic: readonly Node[],
  path: string,
): readonly FieldError[] {
  const { entries = [], order = [] } = level ?? {};
  const known = new Map(automatic.map(({ id, inside }) => [id, inside]));
  const added = new Set(entries.filter(({ to }) => to).map(({ id }) => id));
  const message = (id: string) =>
    `there is no entry "${id}" here: add "to" for one of your own, or use ${[...known.keys()].join(", ") || "none"}`;
  return [
    ...entries.flatMap((entry, index) => [
      ...(added.has(entry.id) || known.has(entry.id)
        ? []
        : [{ path: `${path}.entries.${index}.id`, message: message(entry.id) }]),
      ...unknownIn(entry, (entry.to ? undefined : known.get(entry.id)) ?? [], `${path}.entries.${index}`),
    ]),
    ...order.flatMap((id, index) =>
      added.has(id) || known.has(id) ? [] : [{ path: `${path}.order.${index}`, message: message(id) }],
    ),
  ];
}

/** Addresses of entries at which the shop has no page. */
export async function missingPages(menus: Menus, hasPage: HasPage): Promise<readonly FieldError[]> {
  const errors: FieldError[] = [];
  const known = new Map<string, boolean>();
  for (const { target, path } of targetsOf(menus)) {
    const address = addressOf(target, toHandle);
    if (!address.startsWith("/")) continue;
    const exists = known.get(address) ?? (await hasPage(address));
    known.set(address, exists);
    if (!exists) errors.push({ path, message: `the shop has no page at ${address}` });
  }
  return errors;
}
