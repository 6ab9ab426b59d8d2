// The one address of a page for search engines: of the shop's own origin, in the visitor's country, without order or tracking.

import { DEFAULT_MARKET, DEFAULTS, prefixPath } from "#catalogue";
import type { LoaderArgs } from "./rendering/define.ts";

export const canonicalOf = (
  { config, url, visitor }: Pick<LoaderArgs, "config" | "url" | "visitor">,
  path: string,
): string => (config.origin || url.origin) + prefixPath(ownCode(visitor), path);

/** A region that says the same as a country, or as no code at all, stands for that. */
const ownCode = ({ code, market }: LoaderArgs["visitor"]): string | null => {
  if (code === null || market.kind === "country") return code;
  if (market === DEFAULT_MARKET) return null;
  return market.country === DEFAULTS.country ? code : market.country.toLowerCase();
};
