// For tests: routes that no link leads an anonymous visitor to, how they are reached instead, and their status.

export interface UnlinkedRoute {
  /** `{product}` is replaced by a product's path. */
  readonly address: string;
  readonly status: 200 | 301 | 303 | 404 | 500;
  readonly why: string;
}

const order = "needs an order";
const account = "linked from the account pages";
const old = "kept from an earlier version of the shop";
const app = "for an app's web view";

export const UNLINKED: Readonly<Record<string, UnlinkedRoute>> = {
  "shop-grid": { address: "/shop/vitrine/women", status: 200, why: old },
  "product-grid": { address: "/de/productgrid", status: 200, why: old },
  "shop-product": { address: "/shop/vitrine{product}", status: 301, why: old },
  "profile-orders": { address: "/profile/orders", status: 303, why: old },
  "profile-address": { address: "/profile/address", status: 303, why: old },
  "cart-checkout": { address: "/cart/checkout", status: 303, why: old },
  "recently-viewed": {
    address: "/recently-viewed",
    status: 200,
    why: "requested by a script",
  },
  country: { address: "/country?to=/cart", status: 200, why: "a form without scripts, requested by a script" },
  "gift-card": { address: "/giftcard/x", status: 404, why: "linked in the gift card's mail" },
  looks: { address: "/looks", status: 200, why: "linked in menus, if the merchant has made looks" },
  look: { address: "/looks/x", status: 404, why: "linked from the pages of its pieces" },
  "return-status": {
    address: "/account/ordersReturn/x",
    status: 404,
    why: "needs a return",
  },
  "shared-wishlist": { address: "/wishlist/x", status: 404, why: "shared by a wishlist's owner" },
  "cart-login": { address: "/cart/login", status: 200, why: "linked from a cart with items" },
  addresses: { address: "/account/addresses", status: 303, why: account },
  "account-designers": { address: "/account/designers", status: 303, why: account },
  "account-email": { address: "/account/email", status: 200, why: "linked in the mails about a change of address" },
  "newsletter-preferences": { address: "/newsletter/preferences?key=x", status: 200, why: "linked in mails" },
  "newsletter-unsubscribe": { address: "/newsletter/unsubscribe", status: 200, why: "linked in mails" },
  "account-security": { address: "/account/security", status: 303, why: account },
  "login-verify": {
    address: "/login/verify",
    status: 200,
    why: "follows the password of an account with a second factor",
  },
  "account-sizes": { address: "/account/sizes", status: 303, why: account },
  checkout: { address: "/checkout", status: 303, why: "linked from a cart with items" },
  "order-complete": { address: "/checkout/order/x", status: 404, why: order },
  "external-checkout": { address: "/external-checkout", status: 404, why: order },
  "callback-success": { address: "/callbackSuccess", status: 404, why: "payment providers redirect to it" },
  "qr-code": { address: "/de/qrcode/x/y", status: 404, why: order },
  order: { address: "/account/orders/x", status: 303, why: order },
  "order-invoice": { address: "/account/orders/x/invoice", status: 303, why: order },
  "order-credit-note": { address: "/account/orders/x/credit-notes/y", status: 303, why: order },
  "order-detail": { address: "/account/ordersDetail/x/y/1", status: 303, why: old },
  "order-cancel": { address: "/account/ordersCancel/x/y/1", status: 303, why: order },
  "server-error": { address: "/serverError", status: 500, why: "shown by the proxy if the shop is down" },
  "performance-test": { address: "/performanceTest", status: 200, why: "for the operator" },
  "help-mobile": { address: "/mobile", status: 200, why: app },
  "terms-conditions-mobile": { address: "/pages/terms-conditions-mobile", status: 200, why: app },
  "privacy-policy-mobile": { address: "/pages/privacy-policy-mobile", status: 200, why: app },
  "orders-shipping-mobile": { address: "/pages/orders-shipping-mobile", status: 200, why: app },
  "return-refund-mobile": { address: "/pages/return-refund-mobile", status: 200, why: app },
  "return-policy-mobile": { address: "/pages/return-policy-mobile", status: 200, why: app },
  "faq-mobile": { address: "/pages/faq-mobile", status: 200, why: app },
  missing: { address: "/no/such/page", status: 404, why: "any unknown path" },
};
