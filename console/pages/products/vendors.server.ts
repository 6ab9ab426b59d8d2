// Designers of the shop, to choose from.

import type { Shop } from "#storefront/framework/context.ts";

const MOST = 500;

/** Empty if the search does not answer: a name can be typed as well. */
export async function knownVendors({ search }: Pick<Shop, "search">): Promise<readonly string[]> {
  const found = await search
    .search({ limit: 0, facets: [{ attribute: "vendor", limit: MOST, sort: "value" }] })
    .catch(() => undefined);
  return found?.kind === "found" ? (found.facets[0]?.values.map(({ value }) => value) ?? []) : [];
}
