// The one address of a page for search engines: of the shop's own origin, in the country of the
// address, without order or tracking.

import { DEFAULT_MARKET, DEFAULTS, marketOf, prefixPath, stripPrefix } from "#catalogue";
import type { LoaderArgs } from "#storefront/framework/define.ts";

export const canonicalOf = ({ config, url }: Pick<LoaderArgs, "config" | "url">, path: string): string =>
  (config.origin || url.origin) + prefixPath(ownCode(url), path);

/** A region that says the same as a country, or as no code at all, stands for that. What a visitor chose says nothing here. */
const ownCode = ({ pathname }: URL): string | null => {
  const { code } = stripPrefix(pathname);
  const market = code === undefined ? DEFAULT_MARKET : marketOf(code);
  if (code === undefined || market === undefined || market === DEFAULT_MARKET) return null;
  return market.kind === "country" || market.country === DEFAULTS.country ? code : market.country.toLowerCase();
};
