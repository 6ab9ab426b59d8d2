// Gift cards: adds one to the cart, and shows the balance for a code.

import { priceListsIn } from "#commerce/settings";
import { formatDate, formatMoney, giftCardAmounts, money, moneyOf, messagesIn } from "#catalogue";
import { findAccount } from "#commerce/accounts";
import { addLines } from "#commerce/cart";
import {
  dayOf,
  findGiftCard,
  giftCardHistory,
  isSentGiftCard,
  lastDeliveryDay,
  readGiftOrder,
  type GiftCard,
  type GiftCardMovement,
} from "#commerce/gift-cards";
import { again, goTo, readFields } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import { cartKeyOf } from "#storefront/visitor/visitor-cart.server.ts";
import type { DateReader } from "#storefront/framework/context.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { notFound } from "#storefront/framework/request-context.ts";
import { viewerFor } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { cartMessages } from "#locales/cart-messages";
import { giftCardMessages } from "#locales/gift-card-messages";
import type { GiftCardAnswer, GiftCardData, GiftShop, OpenedCard } from "./gift-card-data.ts";
import { giftMessages } from "./messages.ts";

export async function loader(args: LoaderArgs): Promise<GiftCardData> {
  const { visitor, shop, out, params } = args;
  out.set("cache-control", "private, no-store");
  const { id } = params;
  if (id !== undefined && !(await isSentGiftCard(shop.database.sql, shop.id, id))) throw notFound();
  const link = linkFor(visitor);
  return {
    action: link(id === undefined ? "/giftcard" : `/giftcard/${id}`),
    canonical: canonicalOf(args, "/giftcard"),
    shop: id === undefined ? await shopOf(args) : null,
    start: link("/"),
  };
}

async function shopOf({ visitor, shop }: LoaderArgs): Promise<GiftShop> {
  const { priceList, currency } = visitor.market;
  const { presets, least, most } = giftCardAmounts(priceListsIn(shop.setting), priceList);
  const now = shop.accounts.now();
  const write = (units: number): string => formatMoney(moneyOf(units, currency));
  const account = visitor.account && (await findAccount(shop.accounts, visitor.account.id));
  return {
    presets: presets.map((units) => ({ value: String(units), label: write(units) })),
    symbol: write(1),
    least,
    most,
    bounds: messagesIn(giftCardMessages, visitor.language)("bounds", { least: write(least), most: write(most) }),
    today: dayOf(now, visitor.timeZone),
    lastDay: lastDeliveryDay(now, visitor.timeZone),
    senderName: account?.firstName ?? "",
  };
}

export async function action(args: LoaderArgs) {
  const fields = await readFields(args.request);
  if (fields["form"] === "balance") return showBalance(args, fields["code"] ?? "");
  if (args.params["id"] !== undefined) throw notFound();
  return addToCart(args, fields);
}

async function addToCart(args: LoaderArgs, fields: Readonly<Record<string, string>>) {
  const { visitor, shop, cart, out } = args;
  const { priceList } = visitor.market;
  const now = shop.accounts.now();
  const amount = fields["preset"] === "own" ? fields["own"] : fields["preset"];
  const read = readGiftOrder(
    { ...fields, amount },
    {
      priceList,
      lists: priceListsIn(shop.setting),
      now,
      timeZone: visitor.timeZone,
    },
  );
  const answer = { form: "buy", values: fields, problems: {} };
  if (read.kind === "invalid") {
    const { amount: ofAmount, ...others } = giftMessages(read.problems, visitor, priceListsIn(shop.setting));
    const isOwn = fields["preset"] === "own";
    return again({ ...answer, problems: { ...(ofAmount && { [isOwn ? "own" : "amount"]: ofAmount }), ...others } });
  }
  const added = await addLines(
    shop.database,
    cartKeyOf(args),
    await viewerFor(args),
    { lines: [{ gift: read.gift, quantity: 1 }], network: visitor.network, mayCreate: true },
    now,
  );
  if (added.kind === "limited") {
    return again(
      { ...answer, message: limitedMessage(added.until, now, visitor.language), refusal: "limited" },
      added.until,
      now,
    );
  }
  const [line] = added.kind === "added" ? added.lines : [];
  if (added.kind !== "added" || line?.kind !== "added") {
    const isFull = line?.kind === "refused" && line.reason === "full";
    const message = isFull
      ? messagesIn(giftCardMessages, visitor.language)("bagFull")
      : messagesIn(cartMessages, visitor.language)("unknownForm");
    return again({ ...answer, message });
  }
  if (added.token !== null) out.append("set-cookie", cart.cookie(added.token));
  return goTo(linkFor(visitor)("/cart"));
}

async function showBalance({ visitor, shop, params }: LoaderArgs, typed: string) {
  const now = shop.accounts.now();
  const found = await findGiftCard(shop.database.sql, typed, { shopId: shop.id, network: visitor.network, now });
  const answer: GiftCardAnswer = { form: "balance", values: {}, problems: {} };
  if (found.kind === "limited") {
    return again(
      { ...answer, message: limitedMessage(found.until, now, visitor.language), refusal: "limited" },
      found.until,
      now,
    );
  }
  // On a card's page only its own code is valid.
  if (found.kind === "unknown" || (params["id"] !== undefined && found.card.id !== params["id"].toLowerCase())) {
    return again({ ...answer, problems: { code: messagesIn(giftCardMessages, visitor.language)("unknown") } });
  }
  const movements = await giftCardHistory(shop.database.sql, found.card.id);
  const opened: GiftCardAnswer = { ...answer, isDone: true, card: openedCard(found.card, movements, visitor) };
  return again(opened);
}

function openedCard(
  card: GiftCard,
  movements: readonly GiftCardMovement[],
  { language, timeZone }: DateReader,
): OpenedCard {
  const write = (amount: number): string => formatMoney(money(amount, card.currency));
  const held = card.balance - card.available;
  return {
    lastFour: card.lastFour,
    balance: write(card.balance),
    held: held > 0 ? write(held) : null,
    movements: movements.map(({ kind, amount, at }) => ({
      name: messagesIn(giftCardMessages, language)(kind),
      amount: write(amount),
      date: formatDate(at, language, timeZone),
    })),
  };
}
