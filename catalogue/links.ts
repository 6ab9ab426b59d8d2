// The country prefix of paths: adding, removing and replacing it.

import { marketOf } from "./markets.ts";

export interface UnprefixedPath {
  /** Lower-case code of the prefix; undefined without one. */
  readonly code: string | undefined;
  /** The rest with query and fragment. It starts with exactly one slash, so it can never name another host. */
  readonly path: string;
}

/** Sets or replaces the country prefix of an internal path. Other links (https:, mailto:, #top) are returned unchanged. */
export const prefixPath = (code: string | null | undefined, path: string): string =>
  isInternal(path) ? under(code, stripPrefix(path).path) : path;

/** Removes the prefix. A first segment that is not a market's code belongs to the path. */
export const stripPrefix = (path: string): UnprefixedPath => {
  const normal = `/${path.replace(/^[/\\]+/u, "")}`;
  const [, first = "", rest = ""] = /^\/([^/?#]*)(.*)$/su.exec(normal) ?? [];
  const code = first.toLowerCase();
  if (marketOf(code) === undefined) return { code: undefined, path: normal };
  return { code, path: `/${rest.replace(/^[/\\]+/u, "")}` };
};

const under = (code: string | null | undefined, bare: string): string => {
  if (!code) return bare;
  // "/fr" and "/fr?page=2", never "/fr/?page=2": one URL for each page.
  const rest = /^\/(?:$|[?#])/u.test(bare) ? bare.slice(1) : bare;
  return `/${code.toLowerCase()}${rest}`;
};

// Browsers read "//host" and "/\host" as another host.
const isInternal = (path: string): boolean => /^\/(?![/\\])/u.test(path);
