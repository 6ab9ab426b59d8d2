// The invoice of a placed order.

import { amountWriter } from "#catalogue";
import { variantName } from "#commerce/labels";
import { requireAccount } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { translateLines } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { InvoiceData } from "./invoice-data.ts";
import { giftText, shownOrder } from "./order-view.server.ts";
import { tokenOf } from "#storefront/visitor/order-tokens.ts";
import { requireOrder } from "./viewer.server.ts";
import { listedAmounts } from "#commerce/orders";
import { FACTS } from "#commerce/settings";
import { sellerLines, taxAmounts, taxTableOf } from "./tax-table.server.ts";

export async function loader(args: LoaderArgs): Promise<InvoiceData> {
  const { params, visitor, request, shop } = args;
  if (tokenOf(request.headers.get("cookie"), params["orderId"] ?? "") === null) requireAccount(args);
  const kept = await requireOrder(args);
  const order = { ...kept, lines: await translateLines(args, kept.lines) };
  if (order.placedAt === null) throw notFound();
  const taxed = { lines: order.tax?.lines ?? [] };
  const amount = amountWriter(order.currency, [...listedAmounts(order), ...taxAmounts(order, taxed)]);
  return {
    order: shownOrder(order, visitor, amount),
    seller: sellerLines(shop.setting(FACTS), order),
    taxes: taxTableOf(order, taxed, amount, visitor.language),
    lines: order.lines.map(({ id, sku, vendor, title, colour, size, options, quantity, price, gift }) => ({
      id,
      sku,
      name: [vendor, title].filter(Boolean).join(" "),
      details: gift ? giftText(gift, visitor.language) : variantName({ colour, size, options }, visitor.language),
      quantity,
      price: amount(price),
      total: amount(price * quantity),
    })),
    back: linkFor(visitor)(`/account/orders/${order.id}`),
  };
}
