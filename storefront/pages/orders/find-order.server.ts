// Access to an order by its number and email address, for forms of guests.

import { messagesIn } from "#catalogue";
import { findOrderByNumber, type Order } from "#commerce/orders";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { again, goTo } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { findOrderMessages } from "#locales/find-order-messages";
import { keepOrder } from "./viewer.server.ts";

/** Leads to a page of the order, which this browser may see from then on. The answer never says which of the two was wrong. */
export async function findByNumber(
  args: LoaderArgs,
  { number = "", email = "" }: Readonly<Record<string, string>>,
  pathOf: (order: Order) => string,
) {
  const { shop, visitor } = args;
  const now = shop.accounts.now();
  const say = messagesIn(findOrderMessages, visitor.language);
  const answer: FormAnswer = { form: "find", values: { number, email }, problems: {} };
  const problems = {
    ...(number.trim() === "" && { number: say("enterNumber") }),
    ...(email.trim() === "" && { email: say("enterEmail") }),
  };
  if (Object.keys(problems).length > 0) return again({ ...answer, problems });
  const found = await findOrderByNumber(shop.database, { number, email }, { network: visitor.network, now });
  switch (found.kind) {
    case "found":
      keepOrder(args, { orderId: found.order.id, token: found.token });
      return goTo(linkFor(visitor)(pathOf(found.order)));
    case "limited":
      return again(
        { ...answer, message: limitedMessage(found.until, now, visitor.language), refusal: "limited" },
        found.until,
        now,
      );
    case "no-such-order":
      return again({ ...answer, message: say("unknown"), focus: "number" });
  }
}
