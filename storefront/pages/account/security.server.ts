// Sign-in methods of an account: its passkeys, authenticator app and recovery codes.

import { formatDate, messagesIn } from "#catalogue";
import {
  beginAuthenticator,
  cancelAuthenticator,
  confirmAuthenticator,
  confirmOwner,
  findAuthenticatorSetup,
  findSecondFactor,
  isConfirmed,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from "#commerce/accounts";
import { FACTS } from "#commerce/settings";
import { totpUri } from "#commerce/two-factor";
import { accountMessages } from "#locales/account-messages";
import { securityMessages } from "#locales/security-messages";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { again, callerOf, goTo, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import { busyMessage, limitedMessage } from "#storefront/features/forms/messages.ts";
import { LONGEST_CREDENTIAL } from "#storefront/features/passkeys/passkeys.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { accountLinks } from "./account.server.ts";
import { askNewPasskey, showCodes, showPasskeys, takePasskey } from "./passkeys.server.ts";
import type { SecurityData, ShownAuthenticator } from "./security-data.ts";

/** Allowed values of `?saved=`, which anyone can set. */
const SAVED: ReadonlyMap<string, Confirmation> = new Map([
  ["app", "appAdded"],
  ["app-removed", "appRemoved"],
  ["passkey", "passkeyAdded"],
  ["passkey-renamed", "passkeyRenamed"],
  ["passkey-removed", "passkeyRemoved"],
]);
type Confirmation = "appAdded" | "appRemoved" | "passkeyAdded" | "passkeyRenamed" | "passkeyRemoved";

export async function loader(args: LoaderArgs): Promise<SecurityData> {
  const { id, email } = requireAccount(args);
  const { url, visitor, shop } = args;
  const link = linkFor(visitor);
  const said = SAVED.get(url.searchParams.get("saved") ?? "");
  const page = {
    links: accountLinks(link),
    action: link("/account/security"),
    email,
    saved: said ? messagesIn(securityMessages, visitor.language)(said) : null,
  };
  if (!(await isConfirmed(shop.accounts, id, callerOf(args)))) {
    return { ...page, isConfirmed: false, authenticator: { state: "none" }, passkeys: null, recoveryCodes: null };
  }
  const { authenticatorSince, passkeys, recoveryCodes } = await findSecondFactor(shop.accounts, id);
  return {
    ...page,
    isConfirmed: true,
    authenticator: authenticatorSince
      ? { state: "added", since: formatDate(authenticatorSince, visitor.language, visitor.timeZone) }
      : await setupOf(args, id, email),
    passkeys: showPasskeys(args, passkeys),
    recoveryCodes: authenticatorSince || passkeys.length > 0 ? recoveryCodes : null,
  };
}

async function setupOf({ shop }: LoaderArgs, id: string, email: string): Promise<ShownAuthenticator> {
  const secret = await findAuthenticatorSetup(shop.accounts, id);
  if (secret === undefined) return { state: "none" };
  const uri = totpUri(secret, shop.setting(FACTS).name, email);
  return { state: "setup", uri, secret: secret.replaceAll(/.{4}(?!$)/g, "$& ") };
}

export async function action(args: LoaderArgs) {
  const account = requireAccount(args);
  const { id } = account;
  const { shop, visitor } = args;
  const fields = await readFields(args.request, LONGEST_CREDENTIAL);
  const here = linkFor(visitor)("/account/security");
  const caller = callerOf(args);
  switch (fields["form"]) {
    case "confirm":
      return takePassword(args, id, fields["password"] ?? "");
    case "begin":
      await beginAuthenticator(shop.accounts, id, caller);
      return goTo(here);
    case "add":
      return takeCode(args, id, fields["code"] ?? "");
    case "cancel":
      await cancelAuthenticator(shop.accounts, id);
      return goTo(here);
    case "remove": {
      const removed = await removeAuthenticator(shop.accounts, id, caller);
      return goTo(removed.kind === "removed" ? `${here}?saved=app-removed` : here);
    }
    case "passkey-options":
      return askNewPasskey(args, account);
    case "passkey-add":
      return takePasskey(args, id, fields);
    case "passkey-rename": {
      const passkey = { id: fields["passkey"] ?? "", name: fields["name"] ?? "" };
      const renamed = await renamePasskey(shop.accounts, id, passkey, caller);
      return goTo(renamed.kind === "renamed" ? `${here}?saved=passkey-renamed` : here);
    }
    case "passkey-remove": {
      const removed = await removePasskey(shop.accounts, id, fields["passkey"] ?? "", caller);
      return goTo(removed.kind === "removed" ? `${here}?saved=passkey-removed` : here);
    }
    case "codes": {
      const renewed = await renewRecoveryCodes(shop.accounts, id, caller);
      return renewed.kind === "renewed" ? showCodes(renewed.codes) : goTo(here);
    }
    default:
      return goTo(here);
  }
}

async function takePassword(args: LoaderArgs, id: string, password: string) {
  const { shop, visitor } = args;
  const { language } = visitor;
  const answer: FormAnswer = { form: "confirm", values: {}, problems: {} };
  const result = await confirmOwner(shop.accounts, id, password, callerOf(args));
  switch (result.kind) {
    case "confirmed":
      return goTo(linkFor(visitor)("/account/security"));
    case "wrong":
      return again({
        ...answer,
        problems: { password: messagesIn(accountMessages, language)("wrongCurrentPassword") },
      });
    case "limited": {
      const now = shop.accounts.now();
      const message = limitedMessage(result.until, now, language);
      return again({ ...answer, message, refusal: "limited" }, result.until, now);
    }
    case "busy":
      return again({ ...answer, message: busyMessage(language), refusal: "busy" });
  }
}

async function takeCode(args: LoaderArgs, id: string, code: string) {
  const { shop, visitor } = args;
  const here = linkFor(visitor)("/account/security");
  const result = await confirmAuthenticator(shop.accounts, id, code, callerOf(args));
  switch (result.kind) {
    case "added":
      return result.codes.length > 0 ? showCodes(result.codes) : goTo(`${here}?saved=app`);
    case "wrong": {
      const problem = messagesIn(securityMessages, visitor.language)("wrongCode");
      return again({ form: "add", values: {}, problems: { code: problem } });
    }
    case "expired":
    case "unconfirmed":
      return goTo(here);
  }
}
