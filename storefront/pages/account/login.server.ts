// Sign-in, registration and its confirmation; also the step before the checkout.

import { messagesIn } from "#catalogue";
import { confirmRegistration, findRegistration, register, signIn, signInWithPasskey } from "#commerce/accounts";
import { saveGuestAddress } from "#commerce/orders";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import {
  again,
  askSecondFactor,
  callerOf,
  enter,
  goTo,
  jsonField,
  keepSecret,
  readFields,
} from "#storefront/features/forms/forms.server.ts";
import { accountMessages } from "#locales/account-messages";
import type { LoginData } from "./login-data.ts";
import { busyMessage, emailProblem, limitedMessage, passwordMessage } from "#storefront/features/forms/messages.ts";
import { ownPath, safeReturn } from "#storefront/features/forms/return-to.ts";
import {
  askSignIn,
  finishSignIn,
  hasPasskeys,
  LONGEST_CREDENTIAL,
} from "#storefront/features/passkeys/passkeys.server.ts";
import { readOrderTokens } from "#storefront/visitor/order-tokens.ts";

export async function loader(args: LoaderArgs): Promise<LoginData | Response> {
  const { url, visitor, shop } = args;
  const link = linkFor(visitor);
  const token = url.searchParams.get("confirm");
  // Already signed in: continue. A link from a mail may be for another account.
  if (visitor.account && token === null) return goTo(wayOn(args));
  if (token !== null) keepSecret(args);
  const registration = token === null ? undefined : await findRegistration(shop.accounts, token);
  return {
    view: token === null ? "sign-in" : registration ? "confirm" : "expired",
    action: url.pathname + url.search,
    email: registration?.email ?? "",
    login: link("/login"),
    forgotten: link("/password"),
    guest: isCheckout(url) ? link("/cart/checkout") : null,
    passkeyRoute: !hasPasskeys(args) ? null : isCheckout(url) ? "cart-login" : "login",
  };
}

export async function action(args: LoaderArgs) {
  const fields = await readFields(args.request, LONGEST_CREDENTIAL);
  if (fields["form"] === "register") return takeRegistration(args, fields);
  if (fields["form"] === "confirm") return takeConfirmation(args, fields);
  if (fields["form"] === "passkey-options") return askSignIn(args, null);
  if (fields["form"] === "passkey") {
    const answer = jsonField(fields["credential"] ?? "");
    return finishSignIn(args, await signInWithPasskey(args.shop.accounts, answer, callerOf(args)), wayOn(args));
  }
  return takeSignIn(args, fields);
}

type Fields = Readonly<Record<string, string>>;

async function takeSignIn(args: LoaderArgs, fields: Fields) {
  const { language } = args.visitor;
  const say = messagesIn(accountMessages, language);
  const answer = answerFor("sign-in", fields);
  const result = await signIn(args.shop.accounts, fields, callerOf(args));
  switch (result.kind) {
    case "signed-in":
      await enter(args, result);
      return goTo(wayOn(args));
    case "second-factor":
      return askSecondFactor(args, result, wayOn(args));
    case "invalid":
      return again({
        ...answer,
        problems: {
          ...(result.fields.includes("email") && { email: emailProblem(language) }),
          ...(result.fields.includes("password") && { password: say("enterPassword") }),
        },
      });
    case "wrong":
      return again({ ...answer, message: say("wrong"), focus: "password" });
    case "limited":
      return limited(args, answer, result.until);
    case "busy":
      return again({ ...answer, message: busyMessage(language), refusal: "busy" });
  }
}

async function takeRegistration(args: LoaderArgs, fields: Fields) {
  const { language } = args.visitor;
  const answer = answerFor("register", fields);
  const returnTo = ownPath(args.url.searchParams.get("returnTo")) ?? (isCheckout(args.url) ? wayOn(args) : undefined);
  const result = await register(args.shop.accounts, fields, { ...callerOf(args), returnTo });
  switch (result.kind) {
    case "sent":
      return again({ ...answer, isDone: true });
    case "invalid":
      return again({
        ...answer,
        problems: {
          ...(result.email && { email: emailProblem(language) }),
          ...(result.password && { password: passwordMessage(result.password, language) }),
        },
      });
    case "limited":
      return limited(args, answer, result.until);
    case "busy":
      return again({ ...answer, message: busyMessage(language), refusal: "busy" });
  }
}

async function takeConfirmation(args: LoaderArgs, fields: Fields) {
  const { shop, url, visitor } = args;
  const { language } = visitor;
  const answer = answerFor("confirm", fields);
  const token = url.searchParams.get("confirm");
  keepSecret(args);
  const result = await confirmRegistration(
    shop.accounts,
    { token, password: fields["password"] ?? "" },
    callerOf(args),
  );
  switch (result.kind) {
    case "signed-in":
      // A failure costs only the address.
      await saveGuestAddress(shop.accounts, result.accountId, orderTokens(args)).catch(args.onError);
      await enter(args, result);
      return goTo(wayOn(args));
    case "wrong":
      return again({ ...answer, problems: { password: messagesIn(accountMessages, language)("chosenPassword") } });
    case "expired":
      return again(answer);
    case "limited":
      return limited(args, answer, result.until);
    case "busy":
      return again({ ...answer, message: busyMessage(language), refusal: "busy" });
  }
}

const orderTokens = ({ request }: LoaderArgs): readonly string[] =>
  readOrderTokens(request.headers.get("cookie")).map(({ token }) => token);

const answerFor = (form: string, { email = "" }: Fields): FormAnswer => ({ form, values: { email }, problems: {} });

function limited({ shop, visitor }: LoaderArgs, answer: FormAnswer, until: Date) {
  const now = shop.accounts.now();
  return again({ ...answer, message: limitedMessage(until, now, visitor.language), refusal: "limited" }, until, now);
}

/** As a step of the checkout, it links back to the cart. */
const isCheckout = ({ pathname }: URL): boolean => pathname.endsWith("/cart/login");

function wayOn({ url, visitor }: LoaderArgs): string {
  const usual = linkFor(visitor)(isCheckout(url) ? "/cart" : "/account");
  return safeReturn(url.searchParams.get("returnTo"), usual);
}
