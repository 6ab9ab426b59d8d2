// One customer: details and orders, the VIP level, and erasure.

import { data, redirect } from "react-router";
import { z } from "zod";
import { DEFAULT_MARKET, messagesIn, prefixPath } from "#catalogue";
import {
  accountVersion,
  addAccountNote,
  findAccountForOperator,
  listAccountNotes,
  setVipLevel,
} from "#commerce/accounts";
import { findAlerts, listSavedSearches, type Frequency } from "#commerce/alerts";
import { mailLanguage } from "#commerce/mail";
import { findPreferences } from "#commerce/newsletter";
import { listAllOrders, type ListedOrder } from "#commerce/orders";
import { erasePerson } from "#commerce/people";
import { countWishlistItems } from "#commerce/wishlist";
import type { StaffArgs } from "../../framework/context.ts";
import { conflictOf, readBase } from "../../framework/conflict.server.ts";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { marketName } from "../../forms/market-names.ts";
import { customers as texts } from "../../locales/generated/customers.ts";

export interface CustomerData {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly vipLevel: number;
  /** Version of the fields that a merchant edits. */
  readonly version: string;
  readonly createdAt: string;
  readonly isSubscribed: boolean;
  readonly wishlistPieces: number;
  readonly alerts: CustomerAlerts;
  /** The newest first. */
  readonly notes: readonly {
    readonly id: string;
    readonly text: string;
    readonly writtenBy: string;
    readonly at: string;
  }[];
  /** The latest ones that the member of staff may see; null without the permission. */
  readonly orders: readonly (Omit<ListedOrder, "createdAt"> & { readonly createdAt: string })[] | null;
}

/** The emails that the customer asked for. */
export interface CustomerAlerts {
  readonly priceDrops: boolean;
  readonly backInStock: boolean;
  /** Time of the consent, and of the last mail; null if there was none. */
  readonly consentedAt: string | null;
  readonly sentAt: string | null;
  readonly searches: readonly {
    readonly id: string;
    readonly name: string;
    readonly href: string;
    readonly market: string;
    readonly frequency: Frequency;
  }[];
}

async function alertsOf({ shop: { database } }: StaffArgs, id: string): Promise<CustomerAlerts> {
  const [alerts, searches] = await Promise.all([findAlerts(database, id), listSavedSearches(database, id)]);
  return {
    priceDrops: alerts?.priceDrops ?? false,
    backInStock: alerts?.backInStock ?? false,
    consentedAt: alerts?.consentedAt.toISOString() ?? null,
    sentAt: alerts?.sentAt?.toISOString() ?? null,
    searches: searches.map(({ id: search, name, path, query, market, frequency }) => ({
      id: search,
      name,
      href: prefixPath(market === DEFAULT_MARKET.code ? undefined : market, path) + (query && `?${query}`),
      market: marketName(market),
      frequency,
    })),
  };
}

async function findCustomer({ shop, params }: StaffArgs) {
  const account = await findAccountForOperator(shop.database, params["id"] ?? "");
  if (!account) throw data(null, { status: 404 });
  return account;
}

export const loader = loads("see-account", async (args): Promise<CustomerData | Response> => {
  const { id, email, firstName, lastName, vipLevel, createdAt } = await findCustomer(args);
  if (args.params["id"] !== id) return redirect(`/console/customers/${id}`);
  const { database } = args.shop;
  const orders = args.operator.permissions.has("orders.view") ? await listAllOrders(database, { accountId: id }) : null;
  return {
    id,
    email,
    name: `${firstName} ${lastName}`.trim(),
    vipLevel,
    version: accountVersion({ vipLevel }),
    createdAt: createdAt.toISOString(),
    isSubscribed: (await findPreferences(database, email)) !== undefined,
    wishlistPieces: await countWishlistItems(database, id),
    alerts: await alertsOf(args, id),
    notes: (await listAccountNotes(database, id)).map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    orders: orders?.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })) ?? null,
  };
});

const say = messagesIn(texts, "en");

const Note = z.object({ text: z.string().trim().min(1, say("enterNote")).max(2_000, say("enterNote")) });

const Level = z.object({
  level: z.string().max(10),
  version: z.string().max(100),
  base: z.string().max(1_000).optional(),
});

export const action = acts({
  note: intent("note-account", Note, async (args, { text }) => {
    const { id } = await findCustomer(args);
    await addAccountNote(args.shop.database, id, { text, writtenBy: args.operator.name }, args.now);
    return { kind: "done", text: say("noted") };
  }),
  vip: intent("set-vip-level", Level, async (args, { level, version, base }) => {
    const { id, email } = await findCustomer(args);
    const { database } = args.shop;
    const result = await setVipLevel(database, email, level.trim(), version);
    switch (result.kind) {
      case "stale": {
        const theirs = { level: String(result.account.vipLevel) };
        const stored = accountVersion(result.account);
        const fields = { version: stored, base: readBase(base) ?? {}, theirs, yours: { level: level.trim() } };
        const conflict = await conflictOf(database, [{ kind: "customer", id }], fields);
        return { kind: "conflict", text: say("conflict"), conflict };
      }
      case "changed":
        return { kind: "done", text: say("vipSaved") };
      case "bad-level":
        return { kind: "refused", text: say("badLevel"), fields: { level: say("badLevel") } };
      case "no-such-account":
        return { kind: "refused", text: say("gone") };
    }
  }),
  erase: intent("erase-person", z.object({ email: z.string().max(300) }), async (args, typed) => {
    const { email } = await findCustomer(args);
    if (typed.email.trim().toLowerCase() !== email) {
      return { kind: "refused", text: say("wrongEmail"), fields: { email: say("wrongEmail") } };
    }
    const { database, accounts } = args.shop;
    const language = mailLanguage({ language: (await findPreferences(database, email))?.language ?? "" });
    const erasure = await erasePerson(database, { email, language }, args.now);
    if (erasure.kind === "open-orders") {
      return { kind: "refused", text: say("openOrders", { orders: erasure.orders.join(", ") }) };
    }
    accounts.onMail();
    return redirect("/console/customers?erased");
  }),
});
