// A forgotten password: sends the link, and sets a new password with it.

import { requestReset, findReset, resetPassword } from "#commerce/accounts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import {
  again,
  askSecondFactor,
  callerOf,
  enter,
  goTo,
  keepSecret,
  readFields,
} from "#storefront/features/forms/forms.server.ts";
import { busyMessage, emailProblem, limitedMessage, passwordMessage } from "#storefront/features/forms/messages.ts";
import type { PasswordData } from "./password-data.ts";

export async function loader(args: LoaderArgs): Promise<PasswordData> {
  const { url, visitor, shop } = args;
  const link = linkFor(visitor);
  const token = url.searchParams.get("token");
  if (token !== null) keepSecret(args);
  const reset = token === null ? undefined : await findReset(shop.accounts, token);
  return {
    view: token === null ? "ask" : reset ? "set" : "expired",
    action: url.pathname + url.search,
    email: reset?.email ?? "",
    ask: link("/password"),
    login: link("/login"),
  };
}

export async function action(args: LoaderArgs) {
  const { url, shop, visitor } = args;
  const { email = "", password = "" } = await readFields(args.request);
  const { language } = visitor;
  const token = url.searchParams.get("token");
  const answer: FormAnswer = { form: token === null ? "ask" : "set", values: { email }, problems: {} };
  const now = shop.accounts.now();
  if (token === null) {
    const asked = await requestReset(shop.accounts, email, callerOf(args));
    if (asked.kind === "limited") {
      return again(
        { ...answer, message: limitedMessage(asked.until, now, language), refusal: "limited" },
        asked.until,
        now,
      );
    }
    return asked.kind === "sent"
      ? again({ ...answer, isDone: true })
      : again({ ...answer, problems: { email: emailProblem(language) } });
  }
  keepSecret(args);
  const result = await resetPassword(shop.accounts, { token, password }, callerOf(args));
  const changed = `${linkFor(visitor)("/account")}?saved=password`;
  switch (result.kind) {
    case "signed-in":
      await enter(args, result);
      return goTo(changed);
    case "second-factor":
      return askSecondFactor(args, result, changed);
    case "expired":
      return again(answer);
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
