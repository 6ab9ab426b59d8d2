// The part of a cache's key that says which visitors share an entry.

import type { Visitor } from "./context.ts";

/** Everything but the account on which a shared page depends. */
export const visitorKey = ({
  code,
  market,
  country,
  unsold,
  language,
  isMobile,
  hidesVideo,
}: Omit<Visitor, "account" | "vipLevel" | "network" | "timeZone" | "rules" | "ruleContexts">): string =>
  `${code} ${market.code} ${market.priceList} ${country} ${unsold} ${language} ${isMobile} ${hidesVideo}`;
