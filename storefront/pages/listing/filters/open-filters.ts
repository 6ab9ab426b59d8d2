// Whether the column of filters is shown beside the grid, where there is room for it.

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
