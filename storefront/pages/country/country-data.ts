import type { CountryParts } from "#storefront/layout/menu-data.ts";

export interface CountryData extends CountryParts {
  /** Address of the page to return to. */
  readonly to: string;
}
