// Confirms an account's new address. A link alone confirms nothing, because mail programs open links to examine them.

import { data } from "react-router";
import { confirmEmailChange, findEmailChange } from "#commerce/accounts";
import { callerOf, keepSecret } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { EmailAnswer, EmailData } from "./email-data.ts";

export async function loader(args: LoaderArgs): Promise<EmailData> {
  const { url, visitor, shop } = args;
  keepSecret(args);
  return {
    action: url.pathname + url.search,
    change: (await findEmailChange(shop.accounts, url.searchParams.get("token"))) ?? null,
    account: linkFor(visitor)("/account"),
  };
}

export async function action(args: LoaderArgs) {
  const { url, shop, visitor } = args;
  keepSecret(args);
  const result = await confirmEmailChange(shop.accounts, url.searchParams.get("token"), callerOf(args));
  if (result.kind === "limited") {
    const message = limitedMessage(result.until, shop.accounts.now(), visitor.language);
    return data<EmailAnswer>({ kind: "limited", message }, { status: 429 });
  }
  return data<EmailAnswer>(result, { status: result.kind === "expired" ? 422 : 200 });
}
