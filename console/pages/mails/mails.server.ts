// Every mail that the shop sends, by occasion, with its subject; one of them as people receive it, and a test to oneself.

import { data } from "react-router";
import { z } from "zod";
import { LANGUAGES, languageOf, messagesIn, type LanguageCode } from "#catalogue";
import { enqueueMail, mailRow } from "#commerce/mail";
import { FACTS } from "#commerce/settings";
import type { ServiceState, StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { mails as texts } from "../../locales/generated/mails.ts";
import { ALL_MAILS, MAIL_GROUPS } from "./all-mails.server.ts";
import { samplesOf } from "./sample-order.server.ts";

export interface MailsData {
  readonly groups: readonly { readonly name: keyof typeof MAIL_GROUPS; readonly mails: readonly ListedMail[] }[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly language: string;
  /** The mail that is open, by `?mail=`. */
  readonly open: OpenMail | null;
  /** Address of a test. */
  readonly email: string;
  readonly services: readonly ServiceState[];
}

export interface ListedMail {
  readonly name: string;
  readonly subject: string;
}

export interface OpenMail extends ListedMail {
  readonly text: string;
  /** With `data-style` in place of `style`, which the console's policy forbids in documents. */
  readonly html: string;
}

export const loader = loads("see-content", async (args): Promise<MailsData> => {
  const { url, staff, services } = args;
  const language = languageOf(url.searchParams.get("language") ?? "")?.code ?? "en";
  const setting = await settingOf(args, language);
  const name = url.searchParams.get("mail");
  return {
    groups: Object.entries(MAIL_GROUPS).map(([group, mails]) => ({
      name: group as keyof typeof MAIL_GROUPS,
      mails: Object.entries(mails).map(([key, write]) => ({ name: key, subject: write(setting).subject })),
    })),
    languages: LANGUAGES.map((one) => ({ code: one.code, name: one.name })),
    language,
    open: name === null ? null : await openMail(args, name, language),
    email: staff.email,
    services: services.filter((service) => service.setting === "mails"),
  };
});

const say = messagesIn(texts, "en");
const Test = z.object({ mail: z.string(), language: z.enum(LANGUAGES.map(({ code }) => code)) });

export const action = acts({
  test: intent("see-content", Test, async (args, { mail, language }) => {
    const write = ALL_MAILS.get(mail);
    if (!write) return { kind: "refused", text: say("unknown") };
    const { shop, staff, now } = args;
    const setting = await settingOf(args, language);
    await enqueueMail(
      shop.database.sql,
      staff.email,
      () => {
        const content = write(setting);
        return { ...content, subject: say("testSubject", { subject: content.subject }) };
      },
      now,
    );
    shop.accounts.onMail();
    return { kind: "done", text: say("sent", { email: staff.email }) };
  }),
});

const settingOf = async ({ shop, now }: StaffArgs, language: LanguageCode) => ({
  ...(await samplesOf(shop, language, now)),
  shop: shop.setting(FACTS).name,
  origin: shop.accounts.origin,
  language,
  now,
});

async function openMail(args: StaffArgs, name: string, language: LanguageCode): Promise<OpenMail> {
  const write = ALL_MAILS.get(name);
  if (!write) throw data(null, { status: 404 });
  const setting = await settingOf(args, language);
  const { subject, text, html } = await mailRow(args.shop.database.sql, "", () => write(setting), args.now);
  return { name, subject, text, html: html.replaceAll(' style="', ' data-style="') };
}
