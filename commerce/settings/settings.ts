// Every setting of a shop, in the order in which a merchant sees them.

import { CONSENT } from "./consent.ts";
import { DELIVERY } from "./delivery.ts";
import { FACTS } from "./facts.ts";
import { GIFTS } from "./gifts.ts";
import { INSIGHTS } from "./insights.ts";
import { LOGO } from "./logo.ts";
import { MAILS } from "./mail-texts/index.ts";
import { MARKETS } from "./markets.ts";
import { MEANINGS } from "./meanings.ts";
import { MENUS } from "./menus/index.ts";
import { PAYMENTS } from "./payments.ts";
import { PRICE_LISTS } from "./price-lists.ts";
import { PICTURES } from "./picture-hosts.ts";
import { RETENTION } from "./retention.ts";
import { SEARCH } from "./search.ts";
import type { Setting } from "./setting.ts";
import { SIZES } from "./sizes.ts";
import { TAX } from "./tax.ts";
import { THEME } from "./theme/index.ts";

// Each is written and read as JSON here, so that the types of the values do not matter.
export const SETTINGS: readonly Setting[] = [
  FACTS,
  LOGO,
  MARKETS,
  PRICE_LISTS,
  MENUS,
  THEME,
  MAILS,
  SIZES,
  DELIVERY,
  TAX,
  PAYMENTS,
  GIFTS,
  CONSENT,
  SEARCH,
  MEANINGS,
  INSIGHTS,
  PICTURES,
  RETENTION,
].map((setting) => setting as unknown as Setting);
