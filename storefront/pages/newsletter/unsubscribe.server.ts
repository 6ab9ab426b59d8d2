// Unsubscribes an address by the signed link in a mail. Opening the link changes nothing, because mail programs open links to examine
// them; the mail's header has another address, which needs one click.

import { data } from "react-router";
import { readListKey } from "#commerce/mail";
import { unsubscribe } from "#commerce/newsletter";
import { keepSecret } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { UnsubscribeAnswer, UnsubscribeData } from "./unsubscribe-data.ts";

export async function loader(args: LoaderArgs): Promise<UnsubscribeData> {
  const { url, visitor, shop } = args;
  keepSecret(args);
  const link = linkFor(visitor);
  const member = await readListKey(shop.database.sql, url.searchParams.get("key"));
  return {
    action: url.pathname + url.search,
    home: link("/"),
    contact: link("/pages/contact"),
    member: member ?? null,
  };
}

export async function action(args: LoaderArgs) {
  const { url, shop } = args;
  keepSecret(args);
  const { kind } = await unsubscribe(shop.database, url.searchParams.get("key"), shop.accounts.now());
  return data<UnsubscribeAnswer>({ kind }, { status: kind === "invalid" ? 422 : 200 });
}
