// Handles the newsletter's form and the link in its mail; the answers do not reveal whether the address is known.

import { messagesIn } from "#catalogue";
import { confirmSubscription, subscribe } from "#commerce/newsletter";
import { data } from "react-router";
import { keepSecret, readFields } from "#storefront/features/forms/forms.server.ts";
import { limitedMessage } from "#storefront/features/forms/messages.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { newsletter } from "#locales/newsletter";
import type { NewsletterAnswer, NewsletterData } from "./newsletter-data.ts";

export function loader(args: LoaderArgs): NewsletterData {
  const link = linkFor(args.visitor);
  const token = args.url.searchParams.get("confirm");
  if (token !== null) keepSecret(args);
  return { home: link("/"), action: link("/newsletter"), token };
}

export async function action({ request, shop, visitor }: LoaderArgs) {
  const { email = "", token, source } = await readFields(request);
  // Confirmed by a button, because mail programs prefetch links.
  if (token !== undefined) {
    const confirmed = await confirmSubscription(shop.accounts, token);
    return data<NewsletterAnswer>(confirmed, { status: confirmed.kind === "expired" ? 422 : 200 });
  }
  const { network, language } = visitor;
  const form = { email, market: visitor.market.code, language, source };
  const result = await subscribe(shop.accounts, form, { network, link: linkFor(visitor) });
  switch (result.kind) {
    case "asked":
      return data<NewsletterAnswer>({ kind: "asked", email });
    case "invalid":
      return data<NewsletterAnswer>(
        { kind: "invalid", email, message: messagesIn(newsletter, language)("invalid") },
        { status: 422 },
      );
    case "limited":
      return data<NewsletterAnswer>(
        { kind: "limited", email, message: limitedMessage(result.until, shop.accounts.now(), language) },
        { status: 429 },
      );
  }
}
