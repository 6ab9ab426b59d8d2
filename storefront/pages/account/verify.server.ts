// The second step of signing in: a code of the authenticator app, or a recovery code.

import { messagesIn } from "#catalogue";
import { completeSignIn, findPendingSignIn } from "#commerce/accounts";
import { securityMessages } from "#locales/security-messages";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { again, callerOf, enter, goTo, readFields } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import { safeReturn, withReturn } from "#storefront/features/forms/return-to.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { VerifyData } from "./verify-data.ts";

export async function loader(args: LoaderArgs): Promise<VerifyData | Response> {
  const { url, visitor, shop, pending } = args;
  if (visitor.account) return goTo(wayOn(args));
  const here = withReturn(linkFor(visitor)("/login/verify"), wayOn(args));
  const usesRecovery = isRecovery(url);
  const isPending = (await findPendingSignIn(shop.accounts, pending.token)) !== undefined;
  return {
    view: isPending ? (usesRecovery ? "recovery" : "app") : "expired",
    action: url.pathname + url.search,
    other: usesRecovery ? here : `${here}&use=recovery`,
    login: withReturn(linkFor(visitor)("/login"), wayOn(args)),
  };
}

export async function action(args: LoaderArgs) {
  const { url, visitor, shop, pending } = args;
  const { code = "" } = await readFields(args.request);
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
