// One mail in one language: its texts, the mail with the draft in it, a test to oneself, and the way back to the defaults.

import { data } from "react-router";
import { z } from "zod";
import { LANGUAGES, languageOf, messagesIn, type LanguageCode } from "#catalogue";
import { enqueueMail, mailRow, mailShop } from "#commerce/mail";
import { FACTS, INSIGHTS } from "#commerce/settings";
import {
  changeMailTexts,
  checkMailTexts,
  defaultText,
  MAILS,
  placeholdersOf,
  readMailTexts,
  readOwnTexts,
  type MailTexts,
  type OwnTexts,
} from "#commerce/settings/mail-texts";
import { editorState, type EditorState } from "../../forms/editor-state.server.ts";
import { conflictOf, readBase } from "../../framework/conflict.server.ts";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads, type ActionResult } from "../../framework/handlers.server.ts";
import { mailTextNames } from "../../locales/generated/mail-text-names.ts";
import { mails as texts } from "../../locales/generated/mails.ts";
import { ALL_MAILS } from "./all-mails.server.ts";
import { sharedWith, TEXTS_OF_MAIL, type MailName } from "./mail-texts.ts";
import { samplesOf } from "./sample-order.server.ts";

export interface MailData extends OwnTexts, EditorState {
  readonly name: MailName;
  readonly language: LanguageCode;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly texts: readonly EditedText[];
  /** With the stored texts. */
  readonly shown: ShownMail;
  /** Address of a test. */
  readonly email: string;
}

export interface EditedText {
  readonly id: string;
  readonly label: string;
  readonly default: string;
  /** Placeholders that it must have. */
  readonly placeholders: readonly string[];
  /** Other mails that a change of it changes. */
  readonly sharedWith: readonly MailName[];
}

export interface ShownMail {
  readonly subject: string;
  /** With `data-style` in place of `style`, which the console's policy forbids in documents. */
  readonly html: string;
}

const SUBJECT = { kind: "setting", id: MAILS.name } as const;
const nameOf = messagesIn(mailTextNames, "en");
type TextName = keyof (typeof mailTextNames)["en"] & Parameters<typeof nameOf>[0];

export const loader = loads("see-content", async (args): Promise<MailData> => {
  const { shop, staff } = args;
  const { name, ids, language } = opened(args);
  return {
    ...(await readOwnTexts(shop.database.sql, ids, language)),
    name,
    language,
    languages: LANGUAGES.map((one) => ({ code: one.code, name: one.name })),
    texts: ids.map((id) => ({
      id,
      label: nameOf(id as TextName),
      default: defaultText(id, language),
      placeholders: placeholdersOf(id, language),
      sharedWith: sharedWith(id, name),
    })),
    shown: await shownMail(args, {}),
    email: staff.email,
    ...(await editorState(args, "shop.edit", SUBJECT)),
  };
});

const say = messagesIn(texts, "en");

/** The texts that the form sends, by id. */
const Draft = z.record(z.string(), z.string().max(20_000));
const Saved = z.looseObject({ version: z.string().max(100), base: z.string() });

export const action = acts({
  save: intent("change-setting", Saved, (args, { version, base, ...fields }) =>
    change(args, { version, base: readBase(base) ?? {}, sent: ownOf(args, fields) }),
  ),
  restore: intent("change-setting", Saved, (args, { version, base }) => {
    const { ids, language } = opened(args);
    const sent = Object.fromEntries(ids.map((id) => [id, defaultText(id, language)]));
    return change(args, { version, base: readBase(base) ?? {}, sent });
  }),
  preview: intent("see-content", Draft, async (args, fields) => {
    const draft = ownOf(args, fields);
    const refused = refusalOf(args, draft);
    if (refused) return refused;
    const { subject, html } = await shownMail(args, draft);
    return { kind: "done", text: subject, html };
  }),
  test: intent("see-content", Draft, async (args, fields) => {
    const draft = ownOf(args, fields);
    const refused = refusalOf(args, draft);
    if (refused) return refused;
    const { shop, staff, now } = args;
    const write = await writerOf(args, draft);
    await enqueueMail(
      shop.database.sql,
      staff.email,
      () => {
        const content = write();
        return { ...content, subject: say("testSubject", { subject: content.subject }) };
      },
      now,
    );
    shop.accounts.onMail();
    return { kind: "done", text: say("sent", { email: staff.email }) };
  }),
});

interface Edit {
  readonly version: string;
  readonly base: Readonly<Record<string, string>>;
  readonly sent: Readonly<Record<string, string>>;
}

async function change(args: StaffArgs, { version, base, sent }: Edit): Promise<ActionResult> {
  const { shop, reload, now } = args;
  const { ids, language } = opened(args);
  const result = await changeMailTexts(shop.database, { texts: sent, language, ids, seen: version, now });
  if (result.kind === "invalid") return refusalOf(args, sent) ?? { kind: "refused", text: say("unknown") };
  if (result.kind === "stale") {
    const { value, version: stored } = result.stored as OwnTexts;
    const fields = { base, theirs: value, yours: sent, version: stored };
    return { kind: "conflict", text: say("savedFirst"), conflict: await conflictOf(shop.database, [SUBJECT], fields) };
  }
  await reload();
  return { kind: "done", text: say("saved") };
}

/** The first mistake in a sentence that names the text, and each at its field. */
function refusalOf(args: StaffArgs, sent: Edit["sent"]): ActionResult | undefined {
  const errors = checkMailTexts(sent, opened(args).language);
  const sentences = errors.map(({ path, message }) => `${nameOf(path as TextName)} ${message}.`);
  if (sentences.length === 0) return undefined;
  return {
    kind: "refused",
    text: sentences.join(" "),
    fields: Object.fromEntries(errors.map(({ path }, index) => [path, sentences[index] ?? ""])),
    sent,
  };
}

/** Other fields of the form, and texts of other mails, are left out. Browsers send line breaks as CR LF. */
const ownOf = (args: StaffArgs, fields: Readonly<Record<string, unknown>>): Edit["sent"] =>
  Object.fromEntries(
    opened(args).ids.flatMap((id) => {
      const text = fields[id];
      return typeof text === "string" ? [[id, text.replaceAll("\r\n", "\n").trim()]] : [];
    }),
  );

function opened({ params, url }: Pick<StaffArgs, "params" | "url">) {
  const name = params["mail"] ?? "";
  if (!Object.hasOwn(TEXTS_OF_MAIL, name)) throw data(null, { status: 404 });
  const ids: readonly string[] = TEXTS_OF_MAIL[name as MailName];
  return { name: name as MailName, ids, language: languageOf(url.searchParams.get("language") ?? "")?.code ?? "en" };
}

async function shownMail(args: StaffArgs, draft: Edit["sent"]): Promise<ShownMail> {
  const write = await writerOf(args, draft);
  const { subject, html } = await mailRow(args.shop.database.sql, "", write, args.now);
  return { subject, html: html.replaceAll(' style="', ' data-style="') };
}

/** Writes the mail about samples, with the draft in place of the stored texts. */
async function writerOf(args: StaffArgs, draft: Edit["sent"]) {
  const { shop, now } = args;
  const { name, language } = opened(args);
  const stored = await readMailTexts(shop.database.sql);
  const samples = await samplesOf(shop, language, now);
  const setting = {
    ...samples,
    shop: mailShop(shop.setting(FACTS).name, shop.setting(INSIGHTS).timeZone, withDraft(stored, draft, language)),
    origin: shop.accounts.origin,
    language,
    now,
  };
  return () => ALL_MAILS.get(name)!(setting);
}

const withDraft = (stored: MailTexts, draft: Edit["sent"], language: LanguageCode): MailTexts => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(draft).map(([id, text]) => [
      id,
      { ...stored[id], [language]: text === "" ? defaultText(id, language) : text },
    ]),
  ),
});
