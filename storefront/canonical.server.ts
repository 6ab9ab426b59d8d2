// The one address of a page for search engines: of the shop's own origin, in the visitor's country, without order or tracking.

import { prefixPath } from "#catalogue";
import type { LoaderArgs } from "./rendering/define.ts";

export const canonicalOf = (
  { config, url, visitor }: Pick<LoaderArgs, "config" | "url" | "visitor">,
  path: string,
): string => (config.origin || url.origin) + prefixPath(visitor.code, path);
