// The data of the frame. It is rendered on the server only: neither this data nor its components reach the browser.

import type { LanguageCode, PriceList } from "#catalogue";
import type { MenuDepartment, MenuGroup, MenuLink } from "#browsing";

export interface FrameData {
  readonly language: LanguageCode;
  /** Path of the page with its country prefix, without query. */
  readonly path: string;
  /** Slug of the page's department; undefined if the menu that contains its address decides. */
  readonly department?: string | undefined;
  /** From the top-bar sections, in order. The first shows on every screen, the second if there is room. */
  readonly announcements: readonly Announcement[];
  readonly departments: readonly MenuDepartment[];
  readonly market: MarketLabel;
  /** False for a shop that sells to one country. */
  readonly hasCountries: boolean;
  /** Addresses of the pages with all menus, and with all languages and countries. */
  readonly menu: string;
  readonly countries: string;
  /** This page with its query, to which the picker returns. */
  readonly address: string;
  /** Addresses with the visitor's country prefix. */
  readonly home: string;
  readonly search: string;
  /** Limits suggestions to what is sold in this price list and country. */
  readonly searchIn: { readonly priceList: PriceList; readonly hasPriorPrices?: true; readonly country?: string };
  readonly newsletter: string;
  readonly privacyChoices: string;
  readonly wishlist: string;
  readonly cart: string;
  /** The footer's columns, and the row of links under them. */
  readonly columns: readonly MenuGroup[];
  readonly legal: readonly MenuLink[];
  /** Pages of the shop on social networks. */
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** Link to the account, or to signing in. */
  readonly account: { readonly name: string; readonly href: string };
}
export interface Announcement {
  readonly text: string;
  readonly href?: string | undefined;
}
export interface MarketLabel {
  /** The code in front of the visitor's links; null without one. */
  readonly code: string | null;
  /** The country that the picker marks as current. */
  readonly country: string;
  readonly name: string;
  readonly currency: string;
  /** The language's name in that language. */
  readonly language: string;
}
export interface PickerArea {
  readonly name: string;
  readonly countries: readonly PickerCountry[];
}
export interface PickerCountry {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
}
