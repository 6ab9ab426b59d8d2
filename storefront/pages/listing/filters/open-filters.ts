// Opens and closes the column of filters beside the grid.

import { createContext, use } from "react";

/** The id of the filters: without scripts the link to it opens them. */
export const FILTERS = "filters";

interface OpenFilters {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const OpenFiltersContext = createContext<OpenFilters>({ isOpen: true, setOpen: () => undefined });
export const OpenFiltersProvider = OpenFiltersContext.Provider;
export const useOpenFilters = (): OpenFilters => use(OpenFiltersContext);
