// Where a visitor goes on after signing in: a page of this shop and nowhere else.

/** Any origin that is nobody's: an address that leaves it would leave the shop too. */
const HERE = "http://shop.invalid";

export function safeReturn(asked: string | null | undefined, otherwise: string): string {
  // Browsers take a backslash for a slash and leave control characters out: neither is in an address of the shop.
  if (!asked || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(asked)) return otherwise;
  const url = URL.parse(asked, HERE);
  if (!url || url.origin !== HERE) return otherwise;
  const path = url.pathname + url.search + url.hash;
  // "/.//other.example" becomes "//other.example", which is another host to a browser. And nobody signs in to sign in.
  return path.startsWith("//") || /^(?:\/\w+)?(?:\/cart)?\/login(?:[/?#]|$)/.test(path) ? otherwise : path;
}

export const withReturn = (login: string, from: string): string => `${login}?returnTo=${encodeURIComponent(from)}`;
