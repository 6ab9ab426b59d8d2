// The account's own page: orders, details, password, devices, and signing out.

import { formatDate, messagesIn } from "#catalogue";
import { changeName, changePassword, endSession, findAccount, listSessions, revokeSession } from "#commerce/accounts";
import { listOrders } from "#commerce/orders";
import { accountMessages } from "#locales/account-messages";
import { orderListData, pageOf } from "./order-list.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { AccountData, AccountLinks } from "./account-data.ts";
import { describeAgent } from "./describe-agent.ts";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { again, callerOf, goTo, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import { busyMessage, limitedMessage, passwordMessage } from "#storefront/features/forms/messages.ts";

/** Allowed values of `?saved=`, which anyone can set. */
const SAVED: ReadonlyMap<string, "savedDetails" | "savedPassword" | "savedDevice"> = new Map([
  ["details", "savedDetails"],
  ["password", "savedPassword"],
  ["device", "savedDevice"],
]);

export const accountLinks = (link: (path: string) => string): AccountLinks => ({
  account: link("/account"),
  addresses: link("/account/addresses"),
  sizes: link("/account/sizes"),
});

export async function loader(args: LoaderArgs): Promise<AccountData> {
  const { id, email, vipLevel } = requireAccount(args);
  const { url, visitor, shop, session } = args;
  const link = linkFor(visitor);
  // One time zone for all: the server does not know the visitor's.
  const date = (moment: Date) => formatDate(moment, visitor.language, "UTC");
  const said = SAVED.get(url.searchParams.get("saved") ?? "");
  const page = pageOf(url.searchParams.get("page"));
  const [account, sessions, orders] = await Promise.all([
    findAccount(shop.accounts, id),
    listSessions(shop.accounts, id, session.token ?? ""),
    listOrders(shop.database, id, { page }),
  ]);
  return {
    links: accountLinks(link),
    action: link("/account"),
    email,
    firstName: account?.firstName ?? "",
    lastName: account?.lastName ?? "",
    memberSince: date(account?.createdAt ?? shop.accounts.now()),
    isVip: vipLevel > 0,
    sessions: sessions.map(({ id: name, agent, lastSeenAt, isCurrent }) => ({
      id: name,
      browser: describeAgent(agent, visitor.language),
      lastSeen: date(lastSeenAt),
      isCurrent,
    })),
    saved: said ? messagesIn(accountMessages, visitor.language)(said) : null,
    newArrivals: link("/collections/new-arrivals"),
    orders: orderListData(orders, visitor),
  };
}

export async function action(args: LoaderArgs) {
  const fields = await readFields(args.request);
  if (fields["form"] === "sign-out") return signOut(args);
  const { id } = requireAccount(args);
  const here = linkFor(args.visitor)("/account");
  if (fields["form"] === "device") {
    await revokeSession(args.shop.accounts, id, fields["session"] ?? "");
    return goTo(`${here}?saved=device`);
  }
  if (fields["form"] === "password") return takePassword(args, id, fields);
  const { firstName = "", lastName = "" } = fields;
  const changed = await changeName(args.shop.accounts, id, { firstName, lastName });
  if (changed.kind === "changed") return goTo(`${here}?saved=details`);
  const problems = Object.fromEntries(
    changed.fields.map((field) => [field, messagesIn(accountMessages, args.visitor.language)("shorten")]),
  );
  return again({ form: "details", values: { firstName, lastName }, problems });
}

/** Succeeds even if the session has already ended. */
async function signOut({ shop, session, out, visitor }: LoaderArgs): Promise<Response> {
  if (session.token) await endSession(shop.accounts, session.token);
  out.append("set-cookie", session.cookie(null));
  // Clears the browser's cache of the account's pages.
  out.set("clear-site-data", '"cache"');
  return goTo(linkFor(visitor)("/"));
}

async function takePassword(args: LoaderArgs, id: string, fields: Readonly<Record<string, string>>) {
  const { shop, visitor } = args;
  const { language } = visitor;
  const answer: FormAnswer = { form: "password", values: {}, problems: {} };
  const { current = "", password = "" } = fields;
  const result = await changePassword(shop.accounts, id, { current, password }, callerOf(args));
  const now = shop.accounts.now();
  switch (result.kind) {
    case "changed":
      return goTo(`${linkFor(visitor)("/account")}?saved=password`);
    case "wrong":
      return again({ ...answer, problems: { current: messagesIn(accountMessages, language)("wrongCurrentPassword") } });
    case "invalid":
      return again({ ...answer, problems: { password: passwordMessage(result.password, language) } });
    case "limited":
      return again(
        { ...answer, message: limitedMessage(result.until, now, language), refusal: "limited" },
        result.until,
        now,
      );
    case "busy":
      return again({ ...answer, message: busyMessage(language), refusal: "busy" });
  }
}
