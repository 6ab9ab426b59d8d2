// The second step of signing in: a passkey, a code of the authenticator app, or a recovery code.

import { messagesIn } from "#catalogue";
import { completeSignIn, completeWithPasskey, findPendingSignIn, findSecondFactor } from "#commerce/accounts";
import { securityMessages } from "#locales/security-messages";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { again, callerOf, enter, goTo, jsonField, readFields } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import { safeReturn, withReturn } from "#storefront/features/forms/return-to.ts";
import {
  askSignIn,
  finishSignIn,
  hasPasskeys,
  LONGEST_CREDENTIAL,
} from "#storefront/features/passkeys/passkeys.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { SecondStep, VerifyData } from "./verify-data.ts";

export async function loader(args: LoaderArgs): Promise<VerifyData | Response> {
  const { url, visitor } = args;
  if (visitor.account) return goTo(wayOn(args));
  const here = withReturn(linkFor(visitor)("/login/verify"), wayOn(args));
  const ways = await findWays(args);
  const view = ways.find((way) => way === url.searchParams.get("use")) ?? ways[0] ?? "expired";
  return {
    view,
    action: url.pathname + url.search,
    others: ways.filter((way) => way !== view).map((way) => ({ way, href: `${here}&use=${way}` })),
    login: withReturn(linkFor(visitor)("/login"), wayOn(args)),
  };
}

/** The easiest first; none if no sign-in is pending. */
async function findWays(args: LoaderArgs): Promise<readonly SecondStep[]> {
  const { shop, pending } = args;
  const found = await findPendingSignIn(shop.accounts, pending.token);
  if (!found) return [];
  const { passkeys, authenticatorSince } = await findSecondFactor(shop.accounts, found.accountId);
  return [
    ...(passkeys.length > 0 && hasPasskeys(args) ? (["passkey"] as const) : []),
    ...(authenticatorSince ? (["app"] as const) : []),
    "recovery",
  ];
}

export async function action(args: LoaderArgs) {
  const { shop, pending } = args;
  const fields = await readFields(args.request, LONGEST_CREDENTIAL);
  switch (fields["form"]) {
    case "passkey-options":
      return askSignIn(args, pending.token ?? "");
    case "passkey": {
      const given = { token: pending.token, answer: jsonField(fields["credential"] ?? "") };
      return finishSignIn(args, await completeWithPasskey(shop.accounts, given, callerOf(args)), wayOn(args));
    }
    default:
      return takeCode(args, fields["code"] ?? "");
  }
}

async function takeCode(args: LoaderArgs, code: string) {
  const { url, visitor, shop, pending } = args;
  const answer: FormAnswer = { form: "verify", values: {}, problems: {} };
  const say = messagesIn(securityMessages, visitor.language);
  const result = await completeSignIn(shop.accounts, { token: pending.token, code }, callerOf(args));
  switch (result.kind) {
    case "signed-in":
      await enter(args, result);
      return goTo(wayOn(args));
    case "expired":
      return again(answer);
    case "invalid":
      return again({ ...answer, problems: { code: say(isRecovery(url) ? "enterRecovery" : "enterCode") } });
    case "wrong":
      return again({ ...answer, problems: { code: say(isRecovery(url) ? "wrongRecovery" : "wrongCode") } });
    case "limited": {
      const now = shop.accounts.now();
      const message = limitedMessage(result.until, now, visitor.language);
      return again({ ...answer, message, refusal: "limited" }, result.until, now);
    }
  }
}

const isRecovery = ({ searchParams }: URL): boolean => searchParams.get("use") === "recovery";

const wayOn = ({ url, visitor }: LoaderArgs): string =>
  safeReturn(url.searchParams.get("returnTo"), linkFor(visitor)("/account"));
