// The canonical address of a page for search engines: on the shop's own origin, in the country of the
// address, without sort order or tracking.

import { DEFAULT_MARKET, DEFAULTS, marketOf, prefixPath, stripPrefix } from "#catalogue";
import type { LoaderArgs } from "#storefront/framework/define.ts";

export const canonicalOf = ({ config, url }: Pick<LoaderArgs, "config" | "url">, path: string): string =>
  (config.origin || url.origin) + prefixPath(ownCode(url), path);

/** A region with the same content as a country, or as no code, uses that one's address. The visitor's choice does not matter here. */
const ownCode = ({ pathname }: URL): string | null => {
  const { code } = stripPrefix(pathname);
  const market = code === undefined ? DEFAULT_MARKET : marketOf(code);
  if (code === undefined || market === undefined || market === DEFAULT_MARKET) return null;
  return market.kind === "country" || market.country === DEFAULTS.country ? code : market.country.toLowerCase();
};
