// The cart's page and every change of the cart: plain forms that redirect to a page, or JSON for scripts.

import { data, redirect } from "react-router";
import { deliveryTo, messagesIn, type PaymentMethod, type Say } from "#catalogue";
import {
  acceptChanges,
  addLines,
  findCart,
  recordCartView,
  removeLine,
  setGiftOptions,
  setQuantity,
  type CartRefusal,
  type ShownLine,
} from "#commerce/cart";
import { enterCode, findDiscounts, leaveCode } from "#commerce/checkout";
import type { LineSource } from "#commerce/orders";
import { listProducts } from "#commerce/products";
import { deliveryIn } from "#commerce/settings";
import { sourceIn } from "#storefront/features/analytics/source.server.ts";
import { safeReturn, withReturn } from "#storefront/features/forms/return-to.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { asksForData } from "#storefront/framework/protocol.ts";
import { asShown, translateContent, viewerFor } from "#browsing";
import { cardsOf, translateCards } from "#storefront/visitor/cards.server.ts";
import { expressMethods, methodIn } from "#storefront/visitor/payment-methods.server.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { codeProblem } from "#storefront/features/cart/codes.server.ts";
import { shopperOf } from "#storefront/pages/checkout/shopper.server.ts";
import { checkOutWith } from "#storefront/pages/checkout/express.server.ts";
import { saveProduct } from "#storefront/pages/wishlist/save.server.ts";
import { loadWays } from "#storefront/visitor/ways.server.ts";
import { giftOfferTo, giftOptionsIn, giftProblem } from "#storefront/features/cart/gift-options.server.ts";
import { CHOOSE_LOOK } from "#storefront/features/looks/look-view.server.ts";
import { cartMessages } from "#locales/cart-messages";
import { variantOfForm } from "./variant-of-form.server.ts";
import { isTaxAdded } from "#commerce/tax";
import { cartViewOf } from "./cart-view.server.ts";
import type { CartAnswer, CartView, CartData } from "#storefront/features/cart/cart-data.ts";
import { cartKeyOf, mergeCart } from "#storefront/visitor/visitor-cart.server.ts";

const SUGGESTIONS = 8;
/** In a look. */
const MOST_PIECES = 12;

export async function loader(args: LoaderArgs): Promise<CartData> {
  const { visitor, url, out, cart } = args;
  out.set("cache-control", "private, no-store");
  // Retries a merge that failed at sign-in.
  if (visitor.account && cart.token !== null) await mergeCart(args, visitor.account.id);
  const view = await readCart(args, { isLook: true });
  const link = linkFor(visitor);
  const removed = url.searchParams.get("removed");
  return {
    view,
    removed: removed === null ? null : { lineId: removed, quantity: Number(url.searchParams.get("quantity")) || 1 },
    isSentBack: url.searchParams.has("changed"),
    signIn: visitor.account ? null : withReturn(link("/login"), link("/cart")),
    suggestions: view?.lines.length === 0 ? await suggest(args) : [],
    ways: await loadWays(args),
    action: link("/cart"),
  };
}

export async function action(args: LoaderArgs) {
  const form = await args.request.formData().catch(() => new FormData());
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const lineId = text("line");
  const quantity = text("set");
  switch (text("intent") || (quantity === "" ? "" : "set")) {
    case "add":
    case "add-look": {
      const adding = {
        key: text("key"),
        from: text("from"),
        method: methodIn(text("method")),
        source: { ...sourceIn(text("source")), device: args.visitor.isMobile ? "mobile" : "desktop" } as const,
      };
      if (text("intent") === "add-look") return addLook(args, form, adding);
      return add(args, text("variantId") || (await variantOfForm(args, form)), adding);
    }
    case "set":
      return set(args, lineId, wholeNumber(quantity));
    case "remove":
      return remove(args, lineId);
    case "to-wishlist":
      return toWishlist(args, lineId);
    case "code":
      return takeCode(args, text("code"));
    case "remove-code":
      return dropCode(args, text("code"));
    case "gift":
      return setGift(args, form);
    case "checkout":
      return checkOut(args, form.getAll("shown"), methodIn(text("method")));
    default:
      return answer(args, sayTo(args)("unknownForm"), 400);
  }
}

interface Adding {
  readonly key: string;
  readonly from: string;
  readonly method: PaymentMethod | null;
  readonly source: LineSource;
}

/** `variantId` is empty if a choice is open, and undefined if the chosen values do not combine. */
async function add(args: LoaderArgs, variantId: string | undefined, adding: Adding) {
  const { from } = adding;
  if (!variantId) {
    const back = safeReturn(from, "");
    const problem = variantId === "" ? "size" : "other";
    // Without a script, the product's page shows the error beside the sizes.
    if (!asksForData(args.request) && back !== "") return redirect(`${back.split(/[?#]/)[0]}?choose=${problem}`, 303);
    return answer(args, sayTo(args)(variantId === "" ? "chooseSize" : "noSuchCombination"), 422);
  }
  return addVariants(args, [variantId], adding);
}

/** Pieces of a look, sent without scripts: all of them, or the one whose button was pressed. */
async function addLook(args: LoaderArgs, form: FormData, adding: Adding) {
  const pieces = form.getAll("piece").map(String).slice(0, MOST_PIECES);
  const only = form.get("only");
  const variants = only === null ? pieces : pieces.slice(Number(only), Number(only) + 1);
  const back = safeReturn(adding.from, "");
  if (variants.length > 0 && !variants.includes("")) return addVariants(args, variants, adding);
  // The look says what is missing.
  if (back !== "") return redirect(`${back.split(/[?#]/)[0]}?choose=${CHOOSE_LOOK}#look`, 303);
  return answer(args, sayTo(args)("chooseSize"), 422);
}

async function addVariants(
  args: LoaderArgs,
  variantIds: readonly string[],
  { key, method, source }: Omit<Adding, "from">,
) {
  const { shop, visitor, cart, out } = args;
  const added = await addLines(shop.database, cartKeyOf(args), await viewerFor(args), {
    lines: variantIds.map((variantId) => ({ variantId, quantity: 1 })),
    network: visitor.network,
    requestKey: key || undefined,
    mayCreate: true,
    source,
  });
  const lines = "lines" in added ? added.lines : [];
  for (const [at, variantId] of variantIds.entries()) {
    if (lines[at]?.kind !== "added") continue;
    shop.insights?.added(args.request, { ...source, variantId, market: visitor.market.code });
  }
  if (added.kind === "limited") return answer(args, sayTo(args)("tooManyCarts"), 429);
  if (added.kind === "no-cart") throw new Error("The cart could be neither found nor created.");
  const isNew = added.kind === "added" && added.token !== null;
  if (isNew) out.append("set-cookie", cart.cookie(added.token));
  const then = isNew ? { ...args, cart: { ...cart, token: added.token } } : args;
  const refusal = refusalOf(
    args,
    lines.find((line) => "reason" in line),
  );
  return method !== null && refusal === null ? checkOutWith(then, method) : answer(then, refusal);
}

async function set(args: LoaderArgs, lineId: string, quantity: number) {
  const change = { lineId, quantity };
  const outcome = await setQuantity(args.shop.database, cartKeyOf(args), await viewerFor(args), change);
  const say = sayTo(args);
  if (outcome.kind === "set") return answer(args, null);
  return answer(args, outcome.kind === "refused" ? sorry(say, outcome) : say("notInCart"));
}

async function remove(args: LoaderArgs, lineId: string) {
  const outcome = await removeLine(args.shop.database, cartKeyOf(args), lineId);
  if (outcome.kind !== "removed") return answer(args, sayTo(args)("notInCart"));
  return answer(args, null, 200, `?removed=${lineId}&quantity=${Math.max(1, outcome.quantity)}`);
}

/** Adds to the list first, then removes from the cart: a failure in between loses nothing. */
async function toWishlist(args: LoaderArgs, lineId: string) {
  const { shop } = args;
  const cart = await findCart(shop.database, cartKeyOf(args), await viewerFor(args));
  const productId = cart?.lines.find(({ id }) => id === lineId)?.productId;
  if (productId == null) return answer(args, sayTo(args)("notInCart"));
  if ((await saveProduct(args, productId)) !== "saved") {
    return answer(args, sayTo(args)("notMoved"));
  }
  await removeLine(shop.database, cartKeyOf(args), lineId);
  return answer(args, null);
}

async function setGift(args: LoaderArgs, form: FormData) {
  const result = await setGiftOptions(args.shop.database, cartKeyOf(args), giftOfferTo(args), giftOptionsIn(form));
  return answer(args, giftProblem(result, args.visitor.language));
}

/** A code that does not apply yet is remembered, and its reason is shown with it. */
async function takeCode(args: LoaderArgs, typed: string) {
  const { orderServices } = args.shop;
  const entered = await enterCode(orderServices, await shopperOf(args), typed);
  const problem = codeProblem(entered, args.visitor.market.currency, args.visitor, orderServices.now());
  if (entered.kind !== "limited") return answer(args, problem);
  const seconds = Math.max(1, Math.ceil((entered.until.getTime() - orderServices.now().getTime()) / 1_000));
  args.out.set("retry-after", String(seconds));
  return answer(args, problem, 429);
}

async function dropCode(args: LoaderArgs, code: string) {
  await leaveCode(args.shop.orderServices, await shopperOf(args), code);
  return answer(args, null);
}

/** Accepts the changes that the shopper has seen; shows newer ones first. */
async function checkOut(args: LoaderArgs, shown: readonly unknown[], method: PaymentMethod | null) {
  const { shop, visitor } = args;
  const link = linkFor(visitor);
  const accepted = await acceptChanges(
    shop.database,
    cartKeyOf(args),
    await viewerFor(args),
    shown.flatMap((one) => shownIn(one) ?? []),
  );
  const canGo = accepted.kind === "accepted" && !accepted.cart.hasChanges && accepted.cart.lines.length > 0;
  return canGo ? checkOutWith(args, method) : redirect(`${link("/cart")}?changed`, 303);
}

const SHOWN = /^([\da-f-]{36}):(\d{1,15}):(\d{1,9})$/;

function shownIn(value: unknown): ShownLine | undefined {
  const [, lineId, price, available] = SHOWN.exec(typeof value === "string" ? value : "") ?? [];
  return lineId === undefined ? undefined : { lineId, price: Number(price), available: Number(available) };
}

/** Answers a script with the cart, and a form with the cart's page and the error. */
async function answer(args: LoaderArgs, message: string | null, status = 409, query = "") {
  if (!asksForData(args.request) && message === null) return redirect(linkFor(args.visitor)("/cart") + query, 303);
  // A script gets a refusal with status 200, together with the cart.
  const view = asksForData(args.request) ? await readCart(args) : null;
  return data<CartAnswer>({ message, view }, { status: asksForData(args.request) || message === null ? 200 : status });
}

/** Null if the database is down: the rest of the page still works. */
async function readCart(args: LoaderArgs, { isLook = false } = {}): Promise<CartView | null> {
  try {
    const { database } = args.shop;
    const cart = await findCart(database, cartKeyOf(args), await viewerFor(args));
    if (isLook && cart && args.visitor.account === null) await recordCartView(database, cart.id, new Date());
    const discounts = cart ? await findDiscounts(args.shop.orderServices, await shopperOf(args), cart) : null;
    const delivery = deliveryTo(deliveryIn(args.shop.setting), args.visitor.market);
    return await translateContent(args, (translate) =>
      cartViewOf(cart, args.visitor, delivery, {
        discounts,
        giftOffer: giftOfferTo(args),
        express: expressMethods(args),
        isTaxAdded: isTaxAdded(args.shop.orderServices, args.visitor.market.country, delivery),
        translate,
      }),
    );
  } catch (error) {
    args.onError(error);
    return null;
  }
}

async function suggest(args: LoaderArgs) {
  const query = { sort: "merchandised", limit: SUGGESTIONS } as const;
  try {
    const products = await listProducts(args.shop.database, await viewerFor(args), query);
    const cards = cardsOf(await asShown(args.shop, args.visitor.market, products), args.visitor);
    return await translateContent(args, (translate) => translateCards(cards, translate));
  } catch (error) {
    args.onError(error);
    return [];
  }
}

const sayTo = ({ visitor }: LoaderArgs) => messagesIn(cartMessages, visitor.language);

const refusalOf = (args: LoaderArgs, line: { readonly kind: string } | undefined): string | null =>
  line && "reason" in line ? sayTo(args)(line.reason as CartRefusal) : null;

const sorry = (
  say: Say<typeof cartMessages>,
  { reason, max }: { readonly reason: CartRefusal; readonly max: number },
): string => (reason === "not-enough" ? say("onlyLeft", { count: max }) : say(reason));

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : NaN);
