// `npm run shop -- returns|reviews|gift-cards …`: through the shop when one is running on this data folder, and otherwise in its
// database.

import { z } from "zod";
import { formatMoney, money } from "#catalogue";
import type { ReturnDesk } from "#commerce/returns";
import { afterSalesApp } from "../after-sales/admin-app.ts";
import { findShop } from "../catalogue/client.ts";
import type { Config } from "../config.ts";
import { OperatorError } from "../start/operator-error.ts";
import { openShopDatabase } from "../start/shop.ts";
import type { Terminal } from "./catalogue.ts";

export const AFTER_SALES_USAGE = `npm run shop -- returns list                              lists returns: number, state, order, worth
npm run shop -- returns show NUMBER                       shows what is in one, and why
npm run shop -- returns receive NUMBER [SKU=QUANTITY …]   the parcel is here; SKU=1 takes back fewer than announced,
                                                          SKU=3:1 takes back three, one of them damaged
npm run shop -- returns refund NUMBER                     gives the money back and puts what is not damaged on sale again
npm run shop -- returns refuse NUMBER REASON              sends it back to its owner, who is told why
npm run shop -- reviews list                              lists reviews, the reported ones first
npm run shop -- reviews hide|show ID                      takes a review down, or puts it back
npm run shop -- gift-cards give EMAIL AMOUNT CURRENCY     gives a gift card, whose code goes out by mail
npm run shop -- gift-cards show ID                        shows a card's balance and what happened to it
npm run shop -- gift-cards resend ID                      mails a card again, with another code`;

export const AFTER_SALES = ["returns", "reviews", "gift-cards"] as const;

type Ask = (path: string, init?: RequestInit) => Promise<Response>;
const Answer = z.object({ kind: z.string() }).loose();

export const runAfterSales = (words: readonly string[], config: Config, { print }: Terminal): Promise<void> =>
  withApi(config, (ask) => carryOut(words, ask, print));

/** Carries out one command. */
export async function carryOut(words: readonly string[], ask: Ask, print: Terminal["print"]): Promise<void> {
  const [subject = "", name = "", ...rest] = words;
  const [id = "", ...more] = rest;
  const command = `${subject} ${name}`;
  if (command === "returns list" && rest.length === 0) return listReturns(ask, print);
  if (command === "reviews list" && rest.length === 0) return listReviews(ask, print);
  if (command === "gift-cards give" && rest.length === 3) return print(await giveCard(ask, id, more));
  if (id === "" || (more.length > 0 && !["returns receive", "returns refuse"].includes(command))) {
    throw new OperatorError(AFTER_SALES_USAGE);
  }
  const at = `/${subject}/${encodeURIComponent(id)}`;
  switch (command) {
    case "returns show":
    case "gift-cards show":
      return print(JSON.stringify(await show(ask, at), null, 2));
    case "returns receive":
      return print(await receive(ask, at, more));
    case "returns refund":
      return print(await refund(ask, at));
    case "returns refuse":
      await post(ask, `${at}/refuse`, { reason: more.join(" ") });
      return print(`${id.toUpperCase()} is refused, and its owner is told.`);
    case "reviews hide":
    case "reviews show":
      await post(ask, `${at}/${name}`);
      return print(`${id} is ${name === "hide" ? "hidden" : "shown"}.`);
    case "gift-cards resend":
      return print(`Sent to ${String((await post(ask, `${at}/resend`))["to"])} with a new code.`);
    default:
      throw new OperatorError(AFTER_SALES_USAGE);
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

async function listReturns(ask: Ask, print: Terminal["print"]): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const { returns } = Returns.parse(await (await ask(`/returns?offset=${offset}`)).json());
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

/** The first page alone: what was reported is on it. */
async function listReviews(ask: Ask, print: Terminal["print"]): Promise<void> {
  const { reviews } = Reviews.parse(await (await ask("/reviews")).json());
  for (const { id, productId, rating, author, title, isShown, reports } of reviews) {
    print([id, isShown ? "shown" : "hidden", `${reports} reports`, `${rating}/5`, productId, author, title].join("\t"));
  }
}

async function show(ask: Ask, path: string): Promise<unknown> {
  const answer = await ask(path);
  if (answer.status === 404) throw new OperatorError("There is none with this number.");
  return answer.json();
}

const Lines = z.object({ lines: z.array(z.object({ line: z.object({ id: z.string(), sku: z.string() }) })) });

async function receive(ask: Ask, at: string, words: readonly string[]): Promise<string> {
  const { lines } = Lines.parse(await show(ask, at));
  const accepted = words.map((word) => {
    const [, name, quantity, damaged] = /^(.+)=(\d+)(?::(\d+))?$/.exec(word) ?? [];
    if (name === undefined) throw new OperatorError(`Write SKU=QUANTITY, not ${word}.`);
    const [line, another] = lines.filter((one) => one.line.sku === name || one.line.id === name);
    if (!line) throw new OperatorError(`This return has no such SKU: ${name}.`);
    if (another) throw new OperatorError(`Two lines have the SKU ${name}: write the line's id, see returns show.`);
    return [line.line.id, { quantity: Number(quantity), ...(damaged && { damaged: Number(damaged) }) }] as const;
  });
  await post(ask, `${at}/receive`, { accepted: Object.fromEntries(accepted) });
  return "Received. Now: refund it, or refuse it.";
}

async function refund(ask: Ask, at: string): Promise<string> {
  const { order } = Returns.shape.returns.element.parse(await show(ask, at));
  const { amount, giftCardId } = await post(ask, `${at}/refund`);
  const where = giftCardId ? `on a new gift card, ${String(giftCardId)}` : "on its way to where it was paid from";
  return `${worth(Number(amount), order.currency)} is ${where}.`;
}

async function giveCard(ask: Ask, email: string, [units = "", currency = ""]: readonly string[]): Promise<string> {
  const amount = Math.round(Number(units) * 1000);
  const { id } = await post(ask, "/gift-cards", { email, amount, currency: currency.toUpperCase() });
  return `${worth(amount, currency.toUpperCase())} for ${email}, on gift card ${String(id)}; its code goes out by mail.`;
}

/** What a refusal means; whatever is not here has gone well. */
const REFUSALS: Readonly<Record<string, string>> = {
  "no-such-return": "There is no return with this number.",
  "no-such-review": "There is no review with this id.",
  "no-such-card": "There is no gift card with this id.",
  "nothing-to-refund": "There is nothing to refund: none of it was accepted, or all of the money went back already.",
  "bad-lines": "This return has not so many of it.",
  "no-reason": "Say why, in a few words: its owner is told.",
  invalid: "Write an e-mail address, an amount and one of the shop's currencies, as in: give ana@example.com 50 EUR",
};

async function post(ask: Ask, path: string, body: unknown = {}): Promise<Readonly<Record<string, unknown>>> {
  const response = await ask(path, { method: "POST", body: JSON.stringify(body) });
  const answer = Answer.parse(await response.json());
  if (answer.kind === "not-now") throw new OperatorError(`That cannot be done now: it is ${String(answer["state"])}.`);
  const refusal = REFUSALS[answer.kind];
  if (refusal !== undefined) throw new OperatorError(refusal);
  if (!response.ok) throw new OperatorError(`The shop could not do it: ${answer.kind}.`);
  return answer;
}

const worth = (amount: number, currency: string): string => formatMoney(money(amount, currency));

async function withApi(config: Config, work: (ask: Ask) => Promise<void>): Promise<void> {
  const shop = await findShop(config.dataDir);
  if (shop) return work((path, init) => shop.ask(`/after-sales${path}`, init));
  const database = await openShopDatabase(config);
  try {
    const nothing = () => {};
    const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
    // Mails and refunds are in the database, and leave with the next start of the shop.
    const events = { onMail: nothing, onStockChanged: nothing, onWork: nothing };
    await work(askDesk({ database, now: () => new Date(), origin, ...events }));
  } finally {
    await database.close();
  }
}

/** Asks the merchant's API of this process itself. */
export function askDesk(desk: ReturnDesk): Ask {
  const token = "this process itself";
  const onError = (error: unknown) => {
    throw error;
  };
  const app = afterSalesApp({ desk, localToken: token, token: undefined, onError });
  return async (path, init) => app.request(path, { ...init, headers: { authorization: `Bearer ${token}` } });
}
