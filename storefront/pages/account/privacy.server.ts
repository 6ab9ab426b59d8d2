// The account's privacy page: newsletter, a copy of the data, and closing the account.

import { data } from "react-router";
import { formatDate, messagesIn } from "#catalogue";
import { closeAccount } from "#commerce/people";
import { RETENTION } from "#commerce/settings";
import { accountMessages } from "#locales/account-messages";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { again, callerOf, readFields, requireAccount } from "#storefront/features/forms/forms.server.ts";
import { busyMessage, limitedMessage } from "#storefront/features/forms/messages.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { accountLinks } from "./account.server.ts";
import type { ClosedAnswer, PrivacyData } from "./privacy-data.ts";

export function loader(args: LoaderArgs): PrivacyData {
  const { email } = requireAccount(args);
  const link = linkFor(args.visitor);
  return {
    links: accountLinks(link),
    action: link("/account/privacy"),
    email,
    download: "/account/data",
    newsletter: link("/newsletter/preferences"),
    home: link("/"),
    graceDays: args.shop.setting(RETENTION).closedAccountDays,
  };
}

export async function action(args: LoaderArgs) {
  const { id } = requireAccount(args);
  const { shop, visitor, out, session } = args;
  const { current = "" } = await readFields(args.request);
  const answer: FormAnswer = { form: "close", values: {}, problems: {} };
  const result = await closeAccount(shop.accounts, id, { current }, callerOf(args));
  const now = shop.accounts.now();
  switch (result.kind) {
    case "closed":
      out.append("set-cookie", session.cookie(null));
      // Clears the browser's cache of the account's pages.
      out.set("clear-site-data", '"cache"');
      return data<ClosedAnswer>({ erasedOn: formatDate(result.until, visitor.language, visitor.timeZone) });
    case "wrong":
      return again({
        ...answer,
        problems: { current: messagesIn(accountMessages, visitor.language)("wrongCurrentPassword") },
      });
    case "limited":
      return again(
        { ...answer, message: limitedMessage(result.until, now, visitor.language), refusal: "limited" },
        result.until,
        now,
      );
    case "busy":
      return again({ ...answer, message: busyMessage(visitor.language), refusal: "busy" });
  }
}
