// The page to return to after signing in; only pages of this shop are allowed.

/** A reserved origin: an address that resolves elsewhere would leave the shop. */
const HERE = "http://shop.invalid";

export function safeReturn(asked: string | null | undefined, otherwise: string): string {
  const path = ownPath(asked);
  // The sign-in page itself is not a destination.
  return path === undefined || /^(?:\/\w+)?(?:\/cart)?\/login(?:[/?#]|$)/.test(path) ? otherwise : path;
}

/** The address from a form or a query, if it belongs to this shop. */
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
