// Names in URLs: slugs of titles and product types, handles of vendors and tags.

/** Slug of a title or a product type: trimmed, lower-cased, spaces to hyphens; other characters are unchanged. */
export const toSlug = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/gu, "-");

/**
 * Handle of a vendor or a tag: accents folded, punctuation and spaces to hyphens, hyphens collapsed and trimmed.
 * Letters of other scripts (高定, 한섬, Ателье) are unchanged: a transliteration would be a guess, and browsers display them.
 * A handle is never empty, and the handle of a handle is the same handle.
 */
export const toHandle = (name: string): string =>
  hyphenate(fold(name)) || hyphenate([...name.trim()].map(codePoint).join("-")) || "untitled";

/** Latin letters that Unicode does not decompose into a base letter and an accent. */
const LATIN: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "ng",
  ŧ: "t",
  ə: "e",
};

// Only general accents (U+0300–U+036F) are folded: marks of kana or Devanagari are part of their letters.
// Trade marks are removed first, since compatibility decomposition would spell ™ as "tm".
const fold = (name: string): string =>
  name
    .replaceAll(/[™℠®©]/gu, " ")
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/gu, "")
    .replaceAll(/[æœøßłđðþħıŋŧə]/gu, (letter) => LATIN[letter] ?? letter)
    .normalize("NFC");

const hyphenate = (folded: string): string => folded.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, "-").replaceAll(/^-|-$/gu, "");

const codePoint = (character: string): string => `u${(character.codePointAt(0) ?? 0).toString(16)}`;
