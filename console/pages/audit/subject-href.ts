// The console's page of an entry's subject.

const PAGES: Readonly<Record<string, string>> = {
  order: "orders",
  return: "returns",
  product: "products",
  "merchandising-rule": "listings",
  tag: "collections",
  look: "looks",
  promotion: "promotions",
  customer: "customers",
  setting: "settings",
  staff: "team",
  webhook: "webhooks",
};

/** Undefined for subjects without a page of their own. */
export const subjectHref = (kind: string, id: string): string | undefined =>
  Object.hasOwn(PAGES, kind) ? `/console/${PAGES[kind]}/${encodeURIComponent(id)}` : undefined;
