// Handles the newsletter's form; the answer does not reveal whether the address is known.

import { subscribe } from "#commerce/newsletter";
import { data } from "react-router";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { NewsletterAnswer, NewsletterData } from "./newsletter-data.ts";

export function loader({ visitor }: LoaderArgs): NewsletterData {
  const link = linkFor(visitor);
  return { home: link("/"), action: link("/newsletter") };
}

export async function action({ request, shop, visitor }: LoaderArgs) {
  const form = await request.formData().catch(() => new FormData());
  const typed = form.get("email");
  const email = typeof typed === "string" ? typed.slice(0, 300) : "";
  const { kind } = await subscribe(shop.database, { email, market: visitor.market.code, language: visitor.language });
  return data<NewsletterAnswer>({ kind, email }, { status: kind === "invalid" ? 422 : 200 });
}
