// What the frame of every page is made of. It is rendered on the server alone: neither this data nor its components reach the browser.

import type { LanguageCode, PriceList } from "#catalogue";
import type { MenuDepartment, MenuLink } from "./menu.ts";

export interface FrameData {
  readonly language: LanguageCode;
  /** Path of the page with its country prefix, without query. */
  readonly path: string;
  /** Slug of the department that the page says it belongs to; otherwise the menu that holds its address decides. */
  readonly department?: string | undefined;
  /** From the top-bar sections, in order. The first is shown on every screen, the second where there is room. */
  readonly announcements: readonly Announcement[];
  readonly departments: readonly MenuDepartment[];
  readonly market: MarketLabel;
  /** Countries by area; none where the shop sells to one alone. */
  readonly areas: readonly PickerArea[];
  /** Where the picker leads back to: this page with its query. */
  readonly address: string;
  /** Addresses with the visitor's country prefix. */
  readonly home: string;
  readonly search: string;
  /** What the search box may offer: what is sold in this list, and not hidden from this country. */
  readonly searchIn: { readonly priceList: PriceList; readonly country?: string };
  readonly newsletter: string;
  readonly wishlist: string;
  readonly cart: string;
  /** In the footer: how to get help, and what the law asks for. */
  readonly help: readonly MenuLink[];
  readonly legal: readonly MenuLink[];
  /** The account, or where to sign in to one. */
  readonly account: { readonly name: string; readonly href: string };
}
export interface Announcement {
  readonly text: string;
  readonly href?: string | undefined;
}
export interface MarketLabel {
  /** The code in front of the visitor's links; null without one. */
  readonly code: string | null;
  /** The code of the country that the picker marks. */
  readonly country: string;
  readonly name: string;
  readonly currency: string;
  /** What its speakers call it. */
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
