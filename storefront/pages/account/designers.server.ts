// The favourite designers of an account: listed, removed one by one, and replaced by the browser that changes them.

import { listDesigners, saveDesigners } from "#commerce/accounts";
import { data, redirect } from "react-router";
import { readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
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
    shown: Object.entries(designers).map(([handle, name]) => ({
      handle,
      name,
      href: link(`/collections/${encodeURIComponent(handle)}`),
    })),
  };
}

export async function action(args: LoaderArgs) {
  const account = requireAccount(args);
  const { accounts } = args.shop;
  const { designers, remove } = await readFields(args.request);
  if (designers !== undefined) {
    const saved = await saveDesigners(accounts, account.id, jsonOf(designers));
    return data<DesignersAnswer>(saved, { status: saved.kind === "saved" ? 200 : 422 });
  }
  const { [remove ?? ""]: _, ...others } = await listDesigners(accounts, account.id);
  await saveDesigners(accounts, account.id, others);
  return redirect(args.url.pathname, 303);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
