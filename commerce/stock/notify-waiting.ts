// Sends back-in-stock mails. The mail is enqueued in the transaction that deletes the request, so it is sent exactly once.

import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import {
  COUNTRY_MARKETS,
  DEFAULT_MARKET,
  ONLY_ONE_SIZE,
  REGION_MARKETS,
  type OfferedPrices,
  type VariantOption,
} from "#catalogue";
import type { Database } from "#commerce/database";
import { variantName } from "#commerce/labels";
import {
  enqueueMail,
  isSuppressed,
  listKey,
  mailHref,
  mailLanguage,
  oneClickHref,
  openSigner,
  unsubscribePath,
  type MailContent,
  type MailShop,
} from "#commerce/mail";
import { mailBackInStock } from "#locales/mail-back-in-stock";
import { catalogueGenerationTable, productTable, variantTable } from "../products/tables.ts";
import { availableNow } from "./available.ts";
import { backInStockTable, type VariantNames } from "./tables.ts";

export interface Notified {
  readonly mails: number;
  /** True if there may be another batch. */
  readonly hasMore: boolean;
}

const BATCH = 100;

/** Processes one batch. Safe to run in several processes at once. `origin` is the public origin of the shop. */
export function notifyWaiting(
  { sql: client }: Database,
  { origin, prices }: { readonly origin: string; readonly prices: OfferedPrices },
  now: Date,
): Promise<Notified> {
  return client.transaction(async (tx) => {
    const { id, email, marketCode, language } = backInStockTable;
    const due = await tx
      .select({
        id,
        email,
        marketCode,
        language,
        variantId: variantTable.id,
        size: variantTable.size,
        options: variantTable.options,
        names: backInStockTable.names,
        handle: productTable.handle,
        title: sql<string>`coalesce(${productTable.titles} ->> ${language}, ${productTable.title})`,
        vendor: productTable.vendor,
        image: sql<string>`coalesce(${productTable.images}[1], '')`,
      })
      .from(backInStockTable)
      .innerJoin(catalogueGenerationTable, eq(catalogueGenerationTable.state, "on-sale"))
      .innerJoin(
        variantTable,
        and(eq(variantTable.generation, catalogueGenerationTable.id), eq(variantTable.id, backInStockTable.variantId)),
      )
      .innerJoin(
        productTable,
        and(eq(productTable.generation, variantTable.generation), eq(productTable.id, variantTable.productId)),
      )
      .where(and(eq(productTable.isVisible, true), isSoldThere(prices), sql`${availableNow(now)} > 0`))
      .orderBy(asc(backInStockTable.createdAt))
      .limit(BATCH)
      .for("update", { of: backInStockTable, skipLocked: true });
    const signer = await openSigner(tx);
    for (const request of due) {
      const member = { list: "back-in-stock", email: request.email } as const;
      // Dropped like the others: the address bounces, or its owner complained.
      if (await isSuppressed(tx, member)) continue;
      const key = listKey(signer, member);
      await enqueueMail(tx, request.email, (shop) => backInStockMail(shop, request, origin, key), now);
    }
    const ids = due.map((request) => request.id);
    if (ids.length > 0) await tx.delete(backInStockTable).where(inArray(id, ids));
    return { mails: due.length, hasMore: due.length === BATCH };
  });
}

/** A request waits while the product is not sold in its market. */
const isSoldThere = (prices: OfferedPrices) => {
  const markets = Map.groupBy([...COUNTRY_MARKETS, ...REGION_MARKETS], (market) => prices.market(market).priceList);
  return or(
    ...[...markets].map(([list, of]) => {
      const codes = of.map(({ code }) => code);
      return and(inArray(backInStockTable.marketCode, codes), sql`${productTable.prices} ? ${list}`);
    }),
  );
};

export interface BackInStock {
  readonly language: string;
  readonly marketCode: string;
  readonly variantId: string;
  readonly size: string;
  readonly options: readonly VariantOption[] | null;
  readonly names: VariantNames | null;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly image: string;
}

export function backInStockMail(shop: MailShop, request: BackInStock, origin: string, key: string): MailContent {
  const { marketCode, variantId, handle, title, vendor, image } = request;
  const language = mailLanguage(request);
  const { names, options: current } = request;
  const colour = names?.colour ?? "";
  // An import may have added options since.
  const options = (names?.options.length === current?.length && names?.options) || (current ?? []);
  // A colour says more than that there is one size.
  const size = request.size === ONLY_ONE_SIZE && colour !== "" ? "" : request.size;
  const variant = variantName({ colour, size, options }, language);
  const say = shop.messages(mailBackInStock, language);
  const code = marketCode === DEFAULT_MARKET.code ? undefined : marketCode;
  const link = (path: string) => mailHref(origin, { code, language }, path);
  const href = link(`/products/${handle}/${encodeURIComponent(variantId)}`);
  return {
    language,
    subject: say("subject", { title }),
    paragraphs: [say("text", { title, vendor, size: variant }), say("few")],
    items: [{ image, vendor, title, details: variant, quantity: 1, amount: "" }],
    action: { label: say("see"), href },
    note: say("note"),
    list: {
      oneClick: oneClickHref(origin, key),
      links: [{ label: say("unsubscribe"), href: link(unsubscribePath(key)) }],
    },
  };
}
