// The controls of a listing as cached markup (ui/cached-markup.ts): they show its data and address, but none of its products.

import type { ReactElement, ReactNode } from "react";
import { useLocation } from "react-router";
import { useCachedMarkup } from "#storefront/ui/cached-markup.ts";
import type { ListingData } from "./listing-data.ts";

/** Renders a control by its name. */
export function useCachedControls(data: ListingData): (name: string, control: ReactElement) => ReactNode {
  const parts = useCachedMarkup();
  const { pathname } = useLocation();
  return (name, control) => parts(`${name} ${pathname}`, [shownBy(data)], () => control);
}

const SHOWN = new WeakMap<ListingData, object>();

/** The same object for the same data, because it is hashed once. */
function shownBy(data: ListingData): object {
  const shown = SHOWN.get(data) ?? { ...data, products: [], queryId: "", edit: null };
  SHOWN.set(data, shown);
  return shown;
}
