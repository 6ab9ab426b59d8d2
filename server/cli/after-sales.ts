// `npm run shop -- returns|reviews|gift-cards …`: manages returns, reviews and gift cards.

import { z } from "zod";
import { formatMoney, money } from "#catalogue";
import type { ReturnDesk } from "#commerce/returns";
import { afterSalesApp } from "../after-sales/admin-app.ts";
import type { Database } from "#commerce/database";
import type { Config } from "../config.ts";
import { OperatorError } from "../start/operator-error.ts";
import { localApi, withAdminApi, type AdminApi } from "./admin-api.ts";
import type { Terminal } from "./terminal.ts";
import { WrongUsage } from "./usage.ts";
import { AFTER_SALES_USAGE } from "./usages.ts";

const Answer = z.object({ kind: z.string() }).loose();

export const runReturns = runGroup("returns");
export const runReviews = runGroup("reviews");
export const runGiftCards = runGroup("gift-cards");

function runGroup(group: string) {
  return (words: readonly string[], config: Config, { print }: Terminal): Promise<void> =>
    withApi(config, (api) => runCommand([group, ...words], api, print));
}

export async function runCommand(words: readonly string[], api: AdminApi, print: Terminal["print"]): Promise<void> {
  const [subject = "", name = "", ...rest] = words;
  const [id = "", ...more] = rest;
  const command = `${subject} ${name}`;
  if (command === "returns list" && rest.length === 0) return listReturns(api, print);
  if (command === "reviews list" && rest.length === 0) return listReviews(api, print);
  if (command === "gift-cards give" && rest.length >= 4) return print(await giveCard(api, id, more));
  if (id === "" || (more.length > 0 && !["returns receive", "returns refund", "returns refuse"].includes(command))) {
    throw new WrongUsage(AFTER_SALES_USAGE);
  }
  const at = `/${subject}/${encodeURIComponent(id)}`;
  switch (command) {
    case "returns show":
    case "gift-cards show":
      return print(JSON.stringify(await show(api, at), null, 2));
    case "returns receive":
      return print(await receive(api, at, more));
    case "returns refund":
      return print(await refund(api, at, more.join(" ")));
    case "returns refuse":
      await post(api, `${at}/refuse`, { reason: more.join(" ") });
      return print(`${id.toUpperCase()} is refused, and the shopper gets a mail with the reason.`);
    case "reviews hide":
    case "reviews show":
      await post(api, `${at}/${name}`);
      return print(`Review ${id} is ${name === "hide" ? "hidden" : "shown"}.`);
    case "gift-cards resend":
      return print(`Sent to ${String((await post(api, `${at}/resend`))["to"])} with a new code.`);
    default:
      throw new WrongUsage(AFTER_SALES_USAGE);
  }
}

const PAGE = 50;
const Returns = z.object({
  returns: z.array(
    z.object({
      number: z.string(),
      state: z.string(),
      createdAt: z.string(),
      amount: z.number(),
      order: z.object({ number: z.string(), currency: z.string() }),
    }),
  ),
});

async function listReturns(api: AdminApi, print: Terminal["print"]): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const { returns } = Returns.parse(await (await api(`/returns?offset=${offset}`)).json());
    for (const { number, state, createdAt, amount, order } of returns) {
      print([number, state, createdAt, order.number, worth(amount, order.currency)].join("\t"));
    }
    if (returns.length < PAGE) return;
  }
}

const Reviews = z.object({
  reviews: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      rating: z.number(),
      author: z.string(),
      title: z.string(),
      isShown: z.boolean(),
      reports: z.number(),
    }),
  ),
});

/** Only the first page, which has the reported reviews. */
async function listReviews(api: AdminApi, print: Terminal["print"]): Promise<void> {
  const { reviews } = Reviews.parse(await (await api("/reviews")).json());
  for (const { id, productId, rating, author, title, isShown, reports } of reviews) {
    print([id, isShown ? "shown" : "hidden", `${reports} reports`, `${rating}/5`, productId, author, title].join("\t"));
  }
}

async function show(api: AdminApi, path: string): Promise<unknown> {
  const response = await api(path);
  if (response.status === 404) {
    throw new OperatorError(REFUSALS[path.startsWith("/returns/") ? "no-such-return" : "no-such-card"]);
  }
  return response.json();
}

const Lines = z.object({ lines: z.array(z.object({ line: z.object({ id: z.string(), sku: z.string() }) })) });

async function receive(api: AdminApi, at: string, words: readonly string[]): Promise<string> {
  const { lines } = Lines.parse(await show(api, at));
  const accepted = words.map((word) => {
    const [, name, quantity, damaged] = /^(.+)=(\d+)(?::(\d+))?$/.exec(word) ?? [];
    if (name === undefined) throw new OperatorError(`"${word}" is not of the form SKU=QUANTITY.`);
    const [line, another] = lines.filter((one) => one.line.sku === name || one.line.id === name);
    if (!line) throw new OperatorError(`This return contains no SKU ${name}.`);
    if (another)
      throw new OperatorError(`Two lines have the SKU ${name}. Use the line's id, which "returns show" prints.`);
    return [line.line.id, { quantity: Number(quantity), ...(damaged && { damaged: Number(damaged) }) }] as const;
  });
  await post(api, `${at}/receive`, { accepted: Object.fromEntries(accepted) });
  return "Received. Now refund it or refuse it.";
}

async function refund(api: AdminApi, at: string, reason: string): Promise<string> {
  const { order } = Returns.shape.returns.element.parse(await show(api, at));
  const { amount, giftCardId } = await post(api, `${at}/refund`, { reason });
  const target = giftCardId ? `to the new gift card ${String(giftCardId)}` : "to the original payment method";
  return `${worth(Number(amount), order.currency)} is refunded ${target}.`;
}

async function giveCard(
  api: AdminApi,
  email: string,
  [units = "", currency = "", ...reason]: readonly string[],
): Promise<string> {
  const amount = Math.round(Number(units) * 1000);
  const { id } = await post(api, "/gift-cards", {
    email,
    amount,
    currency: currency.toUpperCase(),
    reason: reason.join(" "),
  });
  return `Created gift card ${String(id)}: ${worth(amount, currency.toUpperCase())} for ${email}. Its code is sent by email.`;
}

/** Messages for failures, by kind. */
const REFUSALS: Readonly<Record<string, string>> = {
  "no-such-return": "No return has this number. See: returns list",
  "no-such-review": "No review has this id. See: reviews list",
  "no-such-card": "No gift card has this id.",
  "nothing-to-refund": "There is nothing to refund: nothing was accepted.",
  "bad-lines": "The return does not contain that many.",
  "no-reason": "Give a reason. It is recorded, and mailed to the shopper if you refuse a return.",
  invalid:
    "Enter an email address, an amount, a currency of the shop and a reason, for example: gift-cards give ana@example.com 50 EUR late parcel",
};

async function post(api: AdminApi, path: string, body: unknown = {}): Promise<Readonly<Record<string, unknown>>> {
  const response = await api(path, { method: "POST", body: JSON.stringify(body) });
  const answer = Answer.parse(await response.json());
  if (answer.kind === "not-now")
    throw new OperatorError(`Its state is "${String(answer["state"])}", which does not allow this.`);
  const refusal = REFUSALS[answer.kind];
  if (refusal !== undefined) throw new OperatorError(refusal);
  if (!response.ok) throw new OperatorError(`The shop rejected the request: ${answer.kind}.`);
  return answer;
}

const worth = (amount: number, currency: string): string => formatMoney(money(amount, currency));

function withApi(config: Config, run: (api: AdminApi) => Promise<void>): Promise<void> {
  const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  // Mails and refunds are stored in the database, and sent by the next start of the shop.
  const events = { onMail: () => {}, onStockChanged: () => {}, onWork: () => {} };
  const openLocal = (database: Database) => ({
    api: localDesk({ database, now: () => new Date(), origin, ...events }),
  });
  return withAdminApi(config, "after-sales", openLocal, run);
}

export const localDesk = (desk: ReturnDesk): AdminApi => localApi((access) => afterSalesApp({ desk, ...access }));
