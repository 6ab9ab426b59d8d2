// The listing or search that led to this page's product, as far as the visitor allows to measure it. Loaded by an addition to the cart.

import { opened } from "./insights.ts";
import { isAllowed } from "./deferred.ts";

/** Address of the listing or search; empty if unknown. */
export function foundIn(): string {
  const { pathname } = location;
  return isAllowed(document.cookie) ? (opened.get(pathname) ?? (hasLanded(pathname) ? referrer() : "")) : "";
}

/** On the document's first page: the referrer says nothing about later ones. */
const hasLanded = (path: string): boolean =>
  performance.getEntriesByType("navigation")[0]?.name.startsWith(location.origin + path) ?? false;

const referrer = (): string =>
  document.referrer.startsWith(`${location.origin}/`) ? document.referrer.slice(location.origin.length) : "";
