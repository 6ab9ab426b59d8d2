// The return from a provider's page. The provider's answer decides where to go, never the address.

import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { CallbackData } from "./callback-data.ts";
import { pendingPayment } from "./outcome.server.ts";
import { stepHref } from "./step-href.server.ts";

export async function loader(args: LoaderArgs): Promise<CallbackData> {
  const { url, visitor } = args;
  const payment = await pendingPayment(args, url.searchParams.get("order") ?? "");
  return {
    goOn: payment.step && stepHref(visitor, payment),
    checkout: linkFor(visitor)("/checkout?step=payment"),
    here: url.pathname + url.search,
  };
}
