// Names of an order's lines in the shopper's language, for mails.

import type { Taxonomy } from "#catalogue";
import { translateLines } from "#browsing";
import type { OrderServices } from "#commerce/payments";
import type { ContentTranslator } from "#translation";

/** Without a translator the names stay in English. */
export const nameLinesBy =
  (translator: ContentTranslator | undefined, taxonomy: () => Taxonomy): OrderServices["nameLines"] =>
  async (lines, visitor) =>
    translateLines({ visitor, shop: { taxonomy: taxonomy(), ...(translator && { translator }) } }, lines);
