// The server's side of a passkey form: the challenge that its script asks for, and the messages of refusals.

import { data } from "react-router";
import { messagesIn } from "#catalogue";
import { askForPasskey, type PasskeySignIn } from "#commerce/accounts";
import { relyingParty } from "#commerce/two-factor";
import { securityMessages } from "#locales/security-messages";
import { again, enter, goTo } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import type { PasskeyRequestAnswer } from "./passkey-data.ts";

/** A credential is larger than what a person types: keys and signatures of any algorithm, in base64url. */
export const LONGEST_CREDENTIAL = 12_000;

/** False at an address for which browsers make no passkeys. */
export const hasPasskeys = ({ shop }: LoaderArgs): boolean => relyingParty(shop.accounts.origin) !== undefined;

/** Challenge for a sign-in: without password, or for the pending one that waits for its second factor. */
export async function askSignIn(args: LoaderArgs, pending: string | null) {
  const result = await askForPasskey(args.shop.accounts, pending, { network: args.visitor.network });
  switch (result.kind) {
    case "options":
      return answered({ kind: "options", options: result.options });
    case "limited":
      return refused(limitedMessage(result.until, args.shop.accounts.now(), args.visitor.language), 429);
    case "expired":
    case "unavailable":
      return refused(messagesIn(securityMessages, args.visitor.language)("wrongPasskey"));
  }
}

/** Ends the sign-in with a passkey. */
export async function finishSignIn(args: LoaderArgs, result: PasskeySignIn, returnTo: string) {
  const { shop, visitor } = args;
  const answer = { form: "passkey", values: {}, problems: {} };
  switch (result.kind) {
    case "signed-in":
      await enter(args, result);
      return goTo(returnTo);
    case "limited": {
      const now = shop.accounts.now();
      const message = limitedMessage(result.until, now, visitor.language);
      return again({ ...answer, message, refusal: "limited" }, result.until, now);
    }
    case "expired":
      return again(answer);
    case "refused":
    case "unavailable":
      return again({ ...answer, message: messagesIn(securityMessages, visitor.language)("wrongPasskey") });
  }
}

export const answered = <Options>(answer: PasskeyRequestAnswer<Options>) => data(answer);

export const refused = (message: string, status = 422) =>
  data<PasskeyRequestAnswer<never>>({ kind: "refused", message }, { status });
