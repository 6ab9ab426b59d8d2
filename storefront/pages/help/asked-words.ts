// The meaningful words of a question, by language: without stop words, and without endings, so that they are prefixes of the words
// of a text.

import { toHandle, type LanguageCode } from "#catalogue";

const MOST_WORDS = 12;

/** Folded like handles. All words if every one is a stop word. */
export function meaningful(asked: string, language: LanguageCode): readonly string[] {
  const words = wordsOf(asked.toLowerCase(), language);
  const common = COMMON[language] ?? NONE;
  const rare = words.filter((word) => !common.has(word) && !(isAlphabetic(language) && word.length === 1));
  const stems = (rare.length > 0 ? rare : words).map((word) => toHandle(stemOf(word, language)));
  return [...new Set(stems)].slice(0, MOST_WORDS);
}

/** True if words of this language may occur within a longer run of letters: written without spaces, or after an article. */
export const isWithin = (language: LanguageCode): boolean => isUnspaced(language) || language === "ar";

export const isUnspaced = (language: LanguageCode): boolean => language === "zh" || language === "ja";

const isAlphabetic = (language: LanguageCode): boolean => !isUnspaced(language) && language !== "ko";

function wordsOf(text: string, language: LanguageCode): readonly string[] {
  if (!isUnspaced(language)) return text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  return segments.flatMap(({ segment, isWordLike }) => (isWordLike ? [segment.trim()] : []));
}

/** Short words are not stemmed. */
function stemOf(word: string, language: LanguageCode): string {
  const shortest = language === "ko" ? 3 : 5;
  const begun = language === "ar" ? withoutBeginning(word) : word;
  const ending = ENDINGS[language];
  return ending && begun.length >= shortest ? begun.replace(ending, "") : begun;
}

/** Arabic words without their article, and verbs without their prefix. */
const withoutBeginning = (word: string): string =>
  word.length >= 5 && /^(?:[وفبك]?ال|لل)/.test(word)
    ? word.replace(/^(?:[وفبك]?ال|لل)/, "")
    : word.replace(/^[أاتين](?=\p{L}{3})/u, "");

const ENDINGS: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?:ies|ing|ed|es|s)$/,
  fr: /(?:ements?|ées?|er|ez|es|e|s|é)$/,
  de: /(?:ungen|ung|en|er|es|e|n|s)$/,
  it: /(?:are|ere|ire|i|e|o|a)$/,
  es: /(?:ciones|ción|ar|er|ir|es|as|os|a|o|e|s)$/,
  ko: /(?:하나요|인가요|나요|에서|으로|은|는|이|가|을|를|에|의|로)$/,
  ru: /(?:ами|ями|ого|его|ому|ему|ыми|ими|ать|ить|ов|ев|ей|ам|ям|ах|ях|ую|юю|ая|яя|ое|ее|ые|ие|ый|ий|ой|ом|ем|а|я|ы|и|у|ю|е|о|ь)$/,
  ar: /(?:ات|ون|ين|ها|ة|ه|ي)$/,
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const NONE: ReadonlySet<string> = new Set();

/** Stop words, including general words for products. */
const COMMON: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  en: set(
    "a am an and article item piece something any are as at be but by can do does for from get has have how i if in is it long me my of on or page pages that the there this to was what when where which who why will with you your",
  ),
  zh: set(
    "商品 的 了 吗 呢 我 我的 你 您 怎么 如何 怎样 是 在 有 什么 可以 能 会 请问 和 与 要 想 吧 多少 哪里 为什么",
  ),
  fr: set(
    "article articles à ai au aux avec ce ces cette comment dans de des du elle en est et il ils je la le les leur ma mes mon ne nous on ou où par pas peut peux pour puis quand que quel quelle qui quoi sa se ses si son sont sur un une vos votre vous",
  ),
  de: set(
    "artikel stück aber als am an auf aus bei bin bis das dass dem den der des die ein eine einen einer es etwas für habe haben hat ich ihr im in ist kann können man mein meine meinen meiner mich mir mit nach nicht oder sie sind um und von wann warum was wie wird wo zu zum zur über",
  ),
  it: set(
    "articolo articoli capo a ad ai al alla che chi ci come con cosa da dal dalla dei del della di dove e è gli ha ho i il in io la le lo ma mi mia mie miei mio nel nella non o per perché posso può quale quando quanto se si sono su tra un una uno",
  ),
  es: set(
    "artículo prenda a al algo como cómo con cual cuál cuando cuándo cuánto de del dónde donde el ella en es está la las lo los me mi mis no o para pero por puede puedo que qué quién se si son su sus tengo un una y yo",
  ),
  ja: set(
    "商品 は が を に で の と も か へ や です ます する した して ます か こと もの 何 いつ どう どこ どの ください たい ない",
  ),
  ko: set("상품 어떻게 언제 어디 어디서 무엇 왜 제 내 수 있나요 하나요 되나요 은 는 이 가 을 를 및 그리고"),
  ru: set(
    "вещь вещи товар а без бы в вы где для до если есть за и из или как какая какие какой когда кто ли мне мой моя мы на не о об от по почему при с сколько так такое то у что чтобы это я",
  ),
  ar: set(
    "قطعة منتج في من على إلى الى عن مع هل ما ماذا متى كيف أين لماذا هذا هذه أن إن لا أنا يمكن يمكنني و أو ثم كم هو هي",
  ),
};
