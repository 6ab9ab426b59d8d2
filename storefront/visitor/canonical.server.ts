// The canonical address of a page for search engines: on the shop's own origin, in the country of the
// address, without sort order or tracking.

import { redirect } from "react-router";
import { DEFAULT_MARKET, DEFAULTS, marketOf, prefixPath, stripPrefix } from "#catalogue";
import type { LoaderArgs } from "#storefront/framework/define.ts";

export const canonicalOf = ({ config, url }: Pick<LoaderArgs, "config" | "url">, path: string): string =>
  new URL(prefixPath(ownCode(url), path), config.origin || url.origin).href;

/** A permanent redirect to the canonical address of a page, in the country of the address. */
export const moved = ({ url }: Pick<LoaderArgs, "url">, path: string): Response =>
  redirect(prefixPath(stripPrefix(url.pathname).code, path), 301);

/** A region with the same content as a country, or as no code, uses that one's address. The visitor's choice does not matter here. */
const ownCode = ({ pathname }: URL): string | null => {
  const { code } = stripPrefix(pathname);
  const market = code === undefined ? DEFAULT_MARKET : marketOf(code);
  if (code === undefined || market === undefined || market === DEFAULT_MARKET) return null;
  return market.kind === "country" || market.country === DEFAULTS.country ? code : market.country.toLowerCase();
};
