// Opens and closes the column of filters beside the grid.

import { createContext, use, useSyncExternalStore } from "react";

/** The id of the filters: without scripts the link to it opens them. */
export const FILTERS = "filters";

interface OpenFilters {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const OpenFiltersContext = createContext<OpenFilters>({ isOpen: true, setOpen: () => undefined });
export const OpenFiltersProvider = OpenFiltersContext.Provider;
export const useOpenFilters = (): OpenFilters => use(OpenFiltersContext);

/**
 * False on a phone, which has the filters in sheets: its document contains them for visitors without scripts only. A phone's browser on
 * a wide screen, such as a tablet's, adds the column.
 */
export const useFilterColumn = (isMobile: boolean): boolean =>
  useSyncExternalStore(
    onWidthChange,
    () => !isMobile || wide().matches,
    () => !isMobile,
  );

const wide = (): MediaQueryList => matchMedia("(min-width: 1024px)");

function onWidthChange(listener: () => void): () => void {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
