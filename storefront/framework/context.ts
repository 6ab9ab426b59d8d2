// The context of every loader and action: the visitor and the shop's operations.

import type { LanguageCode, Market, Taxonomy } from "#catalogue";
import type { Accounts, SignedInAccount } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import type { LineSource } from "#commerce/orders";
import type { ProductWithVariants } from "#commerce/products";
import type { OrderServices, TestProvider } from "#commerce/payments";
import type { ReadSetting } from "#commerce/settings";
import type { SearchReader } from "#search";
import type { TextSort } from "#search/state";
import type { PublicConfig } from "#storefront/ui/public-config.tsx";
import type { ContentTranslator } from "#translation";

export interface Visitor {
  /** The country or region code in front of the visitor's links: from the address, or else the visitor's choice; null without one. */
  readonly code: string | null;
  readonly market: Market;
  /**
   * Upper-case code of the country where the visitor is, by the proxy or else chosen; null if neither is known. It decides which
   * products are hidden, so that an address of another country does not show them.
   */
  readonly country: string | null;
  /** Upper-case code of the country where the visitor is, if the shop does not sell there; otherwise null. */
  readonly unsold: string | null;
  /** Language of the page. */
  readonly language: LanguageCode;
  /** That of the shop, in which its days begin and end. */
  readonly timeZone: string;
  readonly isMobile: boolean;
  /** True for browsers that play a video over the page instead of in it. */
  readonly hidesVideo: boolean;
  /** The account that the visitor is signed in to; null for a guest. */
  readonly account: SignedInAccount | null;
  /** 0 for visitors who are not VIPs. */
  readonly vipLevel: number;
  /** Network of the visitor, for rate limits. */
  readonly network: string;
  /** Set for staff who look at the shop in the console: with the drafts of merchandising rules, or without. */
  readonly rules?: "live" | "draft";
  /** Rule contexts that they try beside those of the page. */
  readonly ruleContexts?: readonly string[];
}

/** What dates are written by. */
export type DateReader = Pick<Visitor, "language" | "timeZone">;

/** The shop behind the pages, for commerce operations. */
export interface Shop {
  readonly id: string;
  readonly database: Database;
  /** The shop's current departments, categories and product types. */
  readonly taxonomy: Taxonomy;
  /** Reads what the merchant has decided, as it is now. */
  readonly setting: ReadSetting;
  /** The index of its products. */
  readonly search: SearchReader;
  readonly accounts: Accounts;
  /** The order of text searches; by relevance by default. */
  readonly textSort?: TextSort;
  /** Translates catalogue texts; without it everything stays English. */
  readonly translator?: ContentTranslator;
  readonly orderServices: OrderServices;
  /**
   * Raised with every change that pages show (server/documents/follow-changes.ts), so that what is derived from an edition can be reused in it.
   * Absent in previews, and for an index that other processes change.
   */
  readonly edition?: () => number;
  /** In a preview: a product that is not saved yet, which its page shows in place of the stored one. */
  readonly draftProduct?: ProductWithVariants;
  /** The test payment provider, whose payment page the shop serves; undefined with a real provider. */
  readonly testProvider?: TestProvider;
  /** Counts what shoppers do; without it, nothing is counted. */
  readonly insights?: { readonly added: (request: Request, added: AddedToCart) => void };
}

/** A piece that was added to a cart. */
export interface AddedToCart extends LineSource {
  readonly variantId: string;
  /** Code of the market. */
  readonly market: string;
}

/** A secret in a cookie: of the session, the browser, a pending sign-in or a guest's cart. */
export interface TokenPort {
  /** The token that the request carried; null without one. */
  readonly token: string | null;
  /** A Set-Cookie header that stores the token, or removes it for null. */
  readonly cookie: (token: string | null) => string;
}

export interface LoaderContext {
  readonly visitor: Visitor;
  readonly shop: Shop;
  readonly config: PublicConfig;
  readonly session: TokenPort;
  /** Marks a browser in which someone has signed in. */
  readonly device: TokenPort;
  /** Identifies a sign-in that waits for the second factor. */
  readonly pending: TokenPort;
  /** Identifies a guest's cart; the session identifies an account's. */
  readonly cart: TokenPort;
  /** Headers of the answer; loaders may set cookies and caching. */
  readonly out: Headers;
  /** Reports a failure that does not stop the page. */
  readonly onError: (error: unknown) => void;
}
