// The account's own page: orders, details, password, devices, and signing out.

import { formatDate, greetedName, messagesIn } from "#catalogue";
import {
  cancelEmailChange,
  changeName,
  changePassword,
  endSession,
  findAccount,
  findPendingEmail,
  listSessions,
  requestEmailChange,
  revokeSession,
} from "#commerce/accounts";
import { listOrders } from "#commerce/orders";
import { accountMessages } from "#locales/account-messages";
import { orderListData, pageOf } from "./order-list.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { AccountData, AccountLinks } from "./account-data.ts";
import { describeAgent } from "./describe-agent.server.ts";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { again, callerOf, goTo, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import { busyMessage, emailProblem, limitedMessage, passwordMessage } from "#storefront/features/forms/messages.ts";

/** Allowed values of `?saved=`, which anyone can set. */
const SAVED: ReadonlyMap<string, "savedDetails" | "savedPassword" | "savedDevice" | "savedEmail" | "keptEmail"> =
  new Map([
    ["email", "savedEmail"],
    ["kept", "keptEmail"],
    ["details", "savedDetails"],
    ["password", "savedPassword"],
    ["device", "savedDevice"],
  ]);

export const accountLinks = (link: (path: string) => string): AccountLinks => ({
  account: link("/account"),
  security: link("/account/security"),
  addresses: link("/account/addresses"),
  sizes: link("/account/sizes"),
  designers: link("/account/designers"),
  alerts: link("/account/alerts"),
  privacy: link("/account/privacy"),
});

export async function loader(args: LoaderArgs): Promise<AccountData> {
  const { id, email, vipLevel } = requireAccount(args);
  const { url, visitor, shop, session } = args;
  const link = linkFor(visitor);
  // One time zone for all: the server does not know the visitor's.
  const date = (moment: Date) => formatDate(moment, visitor.language, visitor.timeZone);
  const said = SAVED.get(url.searchParams.get("saved") ?? "");
  const page = pageOf(url.searchParams.get("page"));
  const [account, pendingEmail, sessions, orders] = await Promise.all([
    findAccount(shop.accounts, id),
    findPendingEmail(shop.accounts, id),
    listSessions(shop.accounts, id, session.token ?? ""),
    listOrders(shop.database, id, { page }),
  ]);
  return {
    links: accountLinks(link),
    action: link("/account"),
    email,
    pendingEmail: pendingEmail ?? null,
    name: account ? greetedName(account, visitor.language) : "",
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
  if (fields["form"] === "email") return takeEmail(args, id, fields);
  if (fields["form"] === "keep-email") {
    await cancelEmailChange(args.shop.database.sql, id);
    return goTo(`${here}?saved=kept`);
  }
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

async function takeEmail(args: LoaderArgs, id: string, fields: Readonly<Record<string, string>>) {
  const { shop, visitor } = args;
  const { language } = visitor;
  const { email = "", current = "" } = fields;
  const answer: FormAnswer = { form: "email", values: { email }, problems: {} };
  const say = messagesIn(accountMessages, language);
  const result = await requestEmailChange(shop.accounts, id, { email, current }, callerOf(args));
  const now = shop.accounts.now();
  switch (result.kind) {
    case "sent":
      return goTo(`${linkFor(visitor)("/account")}?saved=email`);
    case "invalid":
      return again({ ...answer, problems: { email: emailProblem(language) } });
    case "same":
      return again({ ...answer, problems: { email: say("sameEmail") } });
    case "wrong":
      return again({ ...answer, problems: { current: say("wrongCurrentPassword") } });
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
