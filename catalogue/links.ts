// Links: the country prefix that every address may carry, put on, taken off or exchanged. Strings in, strings out.

import { marketOf } from "./markets.ts";

export interface UnprefixedPath {
  /** The code as the address has it, lower-cased; undefined when there is none. */
  readonly code: string | undefined;
  /** The rest, with its query and fragment; starts with exactly one slash, so that it can never name another host. */
  readonly path: string;
}

/** An internal path under a country's prefix, in place of any it had. Other addresses (https:, mailto:, #top) are kept. */
export const prefixPath = (code: string | null | undefined, path: string): string =>
  isInternal(path) ? under(code, stripPrefix(path).path) : path;

/** A path without the prefix; a first segment that is no market's code belongs to the path. */
export const stripPrefix = (path: string): UnprefixedPath => {
  const normal = `/${path.replace(/^[/\\]+/u, "")}`;
  const [, first = "", rest = ""] = /^\/([^/?#]*)(.*)$/su.exec(normal) ?? [];
  const code = first.toLowerCase();
  if (marketOf(code) === undefined) return { code: undefined, path: normal };
  return { code, path: `/${rest.replace(/^[/\\]+/u, "")}` };
};

/** The same page, query and fragment in another country; of a full address only the path changes. */
export const switchCountry = (url: string, code: string): string => {
  const origin = /^https?:\/\/[^/?#]*/iu.exec(url)?.[0] ?? "";
  return `${origin}${under(code, stripPrefix(url.slice(origin.length)).path)}`;
};

const under = (code: string | null | undefined, bare: string): string => {
  if (!code) return bare;
  // "/fr" and "/fr?page=2", never "/fr/?page=2": one address a page.
  const rest = /^\/(?:$|[?#])/u.test(bare) ? bare.slice(1) : bare;
  return `/${code.toLowerCase()}${rest}`;
};

// One leading slash: "//host" and "/\host" are other hosts to a browser.
const isInternal = (path: string): boolean => /^\/(?![/\\])/u.test(path);
