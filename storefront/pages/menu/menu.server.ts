// The menus of all departments, for the header's script and for the page without it.

import { loadMenus } from "#browsing";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import type { MenuParts } from "#storefront/layout/menu-data.ts";
import { renderMenuParts } from "#storefront/layout/menu-parts.tsx";
import { linkFor } from "#storefront/visitor/viewer.server.ts";

export async function loader(args: LoaderArgs): Promise<MenuParts> {
  const { menus } = await loadMenus(args, linkFor(args.visitor));
  return renderMenuParts(menus.departments, { config: args.config, language: args.visitor.language });
}
