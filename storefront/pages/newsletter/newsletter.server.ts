// Handles the newsletter's form; the answer does not reveal whether the address is known.

import { subscribe } from "#commerce/newsletter";
import { data } from "react-router";
import { readFields } from "#storefront/features/forms/forms.server.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { NewsletterAnswer, NewsletterData } from "./newsletter-data.ts";

export function loader({ visitor }: LoaderArgs): NewsletterData {
  const link = linkFor(visitor);
  return { home: link("/"), action: link("/newsletter") };
}

export async function action({ request, shop, visitor }: LoaderArgs) {
  const { email = "" } = await readFields(request);
  const { kind } = await subscribe(shop.database, { email, market: visitor.market.code, language: visitor.language });
  return data<NewsletterAnswer>({ kind, email }, { status: kind === "invalid" ? 422 : 200 });
}
