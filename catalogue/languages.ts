// The languages of the shop, one row each, with the locale whose conventions it follows.

export interface Language<Code extends string = LanguageCode> {
  readonly code: Code;
  readonly name: string;
  /** The language's name in itself: "Deutsch". */
  readonly nativeName: string;
  readonly direction: "ltr" | "rtl";
  /** BCP 47, for dates, collation and the document's `lang`. */
  readonly locale: string;
}

const language = <Code extends string>(
  code: Code,
  name: string,
  nativeName: string,
  locale: string,
  direction: "ltr" | "rtl" = "ltr",
): Language<Code> => ({ code, name, nativeName, direction, locale });

const ALL = [
  language("en", "English", "English", "en-US"),
  language("zh", "Chinese", "中文", "zh-CN"),
  language("fr", "French", "Français", "fr-FR"),
  language("de", "German", "Deutsch", "de-DE"),
  language("it", "Italian", "Italiano", "it-IT"),
  language("es", "Spanish", "Español", "es-ES"),
  language("ja", "Japanese", "日本語", "ja-JP"),
  language("ko", "Korean", "한국어", "ko-KR"),
  language("ru", "Russian", "Русский", "ru-RU"),
  // Western digits, to match the prices.
  language("ar", "Arabic", "العربية", "ar-AE-u-nu-latn", "rtl"),
];

export type LanguageCode = (typeof ALL)[number]["code"];

export const LANGUAGES: readonly Language[] = ALL;

/** The language of a tag such as "en", "zh-Hans-CN" or "FR_fr"; undefined if the shop does not have it. */
export const languageOf = (tag: string): Language | undefined => {
  const code = tag.trim().toLowerCase().split(/[-_]/u)[0];
  return LANGUAGES.find((one) => one.code === code);
};
