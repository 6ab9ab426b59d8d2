// Tells whether the visitor reached a page through the history: back, forward or reload.

let latest: string | undefined;
let isWithin: (state: unknown) => boolean = () => false;

/** Before the router listens: by the time it asks for data, it is known what is being returned to. */
export function noteReturns(
  window: Pick<Window, "addEventListener"> & { readonly location: Pick<Location, "href"> },
): void {
  window.addEventListener("popstate", (event) => {
    if (isWithin(event.state)) event.stopImmediatePropagation();
    else latest = withoutHash(window.location.href);
  });
}

/** Steps through the history that stay within a page: who says so of an entry's state keeps them from the router. */
export function takeReturns(within: (state: unknown) => boolean): void {
  isWithin = within;
}

/** True if the navigation to this address is a step through the history. Call once per navigation. */
export function isReturnTo(address: string): boolean {
  const isReturn = latest === withoutHash(address);
  latest &&= "";
  return isReturn;
}

/** True if any step through the history was made in this document. */
export const hasReturned = (): boolean => latest !== undefined;

const withoutHash = (address: string): string => address.split("#")[0] ?? address;
