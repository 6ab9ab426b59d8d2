// The favourite designers of an account: listed, removed one by one, and changed by the browser that stores them too.

import { changeDesigners, listDesigners } from "#commerce/accounts";
import { data, redirect } from "react-router";
import { jsonField, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { accountLinks } from "./account.server.ts";
import type { AccountDesignersData, DesignersAnswer } from "./designers-data.ts";

export async function loader(args: LoaderArgs): Promise<AccountDesignersData> {
  const account = requireAccount(args);
  const { shop, visitor } = args;
  const link = linkFor(visitor);
  const designers = await listDesigners(shop.accounts, account.id);
  return {
    links: accountLinks(link),
    action: link("/account/designers"),
    designers,
    shown: designers.map(([handle, name]) => ({
      handle,
      name,
      href: link(`/collections/${encodeURIComponent(handle)}`),
    })),
  };
}

/** A hundred designers, whose names may need escapes in JSON. */
const LONGEST_DESIGNERS = 250_000;

export async function action(args: LoaderArgs) {
  const account = requireAccount(args);
  const { accounts } = args.shop;
  const { designers, remove = "" } = await readFields(args.request, LONGEST_DESIGNERS);
  if (designers !== undefined) {
    const saved = await changeDesigners(accounts, account.id, jsonField(designers));
    return data<DesignersAnswer>(saved, { status: saved.kind === "saved" ? 200 : 422 });
  }
  await changeDesigners(accounts, account.id, [[remove, null]]);
  return redirect(args.url.pathname, 303);
}
