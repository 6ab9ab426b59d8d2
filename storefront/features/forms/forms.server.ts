// Shared by all forms: reading fields, requiring an account, and showing a form again with its problems.

import { data, redirect } from "react-router";
import { parseStorableJson } from "#catalogue";
import type { Caller, SecondFactorNeeded, SignedIn, SignedInAccount } from "#commerce/accounts";
import { mergeCart } from "#storefront/visitor/visitor-cart.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { FormAnswer } from "./form-data.ts";
import { withReturn } from "./return-to.ts";

/** Nothing that a person types into a field of these forms is longer. */
const LONGEST_FIELD = 2_000;

/** The fields of a form by name, without NUL, which databases do not store. Files, and what is no form, are nothing. */
export async function readFields(
  request: Request,
  longest: number = LONGEST_FIELD,
): Promise<Readonly<Record<string, string>>> {
  const form = await request.formData().catch(() => new FormData());
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === "string") fields.set(name, value.replaceAll("\0", "").slice(0, longest).toWellFormed());
  }
  return Object.fromEntries(fields);
}

/** The JSON that the browser's own requests send in a field; undefined if it is malformed. */
export function jsonField(text: string): unknown {
  const parsed = parseStorableJson(text);
  return parsed.kind === "json" ? parsed.json : undefined;
}

export const callerOf = ({ request, visitor, session, device }: LoaderArgs): Caller => ({
  network: visitor.network,
  agent: request.headers.get("user-agent") ?? "",
  token: session.token,
  device: device.token,
  link: linkFor(visitor),
  language: visitor.language,
});

/** The browser keeps the new session, and what is in its bag is the account's from now on. */
export async function enter(args: LoaderArgs, { accountId, token, device }: SignedIn): Promise<void> {
  args.out.append("set-cookie", args.session.cookie(token));
  args.out.append("set-cookie", args.device.cookie(device));
  if (args.pending.token !== null) args.out.append("set-cookie", args.pending.cookie(null));
  await mergeCart(args, accountId);
}

/** Leads to the page of the second factor, and from there to `returnTo`. */
export function askSecondFactor(args: LoaderArgs, { token }: SecondFactorNeeded, returnTo: string): Response {
  args.out.append("set-cookie", args.pending.cookie(token));
  return goTo(withReturn(linkFor(args.visitor)("/login/verify"), returnTo));
}

/** The visitor's account; redirects a guest to sign in and back. */
export function requireAccount({ visitor, url, request }: LoaderArgs): SignedInAccount {
  if (visitor.account) return visitor.account;
  const from = request.method === "GET" ? url.pathname + url.search : url.pathname;
  throw redirect(withReturn(linkFor(visitor)("/login"), from), 303);
}

/** Answers a form that was not taken: with what was typed, and what to do about it. */
export function again(given: FormAnswer, until?: Date, now?: Date) {
  const [first = given.focus] = Object.keys(given.problems);
  const answer: FormAnswer = { ...given, ...(first && { focus: first }) };
  const seconds = until && now ? Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) : 30;
  if (answer.refusal === "limited") {
    return data(answer, { status: 429, headers: { "retry-after": String(seconds) } });
  }
  if (answer.refusal === "busy") return data(answer, { status: 503, headers: { "retry-after": "5" } });
  return data(answer, { status: answer.isDone ? 200 : 422 });
}

/** For a page whose address contains a secret from a mail: it is never cached or sent as a referrer. */
export function keepSecret({ out }: LoaderArgs): void {
  out.set("cache-control", "private, no-store");
  // Not `no-referrer`: with it the page's own forms name no origin either, and are refused where nothing else tells it.
  out.set("referrer-policy", "strict-origin");
}

export const goTo = (path: string): Response => redirect(path, 303);
