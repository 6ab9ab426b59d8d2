// Where a visitor goes on after signing in: a page of this shop and nowhere else.

/** Any origin that is nobody's: an address that leaves it would leave the shop too. */
const HERE = "http://shop.invalid";

export function safeReturn(asked: string | null | undefined, otherwise: string): string {
  const path = ownPath(asked);
  // Nobody signs in to sign in.
  return path === undefined || /^(?:\/\w+)?(?:\/cart)?\/login(?:[/?#]|$)/.test(path) ? otherwise : path;
}

/** An address as it stands in a form or a query, if it is one of this shop's. */
export function ownPath(asked: string | null | undefined): string | undefined {
  // Browsers take a backslash for a slash and leave control characters out: neither is in an address of the shop.
  if (!asked || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(asked)) return undefined;
  const url = URL.parse(asked, HERE);
  if (!url || url.origin !== HERE) return undefined;
  const path = url.pathname + url.search + url.hash;
  // "/.//other.example" becomes "//other.example", which is another host to a browser.
  return path.startsWith("//") ? undefined : path;
}

export const withReturn = (login: string, from: string): string => `${login}?returnTo=${encodeURIComponent(from)}`;
