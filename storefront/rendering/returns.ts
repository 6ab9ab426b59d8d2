// Whether the visitor has come to a page through the history: back, forward, or by loading it again.

let latest: string | undefined;

/** Before the router listens: by the time it asks for data, it is known what is being returned to. */
export function noteReturns(window: EventTarget & { readonly location: Pick<Location, "href"> }): void {
  window.addEventListener("popstate", () => {
    latest = withoutHash(window.location.href);
  });
}

/** Whether the navigation to this address is a step through the history. Asked once a navigation. */
export function isReturnTo(address: string): boolean {
  const isReturn = latest === withoutHash(address);
  latest &&= "";
  return isReturn;
}

/** Whether any step through the history was made in this document. */
export const hasReturned = (): boolean => latest !== undefined;

const withoutHash = (address: string): string => address.split("#")[0] ?? address;
