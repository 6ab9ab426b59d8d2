// Products that this browser looked at, for the page without a connection (storefront/public/offline/page.js). Without prices, which may
// have changed by then.

import { useEffect } from "react";
import { storedValue } from "#storefront/framework/browser-storage.ts";

interface SeenProduct {
  readonly path: string;
  readonly title: string;
  readonly designer: string;
  /** Address of the file that was shown, which the browser may still have. */
  readonly picture: string;
}

const MOST = 12;

const seenProducts = storedValue<readonly SeenProduct[]>(
  "seen",
  (value): value is readonly SeenProduct[] =>
    Array.isArray(value) && value.every((one) => typeof one?.path === "string" && typeof one.title === "string"),
);

export const forgetSeen = (): void => void seenProducts.write(undefined);

/** Notes the product of a page; the latest comes first. */
export function useSeen(path: string, title: string, designer: string): void {
  useEffect(() => {
    const picture = document.querySelector<HTMLImageElement>("figure img")?.currentSrc ?? "";
    const others = (seenProducts.read() ?? []).filter((other) => other.path !== path);
    seenProducts.write([{ path, title, designer, picture }, ...others].slice(0, MOST));
  }, [path, title, designer]);
}
