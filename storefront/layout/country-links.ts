// The picker's links lead to the page that the visitor is on now, also after a navigation within the document.

/** `path` with its query, as the visitor of `code` has it; null for an address without a code. */
export function leadCountriesTo(path: string, code: string | null, target: Document): void {
  const rest = pathBehind(path, code);
  for (const link of target.querySelectorAll<HTMLAnchorElement>("a[data-country]")) {
    link.setAttribute("href", `/${link.dataset["country"]}${rest}`);
  }
}

/** What follows the code: "/de/cart?a=1" gives "/cart?a=1", the home page nothing but its query. */
export const pathBehind = (path: string, code: string | null): string =>
  path.replace(new RegExp(`^/${code}(?=[/?#]|$)`, "i"), "").replace(/^\/(?=[?#]|$)/, "");
