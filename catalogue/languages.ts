// The languages the shop speaks, with the locale whose conventions each follows.

export type LanguageCode = "en" | "zh" | "fr" | "de" | "it" | "es" | "ja" | "ko" | "ru" | "ar";

export interface Language {
  readonly code: LanguageCode;
  readonly name: string;
  /** What its speakers call it. */
  readonly nativeName: string;
  readonly direction: "ltr" | "rtl";
  /** BCP 47, for dates, collation and the document's `lang`. */
  readonly locale: string;
}

const language = (
  code: LanguageCode,
  name: string,
  nativeName: string,
  locale: string,
  direction: "ltr" | "rtl" = "ltr",
): Language => ({ code, name, nativeName, direction, locale });

export const LANGUAGES: readonly Language[] = [
  language("en", "English", "English", "en-US"),
  language("zh", "Chinese", "中文", "zh-CN"),
  language("fr", "French", "Français", "fr-FR"),
  language("de", "German", "Deutsch", "de-DE"),
  language("it", "Italian", "Italiano", "it-IT"),
  language("es", "Spanish", "Español", "es-ES"),
  language("ja", "Japanese", "日本語", "ja-JP"),
  language("ko", "Korean", "한국어", "ko-KR"),
  language("ru", "Russian", "Русский", "ru-RU"),
  // Western digits, as the prices beside a date have them.
  language("ar", "Arabic", "العربية", "ar-AE-u-nu-latn", "rtl"),
];

/** The language of a tag such as "en", "zh-Hans-CN" or "FR_fr"; undefined when the shop does not speak it. */
export const languageOf = (tag: string): Language | undefined => {
  const code = tag.trim().toLowerCase().split(/[-_]/u)[0];
  return LANGUAGES.find((one) => one.code === code);
};
