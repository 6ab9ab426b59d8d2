// Reads where a shopper found a product from the address of a listing or a search.

import { NO_SOURCE, normaliseQuery, stored, type Source } from "#commerce/insights";

const SEARCH = /^(?:\/[\w-]+)?\/pages\/search\/?$/;
const LISTING = /^(?:\/[\w-]+)?(\/collections\/[^/]+(?:\/[^/]+)?|\/shop\/[^/]+\/[^/]+|\/productgrid)\/?$/;
const PRODUCT = /\/products\/([^/]+)/;

/** `address` is a path with its query: "/fr/pages/search?qTitle=coat". */
export function sourceIn(address: string): Source {
  const [path = "", query = ""] = address.split("?");
  if (SEARCH.test(path)) {
    return { ...NO_SOURCE, query: normaliseQuery(new URLSearchParams(query).get("qTitle") ?? "") };
  }
  return { ...NO_SOURCE, listing: stored(decoded(LISTING.exec(path)?.[1] ?? "").toLowerCase()) };
}

/** Handle or id in the address of a product's page. */
export const productIn = (address: string): string | undefined => {
  const [, handle] = PRODUCT.exec(address.split("?")[0] ?? "") ?? [];
  return handle === undefined ? undefined : stored(decoded(handle));
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
