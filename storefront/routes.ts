// Every page of the shop: its name, its path and where its code is. The build reads this table too (vite.config.ts).

import { DocumentError, PageError } from "./errors/error-page.tsx";
import { Layout } from "./layout/layout.tsx";
import { defineRoutes, type LayoutDefinition } from "./rendering/define.ts";

export const layout: LayoutDefinition = {
  Component: Layout,
  PageError,
  DocumentError,
  server: () => import("./layout/layout.server.ts"),
};

const listingMemory = async () => (await import("./listing/behaviour/listing-memory.ts")).listingMemory;

/** Help pages without header and footer, for an app's web view. */
const MOBILE_PAGES = [
  "terms-conditions-mobile",
  "privacy-policy-mobile",
  "orders-shipping-mobile",
  "return-refund-mobile",
  "return-policy-mobile",
  "faq-mobile",
];

export const routes = defineRoutes([
  {
    name: "home",
    path: ":code?",
    page: () => import("./home/home.page.tsx"),
    server: () => import("./home/home.server.ts"),
  },
  {
    name: "collection",
    path: ":code?/collections/:slug/:tagId?",
    page: () => import("./listing/collection.page.tsx"),
    server: () => import("./listing/collection.server.ts"),
    memory: listingMemory,
  },
  {
    name: "shop-grid",
    path: ":code?/shop/:shopId/:tag",
    page: () => import("./listing/collection.page.tsx"),
    server: () => import("./listing/shop-grid.server.ts"),
    memory: listingMemory,
  },
  {
    name: "product-grid",
    path: ":code/productgrid",
    page: () => import("./listing/collection.page.tsx"),
    server: () => import("./listing/product-grid.server.ts"),
    memory: listingMemory,
  },
  {
    name: "designers",
    path: ":code?/pages/designers",
    page: () => import("./designers/designers.page.tsx"),
    server: () => import("./designers/designers.server.ts"),
  },
  {
    name: "listing-designers",
    path: ":code?/pages/designers/*",
    page: () => import("./listing/designers.page.tsx"),
    server: () => import("./listing/designers.server.ts"),
  },
  {
    name: "search",
    path: ":code?/pages/search",
    page: () => import("./listing/search.page.tsx"),
    server: () => import("./listing/search.server.ts"),
    memory: listingMemory,
  },
  {
    name: "product",
    path: ":code?/products/:slugOrId/:variantId?",
    page: () => import("./product/product.page.tsx"),
    server: () => import("./product/product.server.ts"),
  },
  {
    name: "reviews",
    path: ":code?/pages/reviews",
    page: () => import("./reviews/reviews.page.tsx"),
    server: () => import("./reviews/reviews.server.ts"),
  },
  {
    name: "recently-viewed",
    path: ":code?/recently-viewed",
    page: () => import("./product/viewed/viewed.page.tsx"),
    server: () => import("./product/viewed/viewed.server.ts"),
  },
  {
    name: "shop-product",
    path: ":code?/shop/:shopSlug/products/:slugOrId",
    page: () => import("./product/product.page.tsx"),
    server: () => import("./product/product.server.ts"),
  },
  {
    name: "gift-cards",
    path: ":code?/giftcard",
    page: () => import("./gift-card/gift-card.page.tsx"),
    server: () => import("./gift-card/gift-card.server.ts"),
  },
  {
    name: "gift-card",
    path: ":code?/giftcard/:id",
    page: () => import("./gift-card/gift-card.page.tsx"),
    server: () => import("./gift-card/gift-card.server.ts"),
  },
  {
    name: "return",
    path: ":code?/pages/return",
    page: () => import("./returns/return.page.tsx"),
    server: () => import("./returns/return.server.ts"),
  },
  {
    name: "return-status",
    path: ":code?/account/ordersReturn/:returnOrderPackageId",
    page: () => import("./returns/status.page.tsx"),
    server: () => import("./returns/status.server.ts"),
  },
  {
    name: "wishlist",
    path: ":code?/wishlist",
    page: () => import("./wishlist/wishlist.page.tsx"),
    server: () => import("./wishlist/wishlist.server.ts"),
  },
  {
    name: "shared-wishlist",
    path: ":code?/wishlist/:token",
    page: () => import("./wishlist/shared.page.tsx"),
    server: () => import("./wishlist/shared.server.ts"),
  },
  {
    name: "cart",
    path: ":code?/cart",
    page: () => import("./cart/cart.page.tsx"),
    server: () => import("./cart/cart.server.ts"),
  },
  {
    name: "login",
    path: ":code?/login",
    page: () => import("./account/login.page.tsx"),
    server: () => import("./account/login.server.ts"),
  },
  {
    name: "cart-login",
    path: ":code?/cart/login",
    page: () => import("./account/login.page.tsx"),
    server: () => import("./account/login.server.ts"),
  },
  {
    name: "password",
    path: ":code?/password",
    page: () => import("./account/password.page.tsx"),
    server: () => import("./account/password.server.ts"),
  },
  {
    name: "account",
    path: ":code?/account",
    page: () => import("./account/account.page.tsx"),
    server: () => import("./account/account.server.ts"),
  },
  {
    name: "profile-orders",
    path: ":code?/profile/orders",
    page: () => import("./account/account.page.tsx"),
    server: () => import("./account/account.server.ts"),
  },
  {
    name: "addresses",
    path: ":code?/account/addresses",
    page: () => import("./account/addresses.page.tsx"),
    server: () => import("./account/addresses.server.ts"),
  },
  {
    name: "profile-address",
    path: ":code?/profile/address",
    page: () => import("./account/addresses.page.tsx"),
    server: () => import("./account/addresses.server.ts"),
  },
  {
    name: "newsletter",
    path: ":code?/newsletter",
    page: () => import("./newsletter/newsletter.page.tsx"),
    server: () => import("./newsletter/newsletter.server.ts"),
  },
  {
    name: "checkout",
    path: ":code?/checkout",
    page: () => import("./checkout/checkout.page.tsx"),
    server: () => import("./checkout/checkout.server.ts"),
    frame: "quiet",
  },
  {
    name: "cart-checkout",
    path: ":code?/cart/checkout",
    page: () => import("./checkout/checkout.page.tsx"),
    server: () => import("./checkout/checkout.server.ts"),
    frame: "quiet",
  },
  {
    name: "order-complete",
    path: ":code?/checkout/order/:orderId",
    page: () => import("./orders/complete.page.tsx"),
    server: () => import("./orders/complete.server.ts"),
  },
  {
    name: "external-checkout",
    path: ":code?/external-checkout",
    page: () => import("./payment/external.page.tsx"),
    server: () => import("./payment/external.server.ts"),
    frame: "quiet",
  },
  {
    name: "callback-success",
    path: ":code?/callbackSuccess",
    page: () => import("./payment/callback.page.tsx"),
    server: () => import("./payment/callback.server.ts"),
    frame: "quiet",
  },
  {
    name: "qr-code",
    path: ":code/qrcode/:orderId/:codeUrl",
    page: () => import("./payment/qr.page.tsx"),
    server: () => import("./payment/qr.server.ts"),
    frame: "quiet",
  },
  {
    name: "order",
    path: ":code?/account/orders/:orderId",
    page: () => import("./orders/order.page.tsx"),
    server: () => import("./orders/order.server.ts"),
  },
  {
    name: "order-invoice",
    path: ":code?/account/orders/:orderId/invoice",
    page: () => import("./orders/invoice.page.tsx"),
    server: () => import("./orders/invoice.server.ts"),
  },
  {
    name: "order-detail",
    path: ":code?/account/ordersDetail/:orderId/:orderNumber/:pageNo",
    page: () => import("./orders/order.page.tsx"),
    server: () => import("./orders/order.server.ts"),
  },
  {
    name: "order-cancel",
    path: ":code?/account/ordersCancel/:orderId/:orderNumber/:pageNo",
    page: () => import("./orders/cancel.page.tsx"),
    server: () => import("./orders/cancel.server.ts"),
  },
  {
    name: "server-error",
    path: ":code?/serverError",
    page: () => import("./errors/server-error.page.tsx"),
    server: () => import("./errors/server-error.server.ts"),
  },
  {
    name: "performance-test",
    path: ":code?/performanceTest",
    page: () => import("./performance/performance.page.tsx"),
  },
  {
    name: "size-guide-women",
    path: ":code?/sizeGuideWomens",
    page: () => import("./size-guide/size-guide.page.tsx"),
    server: () => import("./size-guide/size-guide.server.ts"),
  },
  {
    name: "size-guide-men",
    path: ":code?/sizeGuideMens",
    page: () => import("./size-guide/size-guide.page.tsx"),
    server: () => import("./size-guide/size-guide.server.ts"),
  },
  {
    name: "size-guide-kids",
    path: ":code?/sizeGuideKids",
    page: () => import("./size-guide/size-guide.page.tsx"),
    server: () => import("./size-guide/size-guide.server.ts"),
  },
  {
    name: "help",
    path: ":code?/pages/:section?",
    page: () => import("./help/help.page.tsx"),
    server: () => import("./help/help.server.ts"),
  },
  {
    name: "help-mobile",
    path: ":code?/mobile/:section?",
    page: () => import("./help/help.page.tsx"),
    server: () => import("./help/help.server.ts"),
    frame: "none",
  },
  ...MOBILE_PAGES.map((name) => ({
    name,
    path: `:code?/pages/${name}`,
    page: () => import("./help/help.page.tsx"),
    server: () => import("./help/help.server.ts"),
    frame: "none" as const,
  })),
  {
    name: "missing",
    path: "*",
    page: () => import("./errors/missing.page.tsx"),
    server: () => import("./errors/missing.server.ts"),
  },
]);
