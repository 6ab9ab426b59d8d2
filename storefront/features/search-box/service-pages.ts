// Pages about returns, delivery, sizes and the like, for a search by a word that means one of them. Pure.

import type { Say } from "#catalogue";
import type { servicePages } from "#locales/service-pages";

type SayService = Say<typeof servicePages>;

export interface ServicePage {
  readonly title: string;
  /** Without a country prefix. */
  readonly path: string;
}

/** Titles and lists of words are messages. */
const PAGES = [
  ["returns", "returnsWords", "/pages/return"],
  ["delivery", "deliveryWords", "/pages/orders-shipping"],
  ["sizesWomen", "sizesWords", "/sizeGuideWomens"],
  ["sizesMen", "sizesWords", "/sizeGuideMens"],
  ["giftCards", "giftCardsWords", "/giftcard"],
  ["trackOrder", "trackOrderWords", "/pages/track-order"],
  ["payment", "paymentWords", "/pages/payment"],
  ["contact", "contactWords", "/pages/contact"],
  ["account", "accountWords", "/account"],
  ["questions", "questionsWords", "/pages/faq"],
] as const;

/** A shorter text may begin anything. Characters of Chinese, Japanese and Korean say more. */
const SHORTEST_BEGINNING = 4;
const MOST = 3;

export function servicePagesFor(text: string, say: SayService): readonly ServicePage[] {
  const typed = folded(text);
  if (typed === "") return [];
  const found = PAGES.filter(([, words]) =>
    say(words)
      .split(/[,，、]\s*/u)
      .some((phrase) => isMeant(typed, folded(phrase))),
  );
  return found.slice(0, MOST).map(([title, , path]) => ({ title: say(title), path }));
}

/** True if the text is the beginning of a phrase, or contains all of it. */
function isMeant(typed: string, phrase: string): boolean {
  if (IDEOGRAPH.test(phrase)) return typed.includes(phrase) || (typed.length > 1 && phrase.startsWith(typed));
  if (` ${typed} `.includes(` ${phrase} `)) return true;
  return typed.length >= SHORTEST_BEGINNING && phrase.startsWith(typed);
}

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Lower case, without accents and punctuation. Hangul is composed again. */
const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
