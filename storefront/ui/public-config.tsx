// The installation's settings for components.

import { createContext, use } from "react";

/** Settings of this installation that are public. */
export interface PublicConfig {
  /** Name of the shop. */
  readonly shopName: string;
  /** Address and size of its logo, which is shown in place of the name. */
  readonly logo?: { readonly href: string; readonly width: number; readonly height: number };
  /** Addresses of its icon, for browser tabs and for phones. */
  readonly icon: string;
  readonly appIcon: string;
  /** Ground of the merchant's theme, for the browser's own bars. */
  readonly themeColour?: string;
  /** Currencies that are written without their country, such as "JPY CAD". */
  readonly currencies?: string | undefined;
  /** In-page navigation; when false every link is a document load. */
  readonly singlePageRouting: boolean;
  /** Origin that serves scripts, styles, fonts and pictures, or an empty string for this one. */
  readonly cdn: string;
  /** Origin of the shop for canonical addresses, without a trailing slash. */
  readonly origin: string;
  /** The search service, for clients in the browser. */
  readonly search?: { readonly applicationId: string; readonly apiKey: string; readonly indexName: string };
  /** Destinations of analytics, which features/analytics loads with consent. */
  readonly destinations?: object;
  /** Set for the China storefront, which sells to China only. */
  readonly channel?: "china";
  /** Listings load more products on scroll by default, or have numbered pages. */
  readonly listingPaging?: "infinite" | "pages";
  /** Pages that load on scroll before a listing waits for its button; any number if absent. */
  readonly listingPause?: number;
  /** True if the search page searches as the visitor types; by default it waits for a submit. */
  readonly searchAsYouType?: boolean;
  /** True if browsers shall not keep a page for times without a connection. */
  readonly withoutOfflinePage?: boolean;
}

const PublicConfigContext = createContext<PublicConfig>({
  shopName: "",
  icon: "",
  appIcon: "",
  singlePageRouting: true,
  cdn: "",
  origin: "",
});

export const PublicConfigProvider = PublicConfigContext.Provider;
export const usePublicConfig = (): PublicConfig => use(PublicConfigContext);
