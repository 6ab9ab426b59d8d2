// The sizes of an account: listed, forgotten one by one, and changed by the browser that remembers them.

import { chartsOfShop } from "#catalogue";
import { listSizes, saveSizes } from "#commerce/accounts";
import { data, redirect } from "react-router";
import { jsonField, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { chartIn } from "#storefront/pages/size-guide/chart-data.server.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { accountLinks } from "./account.server.ts";
import type { SizesAnswer, SizesData } from "./sizes-data.ts";

export async function loader(args: LoaderArgs): Promise<SizesData> {
  const account = requireAccount(args);
  const { shop, visitor } = args;
  const link = linkFor(visitor);
  const sizes = await listSizes(shop.accounts, account.id);
  return {
    links: accountLinks(link),
    action: link("/account/sizes"),
    sizes,
    charts: chartsOfShop(shop.taxonomy).flatMap((chart) => {
      const own = sizes[chart.id];
      return own ? [{ id: chart.id, name: chartIn(chart, visitor.language).name, sizes: own }] : [];
    }),
  };
}

/** Twenty charts with two sizes each, whose names may need escapes in JSON. */
const LONGEST_SIZES = 8_000;

export async function action(args: LoaderArgs) {
  const account = requireAccount(args);
  const { accounts } = args.shop;
  const { sizes, forget = "" } = await readFields(args.request, LONGEST_SIZES);
  if (sizes !== undefined) {
    const saved = await saveSizes(accounts, account.id, jsonField(sizes));
    return data<SizesAnswer>(saved, { status: saved.kind === "saved" ? 200 : 422 });
  }
  await saveSizes(accounts, account.id, [[forget, []]]);
  return redirect(args.url.pathname, 303);
}
