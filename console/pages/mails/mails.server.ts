// Every mail that the shop sends, by occasion, with its subject.

import { LANGUAGES, languageOf } from "#catalogue";
import { mailShop } from "#commerce/mail";
import { FACTS, INSIGHTS } from "#commerce/settings";
import { readMailTexts } from "#commerce/settings/mail-texts";
import type { ServiceState } from "../../framework/context.ts";
import { loads } from "../../framework/handlers.server.ts";
import { MAIL_GROUPS } from "./all-mails.server.ts";
import { TEXTS_OF_MAIL, type MailName } from "./mail-texts.ts";
import { samplesOf } from "./sample-order.server.ts";

export interface MailsData {
  readonly groups: readonly { readonly name: keyof typeof MAIL_GROUPS; readonly mails: readonly ListedMail[] }[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly language: string;
  readonly services: readonly ServiceState[];
}

export interface ListedMail {
  readonly name: MailName;
  readonly subject: string;
  /** True if the merchant has changed a text in this language. */
  readonly isChanged: boolean;
}

export const loader = loads("see-content", async ({ shop, url, services, now }): Promise<MailsData> => {
  const language = languageOf(url.searchParams.get("language") ?? "")?.code ?? "en";
  const texts = await readMailTexts(shop.database.sql);
  const setting = {
    ...(await samplesOf(shop, language, now)),
    shop: mailShop(shop.setting(FACTS).name, shop.setting(INSIGHTS).timeZone, texts),
    origin: shop.accounts.origin,
    language,
    now,
  };
  const isChanged = (mail: MailName) => TEXTS_OF_MAIL[mail].some((id) => texts[id]?.[language] !== undefined);
  return {
    groups: Object.entries(MAIL_GROUPS).map(([group, mails]) => ({
      name: group as keyof typeof MAIL_GROUPS,
      mails: (Object.keys(mails) as (keyof typeof mails)[]).map((mail: MailName) => ({
        name: mail,
        subject: (mails as Readonly<Partial<Record<MailName, (of: typeof setting) => { subject: string }>>>)[mail]!(
          setting,
        ).subject,
        isChanged: isChanged(mail),
      })),
    })),
    languages: LANGUAGES.map((one) => ({ code: one.code, name: one.name })),
    language,
    services: services.filter((service) => service.setting === "mails"),
  };
});
