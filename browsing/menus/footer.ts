// The footer's automatic columns: the departments with their categories, and help; and the row of legal pages.

import { messagesIn, type LanguageCode } from "#catalogue";
import { layout } from "#locales/layout";
import type { MenuDepartment, MenuGroup, MenuLink } from "./menu.ts";

/** Ids of the column of help pages and of the row below the columns, in the merchant's menus. */
export const HELP = "help";
export const LEGAL = "legal";

/** The row of legal pages comes last. */
export function footerGroups(
  departments: readonly MenuDepartment[],
  link: (path: string) => string,
  language: LanguageCode,
): readonly MenuGroup[] {
  const say = messagesIn(layout, language);
  const pages = (table: typeof HELP_PAGES | typeof LEGAL_PAGES): readonly MenuLink[] =>
    table.map(([path, key]) => ({ id: path.slice(path.lastIndexOf("/") + 1), name: say(key), href: link(path) }));
  return [
    ...departments.filter(isPeople).map(({ slug, name, href, groups, sale }) => ({
      id: slug,
      name,
      href,
      links: [...groups, ...(sale ? [sale] : [])],
    })),
    { id: HELP, name: say("help"), href: link("/pages"), links: pages(HELP_PAGES) },
    { id: LEGAL, name: LEGAL, href: link("/pages"), links: pages(LEGAL_PAGES) },
  ];
}

/** Departments of people: each has its own sale. */
const isPeople = ({ slug, isAdded }: MenuDepartment): boolean => slug !== "sale" && !isAdded;

const HELP_PAGES = [
  ["/pages/orders-shipping", "ordersShipping"],
  ["/pages/track-order", "trackOrder"],
  ["/pages/return-refund", "returns"],
  ["/pages/size-fit", "sizeFit"],
  ["/pages/faq", "questions"],
  ["/giftcard", "giftCards"],
  ["/pages/contact", "contact"],
] as const;

const LEGAL_PAGES = [
  ["/pages/about", "about"],
  ["/pages/designers", "designers"],
  ["/pages/terms-conditions", "terms"],
  ["/pages/privacy-cookie-policy", "privacyCookies"],
  ["/pages/accessibility", "accessibility"],
] as const;
