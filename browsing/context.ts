// The context of browsing: the shop, and what is known about the visitor. Loaders of pages and the API provide it.

import type { LanguageCode, Market, Taxonomy } from "#catalogue";
import type { Database } from "#commerce/database";
import type { ReadSetting } from "#commerce/settings";
import type { SearchReader } from "#search";
import type { TextSort } from "#search/state";
import type { ContentTranslator } from "#translation";

export interface BrowsingVisitor {
  readonly market: Market;
  /** Upper-case code of the country where the visitor is; null if it is not known. It decides which products are hidden. */
  readonly country: string | null;
  readonly language: LanguageCode;
  /** 0 for visitors who are not VIPs. */
  readonly vipLevel: number;
  /** Undefined for API clients, whose device is not known. */
  readonly isMobile?: boolean;
  /** "draft" shows drafts of merchandising rules, to staff only. */
  readonly rules?: "live" | "draft";
  /** Rule contexts beside those of the page, as a client would send them. Of previews. */
  readonly ruleContexts?: readonly string[];
}

export interface BrowsedShop {
  readonly id: string;
  readonly database: Database;
  /** The shop's current departments, categories and product types. */
  readonly taxonomy: Taxonomy;
  /** Reads what the merchant has decided, as it is now. */
  readonly setting: ReadSetting;
  /** The index of its products. */
  readonly search: SearchReader;
  /** The order of text searches; by relevance by default. */
  readonly textSort?: TextSort | undefined;
  /** Translates catalogue texts; without it everything stays English. */
  readonly translator?: ContentTranslator | undefined;
}

export interface Browsing {
  readonly visitor: BrowsingVisitor;
  readonly shop: BrowsedShop;
  /** Reports a failure that costs only a part of the answer. */
  readonly onError: (error: unknown) => void;
}
