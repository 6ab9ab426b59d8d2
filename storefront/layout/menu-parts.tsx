// The menus as HTML: parts that the document leaves out, and that the browser adds when a visitor reaches for one.

import type { MenuDepartment } from "#browsing";
import { CategoryRow } from "./category-row.tsx";
import { DrawerMenu } from "./drawer-menu.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import type { MenuParts } from "./menu-data.ts";
import { hasMenu } from "./menu.ts";
import { staticMarkup, type StaticContext } from "./static-markup.tsx";

export function renderMenuParts(departments: readonly MenuDepartment[], context: StaticContext): MenuParts {
  return {
    drawer: staticMarkup(<DrawerMenu departments={departments} />, context),
    departments: departments.filter(hasMenu).map((department) => ({
      slug: department.slug,
      panel: staticMarkup(<MegaMenu department={department} />, context),
      row: staticMarkup(<CategoryRow department={department} />, context),
    })),
  };
}
