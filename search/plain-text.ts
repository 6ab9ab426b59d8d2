// A query in the characters that the rules and vocabularies of languages are written in. Pure.

import { simplifiedChinese } from "./engine/text/simplified-chinese.ts";

/** Wide Latin letters and digits, narrow Kana and Hangul, and units in one character, such as ㎝. */
const COMPATIBLE = /[\u3000\u3300-\u33ff\uff01-\uffee]+/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LONG_VOWEL = /(?<=[\p{Script=Hiragana}\p{Script=Katakana}ー])[-‐‑‒–—―−]/gu;

/** "ﾜﾝﾋﾟ-ｽ ２４．５㎝" is "ワンピース 24.5cm", and "連衣裙" is "连衣裙", except in Japanese, which writes some characters as in traditional Chinese. */
export function plainText(text: string, language: string): string {
  const plain = text.replaceAll(COMPATIBLE, (some) => some.normalize("NFKC")).replaceAll(LONG_VOWEL, "ー");
  return language === "ja" || KANA.test(plain) ? plain : simplifiedChinese(plain);
}
