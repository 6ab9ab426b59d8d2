// What every loader and action is given besides the request: who is visiting, and the shop's operations.

import type { LanguageCode, Market } from "#catalogue";
import type { Accounts, SignedInAccount } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import type { Buying, TestProvider } from "#commerce/payments";
import type { SearchBackend } from "#search";
import type { PublicConfig } from "#storefront/ui/public-config.tsx";
import type { ContentTranslator } from "#translation";

export interface Visitor {
  /** The country or region in front of the visitor's links: the address's own, else the one they chose; null without one. */
  readonly code: string | null;
  readonly market: Market;
  /** Of the page. */
  readonly language: LanguageCode;
  readonly isMobile: boolean;
  /** Whether their browser would take a video over the page. */
  readonly hidesVideo: boolean;
  /** The account that the visitor is signed in to; null for a guest. */
  readonly account: SignedInAccount | null;
  /** The account's; 0 for everyone who is not a VIP. */
  readonly vipLevel: number;
  /** Where the visitor's requests come from, for limits. */
  readonly network: string;
}

/** The shop that the pages are of: its id, and where the operations of commerce find its data. */
export interface Shop {
  readonly id: string;
  readonly database: Database;
  /** The index of its products. */
  readonly search: SearchBackend;
  readonly accounts: Accounts;
  /** Says what it sells in other languages; absent, everything stays English. */
  readonly translator?: ContentTranslator;
  readonly buying: Buying;
  /** The bank of the test provider, whose page is the shop's own; absent where another provider is configured. */
  readonly testProvider?: TestProvider;
}

/** A secret of the visitor's as the browser keeps it: of the session, or of a guest's bag. */
export interface TokenPort {
  /** The token that the request carried; null without one. */
  readonly token: string | null;
  /** A Set-Cookie header by which the browser keeps this token, or forgets the one it has. */
  readonly cookie: (token: string | null) => string;
}

export interface LoaderContext {
  readonly visitor: Visitor;
  readonly shop: Shop;
  readonly config: PublicConfig;
  readonly session: TokenPort;
  /** Of a guest's bag; an account's is opened by the session. */
  readonly cart: TokenPort;
  /** Headers of the answer; loaders may set cookies and caching. */
  readonly out: Headers;
  /** Reports a failure in spite of which the page is shown. */
  readonly onError: (error: unknown) => void;
}
