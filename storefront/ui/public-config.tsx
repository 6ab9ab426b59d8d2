// The settings of this installation that components may read.

import { createContext, use } from "react";

/** Settings of this installation that the browser may know. */
export interface PublicConfig {
  /** In-page navigation; when false every link is a document load. */
  readonly singlePageRouting: boolean;
  /** Origin that serves scripts, styles, fonts and pictures, or an empty string for this one. */
  readonly cdn: string;
  /** Origin of the shop for canonical addresses, without a trailing slash. */
  readonly origin: string;
  /** Whether it is the China storefront, which sells to China alone. */
  readonly channel?: "china";
  /** Whether a listing grows as one goes on, which is the default, or is cut into pages. */
  readonly listingPaging?: "infinite" | "pages";
  /** Whether the search page searches while one types; by default a submit does. */
  readonly searchAsYouType?: boolean;
}

const PublicConfigContext = createContext<PublicConfig>({ singlePageRouting: true, cdn: "", origin: "" });

export const PublicConfigProvider = PublicConfigContext.Provider;
export const usePublicConfig = (): PublicConfig => use(PublicConfigContext);
