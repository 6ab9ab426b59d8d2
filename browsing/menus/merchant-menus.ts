// The menus with what the merchant has decided: entries added, renamed, hidden and ordered.

import type { LanguageCode } from "#catalogue";
import { addressOf, arrange } from "#commerce/settings/menus";
import type { MenuEntry, MenuGroupEntry, MenuLevel, MenuTarget, MenuTopEntry } from "#commerce/settings/menus";
import type { MenuDepartment, MenuGroup, MenuLink } from "./menu.ts";

export interface MenuContext {
  readonly language: LanguageCode;
  readonly link: (path: string) => string;
  /** Translates from English. */
  readonly translate: (text: string) => string;
  /** Handle of a designer's page. */
  readonly handleOf: (designer: string) => string;
  /** True for pages other than collections. */
  readonly hasProducts: (target: MenuTarget) => boolean;
}

export const arrangeHeader = (
  departments: readonly MenuDepartment[],
  level: MenuLevel<MenuTopEntry>,
  context: MenuContext,
): readonly MenuDepartment[] =>
  arrange(departments, level, {
    idOf: ({ slug }) => slug,
    change: (department, entry) => arrangeDepartment(renamed(department, entry, context), entry, context),
    add: (entry) => {
      const link = linkOf(entry, context);
      if (!link) return undefined;
      const { id: slug, ...named } = link;
      const empty = { lead: [], groups: [], designers: [], allDesigners: context.link("/pages/designers") };
      const added = arrangeDepartment({ ...named, ...empty, slug, isAdded: true }, entry, context);
      // A tap on the entry opens its menu, which therefore contains its page.
      const hasMenu = added.lead.length + added.groups.length > 0;
      return hasMenu ? { ...added, lead: [{ ...link, id: "all" }, ...added.lead] } : added;
    },
  });

/** Columns with their links. */
export const arrangeGroups = (
  groups: readonly MenuGroup[],
  level: MenuLevel<MenuGroupEntry>,
  context: MenuContext,
): readonly MenuGroup[] =>
  arrange(groups, level, {
    idOf,
    change: (group, entry) => ({
      ...renamed(group, entry, context),
      links: arrangeLinks(group.links, entry, context),
    }),
    add: (entry) => {
      const link = linkOf(entry, context);
      return link && { ...link, links: arrangeLinks([], entry, context) };
    },
  });

/** An entry that is added to a department becomes a group if it has entries; otherwise it is placed above the groups. */
function arrangeDepartment(
  department: MenuDepartment,
  { entries = [], order }: MenuLevel<MenuGroupEntry>,
  context: MenuContext,
): MenuDepartment {
  const groups = entries.filter((entry) => !entry.to || entry.entries);
  const links = entries.filter((entry) => !entry.to || !entry.entries);
  const { designers, sale, picture, ...rest } = department;
  const isHidden = (id: string) => entries.some((entry) => entry.id === id && entry.isHidden);
  const [shownSale] = sale
    ? arrangeLinks([sale], { entries: entries.filter(({ id, to }) => id === SALE && !to) }, context)
    : [];
  return {
    ...rest,
    lead: arrangeLinks(department.lead, { entries: links, order }, context),
    groups: arrangeGroups(department.groups, { entries: groups, order }, context),
    designers: isHidden("designers") ? [] : designers,
    ...(shownSale && { sale: shownSale }),
    ...(picture && !isHidden("picture") && { picture }),
  };
}

const SALE = "sale";

const arrangeLinks = (links: readonly MenuLink[], level: MenuLevel, context: MenuContext): readonly MenuLink[] =>
  arrange(links, level, {
    idOf,
    change: (link, entry) => renamed(link, entry, context),
    add: (entry) => linkOf(entry, context),
  });

const idOf = ({ id }: MenuLink): string => id;

function linkOf(entry: MenuEntry, context: MenuContext): MenuLink | undefined {
  const { to } = entry;
  if (!to || !context.hasProducts(to)) return undefined;
  return {
    id: entry.id,
    name: nameOf(entry, context) ?? entry.id,
    href: context.link(addressOf(to, context.handleOf)),
  };
}

const renamed = <Named extends { readonly name: string }>(
  item: Named,
  entry: MenuEntry,
  context: MenuContext,
): Named => {
  const name = nameOf(entry, context);
  return name === undefined ? item : { ...item, name };
};

/** A name in the page's language, translated from English, or else the first one. */
function nameOf({ name }: MenuEntry, { language, translate }: MenuContext): string | undefined {
  if (!name) return undefined;
  return name[language] ?? (name.en === undefined ? Object.values(name)[0] : translate(name.en));
}
