// The menus of the shop's header, by department.

import { loadMenus, type MenuDepartment, type MenuGroup, type MenuLink, type ShopMenus } from "#browsing";
import { builder } from "../builder.ts";
import { CollectionType, findCollection } from "../collections/collection.ts";
import type { ApiContext } from "../context.ts";
import { pageUrl } from "../image.ts";

type Item = Omit<MenuLink, "id"> & { readonly links?: MenuGroup["links"] };

const MenuItemType = builder.objectRef<Item>("MenuItem");
MenuItemType.implement({
  description: "An entry of a menu.",
  fields: (t) => ({
    title: t.exposeString("name", { description: "In the operation's language." }),
    url: t.string({ description: "Absolute URL.", resolve: ({ href }, _args, context) => pageUrl(href, context) }),
    collection: t.field({
      description: "The collection that it leads to; null for other pages.",
      type: CollectionType,
      nullable: true,
      resolve: ({ href }, _args, context) => {
        const [, handle] = /^\/collections\/([^?#]+)$/.exec(href) ?? [];
        return handle ? findCollection(decodeURIComponent(handle), context) : null;
      },
    }),
    items: t.field({
      description: "The entries under it.",
      type: [MenuItemType],
      resolve: ({ links = [] }) => [...links],
    }),
  }),
});

const MenuType = builder.objectRef<MenuDepartment>("Menu").implement({
  description: "The menu of a department or of the sale, or one that the merchant added.",
  fields: (t) => ({
    handle: t.exposeString("slug", { description: "The department, `sale`, or the merchant's id." }),
    title: t.exposeString("name", { description: "In the operation's language." }),
    url: t.string({
      description: "Absolute URL of the department's page.",
      resolve: ({ href }, _args, context) => pageUrl(href, context),
    }),
    items: t.field({
      description: "New arrivals and everything, the categories with their types, and the sale.",
      type: [MenuItemType],
      resolve: ({ lead, groups, sale }): Item[] => [...lead, ...groups, ...(sale ? [sale] : [])],
    }),
    designers: t.field({
      description: "Designers that the shop features in it.",
      type: [MenuItemType],
      resolve: ({ designers }): Item[] => [...designers],
    }),
  }),
});

builder.queryFields((t) => ({
  menus: t.field({
    description: "The menus of the header, without entries that have no products in the market.",
    type: [MenuType],
    nullable: true,
    resolve: async (_root, _args, context) => [...(await findMenus(context)).departments],
  }),
  footerMenu: t.field({
    description: "The columns of the footer, with their entries.",
    type: [MenuItemType],
    nullable: true,
    resolve: async (_root, _args, context): Promise<Item[]> => [...(await findMenus(context)).columns],
  }),
  menu: t.field({
    description: "One menu; null if there is none.",
    type: MenuType,
    nullable: true,
    args: { handle: t.arg.string({ required: true, description: "The department, `sale`, or the merchant's id." }) },
    resolve: async (_root, { handle }, context) =>
      (await findMenus(context)).departments.find(({ slug }) => slug === handle) ?? null,
  }),
}));

/** The menus of a visitor; entries without products may be left in if they cannot be counted. */
const findMenus = async ({ browsing }: ApiContext): Promise<ShopMenus> =>
  (await loadMenus(browsing, (path) => path)).menus;
