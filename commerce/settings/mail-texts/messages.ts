// Messages of mails with the merchant's texts in place of the defaults.

import { messagesIn, type LanguageCode, type MessageCatalogue, type Messages, type Say } from "#catalogue";
import { checkText } from "./check-text.ts";
import { areaOf, defaultText } from "./defaults.ts";
import type { MailTexts } from "./setting.ts";

/** Works as `messagesIn` does. A text that cannot be used is ignored. */
export const messagesWith =
  (texts: MailTexts): typeof messagesIn =>
  <Of extends MessageCatalogue<unknown>>(catalogue: Of, language: LanguageCode): Say<Of> => {
    const own = ownMessages(texts, areaOf(catalogue), language);
    return messagesIn({ [language]: { ...catalogue[language], ...own } } as unknown as Of, language);
  };

function ownMessages(texts: MailTexts, area: string | undefined, language: LanguageCode): Messages {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([id, byLanguage]) => {
      const [of, key = ""] = id.split(".");
      const text = of === area ? byLanguage[language] : undefined;
      if (text === undefined) return [];
      const checked = checkText(text, defaultText(id, language), language);
      return checked.kind === "valid" ? [[key, checked.message]] : [];
    }),
  );
}
