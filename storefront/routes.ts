// Every page of the shop: its name, its path and where its code is. The build reads this table too (vite.config.ts).

import { DocumentError, PageError } from "./pages/errors/error-page.tsx";
import { Layout } from "./layout/layout.tsx";
import { defineRoutes, type LayoutDefinition } from "./framework/define.ts";

export const layout: LayoutDefinition = {
  Component: Layout,
  PageError,
  DocumentError,
  server: () => import("./layout/layout.server.ts"),
};

const listingMemory = async () => (await import("./pages/listing/behaviour/listing-memory.ts")).listingMemory;

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
    page: () => import("./pages/home/home.page.tsx"),
    server: () => import("./pages/home/home.server.ts"),
  },
  {
    name: "collection",
    path: ":code?/collections/:slug/:tagId?",
    page: () => import("./pages/listing/collection.page.tsx"),
    server: () => import("./pages/listing/collection.server.ts"),
    memory: listingMemory,
  },
  {
    name: "shop-grid",
    path: ":code?/shop/:shopId/:tag",
    page: () => import("./pages/listing/collection.page.tsx"),
    server: () => import("./pages/listing/shop-grid.server.ts"),
    memory: listingMemory,
  },
  {
    name: "product-grid",
    path: ":code/productgrid",
    page: () => import("./pages/listing/collection.page.tsx"),
    server: () => import("./pages/listing/product-grid.server.ts"),
    memory: listingMemory,
  },
  {
    name: "designers",
    path: ":code?/pages/designers",
    page: () => import("./pages/designers/designers.page.tsx"),
    server: () => import("./pages/designers/designers.server.ts"),
  },
  {
    name: "listing-designers",
    path: ":code?/pages/designers/*",
    page: () => import("./pages/listing/designers.page.tsx"),
    server: () => import("./pages/listing/designers.server.ts"),
  },
  {
    name: "search",
    path: ":code?/pages/search",
    page: () => import("./pages/listing/search.page.tsx"),
    server: () => import("./pages/listing/search.server.ts"),
    memory: listingMemory,
  },
  {
    name: "product",
    path: ":code?/products/:slugOrId/:variantId?",
    page: () => import("./pages/product/product.page.tsx"),
    server: () => import("./pages/product/product.server.ts"),
  },
  {
    name: "reviews",
    path: ":code?/pages/reviews",
    page: () => import("./pages/reviews/reviews.page.tsx"),
    server: () => import("./pages/reviews/reviews.server.ts"),
  },
  {
    name: "recently-viewed",
    path: ":code?/recently-viewed",
    page: () => import("./pages/recently-viewed/recently-viewed.page.tsx"),
    server: () => import("./pages/recently-viewed/recently-viewed.server.ts"),
  },
  {
    name: "shop-product",
    path: ":code?/shop/:shopSlug/products/:slugOrId",
    page: () => import("./pages/product/product.page.tsx"),
    server: () => import("./pages/product/product.server.ts"),
  },
  {
    name: "gift-cards",
    path: ":code?/giftcard",
    page: () => import("./pages/gift-card/gift-card.page.tsx"),
    server: () => import("./pages/gift-card/gift-card.server.ts"),
  },
  {
    name: "gift-card",
    path: ":code?/giftcard/:id",
    page: () => import("./pages/gift-card/gift-card.page.tsx"),
    server: () => import("./pages/gift-card/gift-card.server.ts"),
  },
  {
    name: "return",
    path: ":code?/pages/return",
    page: () => import("./pages/returns/return.page.tsx"),
    server: () => import("./pages/returns/return.server.ts"),
  },
  {
    name: "return-status",
    path: ":code?/account/ordersReturn/:returnOrderPackageId",
    page: () => import("./pages/returns/status.page.tsx"),
    server: () => import("./pages/returns/status.server.ts"),
  },
  {
    name: "wishlist",
    path: ":code?/wishlist",
    page: () => import("./pages/wishlist/wishlist.page.tsx"),
    server: () => import("./pages/wishlist/wishlist.server.ts"),
  },
  {
    name: "shared-wishlist",
    path: ":code?/wishlist/:token",
    page: () => import("./pages/wishlist/shared.page.tsx"),
    server: () => import("./pages/wishlist/shared.server.ts"),
  },
  {
    name: "cart",
    path: ":code?/cart",
    page: () => import("./pages/cart/cart.page.tsx"),
    server: () => import("./pages/cart/cart.server.ts"),
  },
  {
    name: "login",
    path: ":code?/login",
    page: () => import("./pages/account/login.page.tsx"),
    server: () => import("./pages/account/login.server.ts"),
  },
  {
    name: "cart-login",
    path: ":code?/cart/login",
    page: () => import("./pages/account/login.page.tsx"),
    server: () => import("./pages/account/login.server.ts"),
  },
  {
    name: "password",
    path: ":code?/password",
    page: () => import("./pages/account/password.page.tsx"),
    server: () => import("./pages/account/password.server.ts"),
  },
  {
    name: "account",
    path: ":code?/account",
    page: () => import("./pages/account/account.page.tsx"),
    server: () => import("./pages/account/account.server.ts"),
  },
  {
    name: "profile-orders",
    path: ":code?/profile/orders",
    page: () => import("./pages/account/account.page.tsx"),
    server: () => import("./pages/account/account.server.ts"),
  },
  {
    name: "addresses",
    path: ":code?/account/addresses",
    page: () => import("./pages/account/addresses.page.tsx"),
    server: () => import("./pages/account/addresses.server.ts"),
  },
  {
    name: "profile-address",
    path: ":code?/profile/address",
    page: () => import("./pages/account/addresses.page.tsx"),
    server: () => import("./pages/account/addresses.server.ts"),
  },
  {
    name: "newsletter",
    path: ":code?/newsletter",
    page: () => import("./pages/newsletter/newsletter.page.tsx"),
    server: () => import("./pages/newsletter/newsletter.server.ts"),
  },
  {
    name: "checkout",
    path: ":code?/checkout",
    page: () => import("./pages/checkout/checkout.page.tsx"),
    server: () => import("./pages/checkout/checkout.server.ts"),
    frame: "quiet",
  },
  {
    name: "cart-checkout",
    path: ":code?/cart/checkout",
    page: () => import("./pages/checkout/checkout.page.tsx"),
    server: () => import("./pages/checkout/checkout.server.ts"),
    frame: "quiet",
  },
  {
    name: "order-complete",
    path: ":code?/checkout/order/:orderId",
    page: () => import("./pages/orders/complete.page.tsx"),
    server: () => import("./pages/orders/complete.server.ts"),
  },
  {
    name: "external-checkout",
    path: ":code?/external-checkout",
    page: () => import("./pages/payment/external.page.tsx"),
    server: () => import("./pages/payment/external.server.ts"),
    frame: "quiet",
  },
  {
    name: "callback-success",
    path: ":code?/callbackSuccess",
    page: () => import("./pages/payment/callback.page.tsx"),
    server: () => import("./pages/payment/callback.server.ts"),
    frame: "quiet",
  },
  {
    name: "qr-code",
    path: ":code/qrcode/:orderId/:codeUrl",
    page: () => import("./pages/payment/qr.page.tsx"),
    server: () => import("./pages/payment/qr.server.ts"),
    frame: "quiet",
  },
  {
    name: "order",
    path: ":code?/account/orders/:orderId",
    page: () => import("./pages/orders/order.page.tsx"),
    server: () => import("./pages/orders/order.server.ts"),
  },
  {
    name: "order-invoice",
    path: ":code?/account/orders/:orderId/invoice",
    page: () => import("./pages/orders/invoice.page.tsx"),
    server: () => import("./pages/orders/invoice.server.ts"),
  },
  {
    name: "order-detail",
    path: ":code?/account/ordersDetail/:orderId/:orderNumber/:pageNo",
    page: () => import("./pages/orders/order.page.tsx"),
    server: () => import("./pages/orders/order.server.ts"),
  },
  {
    name: "order-cancel",
    path: ":code?/account/ordersCancel/:orderId/:orderNumber/:pageNo",
    page: () => import("./pages/orders/cancel.page.tsx"),
    server: () => import("./pages/orders/cancel.server.ts"),
  },
  {
    name: "server-error",
    path: ":code?/serverError",
    page: () => import("./pages/errors/server-error.page.tsx"),
    server: () => import("./pages/errors/server-error.server.ts"),
  },
  {
    name: "performance-test",
    path: ":code?/performanceTest",
    page: () => import("./pages/performance/performance.page.tsx"),
  },
  {
    name: "size-guide-women",
    path: ":code?/sizeGuideWomens",
    page: () => import("./pages/size-guide/size-guide.page.tsx"),
    server: () => import("./pages/size-guide/size-guide.server.ts"),
  },
  {
    name: "size-guide-men",
    path: ":code?/sizeGuideMens",
    page: () => import("./pages/size-guide/size-guide.page.tsx"),
    server: () => import("./pages/size-guide/size-guide.server.ts"),
  },
  {
    name: "size-guide-kids",
    path: ":code?/sizeGuideKids",
    page: () => import("./pages/size-guide/size-guide.page.tsx"),
    server: () => import("./pages/size-guide/size-guide.server.ts"),
  },
  {
    name: "help",
    path: ":code?/pages/:section?",
    page: () => import("./pages/help/help.page.tsx"),
    server: () => import("./pages/help/help.server.ts"),
  },
  {
    name: "help-mobile",
    path: ":code?/mobile/:section?",
    page: () => import("./pages/help/help.page.tsx"),
    server: () => import("./pages/help/help.server.ts"),
    frame: "none",
  },
  ...MOBILE_PAGES.map((name) => ({
    name,
    path: `:code?/pages/${name}`,
    page: () => import("./pages/help/help.page.tsx"),
    server: () => import("./pages/help/help.server.ts"),
    frame: "none" as const,
  })),
  {
    name: "missing",
    path: "*",
    page: () => import("./pages/errors/missing.page.tsx"),
    server: () => import("./pages/errors/missing.server.ts"),
  },
]);
