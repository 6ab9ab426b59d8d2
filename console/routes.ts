// Every page of the console: its name, its path and where its code is. The build reads this table too (vite.config.ts).

import { defineConsole } from "./framework/define.ts";
import type { ConsoleSite } from "./framework/tree.ts";
import { Layout } from "./layout/layout.tsx";
import { DocumentError, PageError } from "./pages/errors/error-page.tsx";

const routes = defineConsole([
  {
    name: "sign-in",
    path: "sign-in",
    page: () => import("./pages/access/sign-in.page.tsx"),
    server: () => import("./pages/access/sign-in.server.ts"),
    isOpen: true,
  },
  {
    name: "verify",
    path: "verify",
    page: () => import("./pages/access/verify.page.tsx"),
    server: () => import("./pages/access/verify.server.ts"),
    isOpen: true,
  },
  {
    name: "join",
    path: "join/:token",
    page: () => import("./pages/access/join.page.tsx"),
    server: () => import("./pages/access/join.server.ts"),
    isOpen: true,
  },
  {
    name: "forgot",
    path: "forgot",
    page: () => import("./pages/access/forgot.page.tsx"),
    server: () => import("./pages/access/forgot.server.ts"),
    isOpen: true,
  },
  {
    name: "reset",
    path: "reset/:token",
    page: () => import("./pages/access/reset.page.tsx"),
    server: () => import("./pages/access/reset.server.ts"),
    isOpen: true,
  },
  {
    name: "today",
    path: "",
    page: () => import("./pages/today/today.page.tsx"),
    server: () => import("./pages/today/today.server.ts"),
  },
  {
    name: "find",
    path: "find",
    page: () => import("./pages/find/find.page.tsx"),
    server: () => import("./pages/find/find.server.ts"),
  },
  {
    name: "profile",
    path: "profile",
    page: () => import("./pages/profile/profile.page.tsx"),
    server: () => import("./pages/profile/profile.server.ts"),
  },
  {
    name: "orders",
    path: "orders",
    page: () => import("./pages/orders/orders.page.tsx"),
    server: () => import("./pages/orders/orders.server.ts"),
  },
  {
    name: "pick-list",
    path: "orders/pick-list",
    page: () => import("./pages/orders/pick-list.page.tsx"),
    server: () => import("./pages/orders/pick-list.server.ts"),
  },
  {
    name: "order",
    path: "orders/:number",
    page: () => import("./pages/orders/order.page.tsx"),
    server: () => import("./pages/orders/order.server.ts"),
  },
  {
    name: "listings",
    path: "listings",
    page: () => import("./pages/listings/listings.page.tsx"),
    server: () => import("./pages/listings/listings.server.ts"),
  },
  {
    name: "rule",
    path: "listings/:id",
    page: () => import("./pages/listings/rule.page.tsx"),
    server: () => import("./pages/listings/rule.server.ts"),
  },
  {
    name: "returns",
    path: "returns",
    page: () => import("./pages/returns/returns.page.tsx"),
    server: () => import("./pages/returns/returns.server.ts"),
  },
  {
    name: "return",
    path: "returns/:number",
    page: () => import("./pages/returns/return.page.tsx"),
    server: () => import("./pages/returns/return.server.ts"),
  },
  {
    name: "customers",
    path: "customers",
    page: () => import("./pages/customers/customers.page.tsx"),
    server: () => import("./pages/customers/customers.server.ts"),
  },
  {
    name: "customer",
    path: "customers/:id",
    page: () => import("./pages/customers/customer.page.tsx"),
    server: () => import("./pages/customers/customer.server.ts"),
  },
  {
    name: "gift-cards",
    path: "gift-cards",
    page: () => import("./pages/gift-cards/gift-cards.page.tsx"),
    server: () => import("./pages/gift-cards/gift-cards.server.ts"),
  },
  {
    name: "products",
    path: "products",
    page: () => import("./pages/products/products.page.tsx"),
    server: () => import("./pages/products/products.server.ts"),
  },
  {
    name: "new-product",
    path: "products/new",
    page: () => import("./pages/products/new-product.page.tsx"),
    server: () => import("./pages/products/new-product.server.ts"),
  },
  {
    name: "export-products",
    path: "products/export",
    page: () => import("./pages/products/export.page.tsx"),
    server: () => import("./pages/products/export.server.ts"),
  },
  {
    name: "product",
    path: "products/:id",
    page: () => import("./pages/products/product.page.tsx"),
    server: () => import("./pages/products/product.server.ts"),
  },
  {
    name: "reviews",
    path: "reviews",
    page: () => import("./pages/reviews/reviews.page.tsx"),
    server: () => import("./pages/reviews/reviews.server.ts"),
  },
  {
    name: "content",
    path: "content",
    page: () => import("./pages/content/content.page.tsx"),
    server: () => import("./pages/content/content.server.ts"),
  },
  {
    name: "menus",
    path: "menus",
    page: () => import("./pages/menus/menus.page.tsx"),
    server: () => import("./pages/menus/menus.server.ts"),
  },
  {
    name: "collections",
    path: "collections",
    page: () => import("./pages/collections/collections.page.tsx"),
    server: () => import("./pages/collections/collections.server.ts"),
  },
  {
    name: "collection",
    path: "collections/:id",
    page: () => import("./pages/collections/collection.page.tsx"),
    server: () => import("./pages/collections/collection.server.ts"),
  },
  {
    name: "mails",
    path: "mails",
    page: () => import("./pages/mails/mails.page.tsx"),
    server: () => import("./pages/mails/mails.server.ts"),
  },
  {
    name: "settings",
    path: "settings",
    page: () => import("./pages/settings/settings.page.tsx"),
    server: () => import("./pages/settings/settings.server.ts"),
  },
  {
    name: "setting",
    path: "settings/:name",
    page: () => import("./pages/settings/setting.page.tsx"),
    server: () => import("./pages/settings/setting.server.ts"),
  },
  {
    name: "team",
    path: "team",
    page: () => import("./pages/team/team.page.tsx"),
    server: () => import("./pages/team/team.server.ts"),
  },
  {
    name: "member",
    path: "team/:id",
    page: () => import("./pages/team/member.page.tsx"),
    server: () => import("./pages/team/member.server.ts"),
  },
  {
    name: "audit",
    path: "audit",
    page: () => import("./pages/audit/audit.page.tsx"),
    server: () => import("./pages/audit/audit.server.ts"),
  },
  {
    name: "tokens",
    path: "tokens",
    page: () => import("./pages/tokens/tokens.page.tsx"),
    server: () => import("./pages/tokens/tokens.server.ts"),
  },
  {
    name: "promotions",
    path: "promotions",
    page: () => import("./pages/promotions/promotions.page.tsx"),
    server: () => import("./pages/promotions/promotions.server.ts"),
  },
  {
    name: "new-promotion",
    path: "promotions/new",
    page: () => import("./pages/promotions/new-promotion.page.tsx"),
    server: () => import("./pages/promotions/new-promotion.server.ts"),
  },
  {
    name: "promotion",
    path: "promotions/:id",
    page: () => import("./pages/promotions/promotion.page.tsx"),
    server: () => import("./pages/promotions/promotion.server.ts"),
  },
  {
    name: "webhooks",
    path: "webhooks",
    page: () => import("./pages/webhooks/webhooks.page.tsx"),
    server: () => import("./pages/webhooks/webhooks.server.ts"),
  },
  {
    name: "webhook",
    path: "webhooks/:id",
    page: () => import("./pages/webhooks/webhook.page.tsx"),
    server: () => import("./pages/webhooks/webhook.server.ts"),
  },
  {
    name: "system",
    path: "system",
    page: () => import("./pages/system/system.page.tsx"),
    server: () => import("./pages/system/system.server.ts"),
  },
  {
    name: "missing",
    path: "*",
    page: () => import("./pages/errors/missing.page.tsx"),
    server: () => import("./pages/errors/missing.server.ts"),
  },
]);

export const site: ConsoleSite = { routes, Layout, PageError, DocumentError };
