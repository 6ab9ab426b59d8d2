// Handles the form for a back-in-stock mail.

import { requestBackInStock } from "#commerce/stock";
import { data } from "react-router";
import { readFields } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { translateContent, translateOption, viewerFor } from "#browsing";
import type { WaitAnswer } from "../product-data.ts";

const STATUS: Readonly<Record<WaitAnswer["kind"], number>> = {
  noted: 200,
  "invalid-email": 422,
  "in-stock": 409,
  "no-such-size": 422,
  limited: 429,
};

export async function action(args: LoaderArgs) {
  const { shop, visitor, params, request } = args;
  const { email = "", variantId = "" } = await readFields(request);
  const { kind } = await requestBackInStock(shop.database, await viewerFor(args), {
    shopId: shop.id,
    product: params["slugOrId"] ?? "",
    variantId,
    email,
    marketCode: visitor.market.code,
    language: visitor.language,
    nameIn: ({ colour, options }) =>
      translateContent(args, (translate) => ({
        colour: translate(colour),
        options: options.map((option) => translateOption(option, translate)),
      })),
    network: visitor.network,
  });
  return data<WaitAnswer>({ kind, email: email.slice(0, 254), variantId }, { status: STATUS[kind] });
}
