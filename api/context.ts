// The context of resolvers: the shop, the visitor, and the loaders of one request.

import type { LanguageCode, Taxonomy } from "#catalogue";
import type { Accounts, SignedInAccount } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import type { OrderServices } from "#commerce/payments";
import type { Browsing } from "#browsing";
import type { SearchReader } from "#search";
import type { TextSort } from "#search/state";
import type { ContentTranslator } from "#translation";
import type { Loaders } from "./loaders.ts";
import type { ReadSetting } from "#commerce/settings";

/** The visitor, as identified by the server. */
export interface ApiVisitor {
  /** Upper-case code of the country where the visitor is; null if it is not known. */
  readonly country: string | null;
  /** Language of mails and of stored texts. */
  readonly language: LanguageCode;
  /** The signed-in account; null for a guest. */
  readonly account: SignedInAccount | null;
  /** VIP level of the account; 0 if it is not a VIP. */
  readonly vipLevel: number;
  /** Network of the visitor, for rate limits. */
  readonly network: string;
  /** User agent of the browser. */
  readonly agent: string;
  /** True if the request has the operator's token. */
  readonly isOperator: boolean;
}

/** A token in a cookie: of the session, the browser, a pending sign-in or a guest's cart. */
export interface ApiToken {
  /** The token of the request; null if there is none. */
  readonly token: string | null;
  /** Sets the cookie in the response, or deletes it. */
  readonly keep: (token: string | null) => void;
}

export type AdmittedOperation =
  | { readonly kind: "admitted"; readonly release: () => void }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly message: string;
      readonly headers: Readonly<Record<string, string>>;
    };

/** The context that the server provides, before the operation is known. */
export interface RequestContext {
  readonly shopId: string;
  readonly database: Database;
  readonly taxonomy: Taxonomy;
  /** Reads what the merchant has decided. */
  readonly setting: ReadSetting;
  readonly accounts: Accounts;
  readonly orderServices: OrderServices;
  readonly visitor: ApiVisitor;
  readonly session: ApiToken;
  /** Marks a browser in which someone has signed in. */
  readonly device: ApiToken;
  /** Identifies a sign-in that waits for the second factor. */
  readonly pending: ApiToken;
  /** For a guest's cart; an account's is identified by the session. */
  readonly cart: ApiToken;
  /** The index of products. */
  readonly search: SearchReader;
  /** The order of text searches; by relevance by default. */
  readonly textSort?: TextSort | undefined;
  /** Translates catalogue texts and understands queries; without it everything stays English. */
  readonly translator?: ContentTranslator | undefined;
  /** Public origin of the shop, for absolute URLs. */
  readonly origin: string;
  /** Origin of pictures; the shop's own unless there is a CDN. */
  readonly pictureOrigin: string;
  /** Asks for an operation of this cost, in requested fields; without it, every one may run. */
  readonly admit?: (cost: number) => Promise<AdmittedOperation>;
  /** Reports unexpected errors, which the response does not reveal. */
  readonly onError: (error: unknown) => void;
}

export interface ApiContext extends RequestContext {
  /** The visitor in the market and language of the operation. */
  readonly browsing: Browsing;
  readonly loaders: Loaders;
}
