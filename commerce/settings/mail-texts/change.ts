// Changes the texts of one mail in one language, from the version that the merchant saw.

import type { LanguageCode } from "#catalogue";
import { fingerprint, type Database } from "#commerce/database";
import type { FieldError } from "../field-errors.ts";
import { lockSetting, storeSetting, type SettingChange } from "../store.ts";
import { checkText } from "./check-text.ts";
import { defaultText } from "./defaults.ts";
import { readMailTexts } from "./read.ts";
import { MAILS, mailText, type MailTexts } from "./setting.ts";

/** The texts as mails use them now, by id, with the version that a change starts from. */
export interface OwnTexts {
  readonly value: Readonly<Record<string, string>>;
  readonly version: string;
}

export async function readOwnTexts(
  client: Parameters<typeof readMailTexts>[0],
  ids: readonly string[],
  language: LanguageCode,
): Promise<OwnTexts> {
  return versioned(await readMailTexts(client), ids, language);
}

function versioned(texts: MailTexts, ids: readonly string[], language: LanguageCode): OwnTexts {
  const value = Object.fromEntries(ids.map((id) => [id, texts[id]?.[language] ?? defaultText(id, language)]));
  return { value, version: fingerprint(value) };
}

interface TextsChange {
  /** Keyed by id. An empty text, or one equal to the default, restores the default. */
  readonly texts: Readonly<Record<string, string>>;
  readonly language: LanguageCode;
  /** Version of all texts of the mail, `ids`. */
  readonly seen: string;
  readonly ids: readonly string[];
  readonly now: Date;
}

/** Texts of other mails and languages stay, even if someone changes them meanwhile. */
export async function changeMailTexts(
  database: Database,
  { texts, language, seen, ids, now }: TextsChange,
): Promise<SettingChange> {
  const errors = checkMailTexts(texts, language);
  if (errors.length > 0) return { kind: "invalid", errors };
  const result = await database.sql.transaction(async (tx): Promise<SettingChange> => {
    await lockSetting(tx, MAILS);
    const stored = await readMailTexts(tx);
    const current = versioned(stored, ids, language);
    if (current.version !== seen) return { kind: "stale", stored: current };
    const next = Object.entries(texts).reduce<MailTexts>(
      (all, [id, text]) => withText(all, id, language, text.trim()),
      stored,
    );
    await storeSetting(tx, MAILS, next, now);
    return { kind: "changed" };
  });
  if (result.kind === "changed") await database.revisions.refresh();
  return result;
}

/** One mistake for each text, at its id. */
export const checkMailTexts = (texts: TextsChange["texts"], language: LanguageCode): readonly FieldError[] =>
  Object.entries(texts).flatMap(([id, text]) => errorsOf(id, text.trim(), language));

function errorsOf(id: string, text: string, language: LanguageCode): readonly FieldError[] {
  if (text === "") return [];
  const parsed = mailText.safeParse(text);
  if (!parsed.success) return [{ path: id, message: parsed.error.issues[0]?.message ?? "" }];
  const checked = checkText(text, defaultText(id, language), language);
  return checked.kind === "valid" ? [] : [{ path: id, message: checked.reason }];
}

function withText(texts: MailTexts, id: string, language: LanguageCode, text: string): MailTexts {
  const { [id]: { [language]: _before, ...others } = {}, ...rest } = texts;
  const own = text === "" || text === defaultText(id, language) ? others : { ...others, [language]: text };
  return Object.keys(own).length === 0 ? rest : { ...rest, [id]: own };
}
