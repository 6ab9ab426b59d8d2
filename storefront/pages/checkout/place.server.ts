// Places the order: exactly one, even after double clicks, reloads and returns.

import { data, redirect } from "react-router";
import { isPaymentMethod, messagesIn } from "#catalogue";
import { placeOrder, type Placed, type Shopper } from "#commerce/checkout";
import { listed } from "#commerce/labels";
import { again } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import { keepOrder } from "#storefront/pages/orders/viewer.server.ts";
import { stepHref } from "#storefront/pages/payment/step-href.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { checkoutMessages } from "#locales/checkout-messages";
import type { CheckoutAnswer } from "./checkout-data.ts";
import { cardMessages, undeliverableMessage } from "./messages.server.ts";

type Fields = Readonly<Record<string, string>>;

export async function placeTheOrder(args: LoaderArgs, shopper: Shopper, fields: Fields) {
  const { method = "", number = "", expiry = "", code = "", key = "", total = "", due = "" } = fields;
  if (!isPaymentMethod(method)) {
    return again({ ...NOTHING, message: messagesIn(checkoutMessages, args.visitor.language)("noMethod") });
  }
  const result = await placeOrder(args.shop.orderServices, shopper, {
    idempotencyKey: key,
    expectedTotal: Number(total),
    expectedDue: Number(due),
    method,
    ...(method === "card" && { card: { number, expiry, code } }),
  });
  return answerTo(args, result, key);
}

/** Answered as done, so that the router reloads the page's data with a new key. */
const look = (answer: CheckoutAnswer) => again({ ...answer, isDone: true });

const NOTHING: CheckoutAnswer = { form: "place", values: {}, problems: {} };

function answerTo(args: LoaderArgs, result: Placed, key: string) {
  const { language } = args.visitor;
  const say = messagesIn(checkoutMessages, language);
  const link = linkFor(args.visitor);
  switch (result.kind) {
    case "placed":
    case "refunded":
      keepOrder(args, result);
      return redirect(link(`/checkout/order/${result.orderId}`), 303);
    case "pay":
      keepOrder(args, result);
      return redirect(stepHref(args.visitor, result), 303);
    case "declined":
      return look({ ...NOTHING, message: say(result.reason), focus: "number" });
    case "changed":
      return look({ ...NOTHING, message: say("changed") });
    case "sold-out": {
      const titles = listed(
        result.lines.map(({ vendor, title }) => `${vendor} ${title}`.trim()),
        language,
      );
      const way = { name: say("checkBag"), href: link("/cart") };
      return look({ ...NOTHING, message: say("soldOut", { titles }), way });
    }
    case "undeliverable": {
      const way = { name: say("checkBag"), href: link("/cart") };
      return look({ ...NOTHING, message: undeliverableMessage(result, language), way });
    }
    case "limited": {
      const now = args.shop.orderServices.now();
      return again(
        { ...NOTHING, message: limitedMessage(result.until, now, args.visitor.language), refusal: "limited" },
        result.until,
        now,
      );
    }
    case "bad-card":
      return again({ ...NOTHING, problems: cardMessages(result.problems, language) });
    case "incomplete":
      return redirect(link(`/checkout?step=${result.missing[0] ?? "contact"}`), 303);
    case "no-such-method":
    case "bad-key":
      return again({ ...NOTHING, message: say("noMethod") });
    case "no-tax":
      return data({ ...NOTHING, message: say("noTax") } satisfies CheckoutAnswer, {
        status: 503,
        headers: { "retry-after": "60" },
      });
    case "no-cart":
      // It was bought meanwhile, or emptied in another window: the page knows which.
      return redirect(link("/checkout"), 303);
    case "busy": {
      keepOrder(args, result);
      // The same key: a retry returns this order.
      const answer: CheckoutAnswer = { ...NOTHING, values: { key }, message: say("busy") };
      return data(answer, { status: 503, headers: { "retry-after": "5" } });
    }
  }
}
