// The passkeys of an account on its page about signing in.

import { data } from "react-router";
import { formatDate, messagesIn } from "#catalogue";
import { addPasskey, beginPasskey, MAX_PASSKEYS, type Passkey, type SignedInAccount } from "#commerce/accounts";
import { securityMessages } from "#locales/security-messages";
import { again, callerOf, goTo, jsonField } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import { answered, hasPasskeys, refused } from "#storefront/features/passkeys/passkeys.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { describeAgent } from "./describe-agent.server.ts";
import type { SecurityAnswer, ShownPasskeys } from "./security-data.ts";

export function showPasskeys(args: LoaderArgs, passkeys: readonly Passkey[]): ShownPasskeys | null {
  const canAdd = hasPasskeys(args) && passkeys.length < MAX_PASSKEYS;
  if (!canAdd && passkeys.length === 0) return null;
  const { language, timeZone } = args.visitor;
  const show = (date: Date) => formatDate(date, language, timeZone);
  return {
    list: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      since: show(createdAt),
      lastUsed: lastUsedAt && show(lastUsedAt),
    })),
    suggestedName: canAdd ? nameOfBrowser(args) : null,
    max: MAX_PASSKEYS,
  };
}

/** Challenge for a new passkey. */
export async function askNewPasskey(args: LoaderArgs, account: SignedInAccount) {
  const { shop, visitor } = args;
  const result = await beginPasskey(shop.accounts, account, callerOf(args));
  if (result.kind === "options") return answered({ kind: "options", options: result.options });
  if (result.kind === "limited")
    return refused(limitedMessage(result.until, shop.accounts.now(), visitor.language), 429);
  return refused(messagesIn(securityMessages, visitor.language)("reloadPage"));
}

export async function takePasskey(args: LoaderArgs, accountId: string, fields: Readonly<Record<string, string>>) {
  const { shop, visitor } = args;
  const here = linkFor(visitor)("/account/security");
  const given = { answer: jsonField(fields["credential"] ?? ""), name: fields["name"]?.trim() || nameOfBrowser(args) };
  const result = await addPasskey(shop.accounts, accountId, given, callerOf(args));
  switch (result.kind) {
    case "added":
      return result.codes.length > 0 ? showCodes(result.codes) : goTo(`${here}?saved=passkey`);
    case "refused": {
      const message = messagesIn(securityMessages, visitor.language)("passkeyRefused");
      return again({ form: "passkey-add", values: {}, problems: {}, message });
    }
    case "full":
    case "unavailable":
    case "unconfirmed":
      return goTo(here);
  }
}

export const showCodes = (codes: readonly string[]) =>
  data<SecurityAnswer>({ form: "codes", values: {}, problems: {}, isDone: true, codes });

const nameOfBrowser = ({ request, visitor }: LoaderArgs): string =>
  describeAgent(request.headers.get("user-agent") ?? "", visitor.language);
