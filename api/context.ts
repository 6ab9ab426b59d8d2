// What every resolver is given: the shop, who asks, and loaders that gather the rows of one request.

import type { LanguageCode } from "#catalogue";
import type { Accounts, SignedInAccount } from "#commerce/accounts";
import type { Database } from "#commerce/database";
import type { Buying } from "#commerce/payments";
import type { ContentTranslator } from "#translation";
import type { Loaders } from "./loaders.ts";

/** Who asks, as the server found out from the request. */
export interface ApiVisitor {
  /** Of the mails that an operation causes, and of what is written with it. */
  readonly language: LanguageCode;
  /** The account that the visitor is signed in to; null for a guest. */
  readonly account: SignedInAccount | null;
  /** The account's; 0 for everyone who is not a VIP. */
  readonly vipLevel: number;
  /** Where the visitor's requests come from, for limits. */
  readonly network: string;
  /** What the browser says it is. */
  readonly agent: string;
  /** Sends the operator's token. */
  readonly isOperator: boolean;
}

/** A secret of the visitor's as the browser keeps it: of the session, or of a guest's bag. */
export interface ApiToken {
  /** The token that the request carried; null without one. */
  readonly token: string | null;
  /** Lets the browser keep this token with the answer, or forget the one it has. */
  readonly keep: (token: string | null) => void;
}

export interface ApiContext {
  readonly shopId: string;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly buying: Buying;
  readonly visitor: ApiVisitor;
  readonly session: ApiToken;
  /** Of a guest's cart; an account's is opened by the session. */
  readonly cart: ApiToken;
  readonly loaders: Loaders;
  /** Says what is sold in other languages; without it, everything is told as it is kept. */
  readonly translator?: Pick<ContentTranslator, "translate"> | undefined;
  /** Told of what went wrong unexpectedly; the answer says only that something did. */
  readonly onError: (error: unknown) => void;
}
