// Arabic: the grammar of titles, headings and compositions.
import type { CollectionWords, Grammar, TitleWords } from "../../language.ts";
import type { DepartmentName } from "../../vocabulary/index.ts";

/** Plurals agree as feminine. */
export type Form = "m" | "f";
export const FORMS = ["m", "f"] as const;

/** Noun, adjectives, the noun's own phrase, name, cloth, other phrases: "حقيبة كتف صغيرة بغطاء من الجلد المحبب". */
function title({ noun, name, modifiers, pattern, material, colour, audience }: TitleWords<Form>): string {
  // A modifier that belongs to the cut comes last in English; here it goes next to the noun.
  const said = [...(pattern ? [pattern] : []), ...modifiers.toReversed()];
  const [head, tail] = splitNoun(noun);
  const adjectives = said.filter((word) => word.startsWith("^")).map((word) => word.slice(1));
  const phrases = said.filter((word) => !word.startsWith("^"));
  const unsaid = adjectives.filter((word, at) => !head.includes(word) && adjectives.indexOf(word) === at);
  return [
    head,
    ...unsaid,
    tail,
    name,
    ...joinWith(material, phrases),
    colour && inColour(colour),
    audience && FOR[audience.key],
  ]
    .filter(Boolean)
    .join(" ");
}

/** "باللون الأزرق الداكن": the colour and its shade are definite. */
const inColour = (colour: string): string => {
  if (colour.startsWith("غسيل")) return `ب${colour}`;
  return `باللون ${colour
    .split(" ")
    .map((word) => (/^(?:ال|و)/u.test(word) ? word : `ال${word}`))
    .join(" ")}`;
};

/** "بحزام", "بقلنسوة": "بحزام وبقلنسوة"; also after a cloth that contains such a phrase. */
const joinWith = (material: string | undefined, phrases: readonly string[]): readonly (string | undefined)[] => {
  const isFirst = (at: number): boolean => at === 0 && !material?.includes(" ب");
  return [material, ...phrases.map((phrase, at) => (phrase.startsWith("ب") && !isFirst(at) ? `و${phrase}` : phrase))];
};

/** Start of a noun's prepositional phrase: "حقيبة كتف", "بغطاء". The words are listed since many loanwords begin with ب too. */
const TAIL =
  / (?:ب(?:ساق|ياقة|غطاء|سلسلة|يد|دون|تصميم|إبزيم|إطار|كعب|نعل|حزام|طول|رباط|ربطة|حلية|شرابات|سوار|دلاية|قصة|أكمام|سحاب)|من قطعتين|للكاحل|للمطر|للمواليد)(?= |$)/u;

function splitNoun(noun: string): readonly [head: string, tail: string | undefined] {
  const at = noun.search(TAIL);
  return at < 0 ? [noun, undefined] : [noun.slice(0, at), noun.slice(at + 1)];
}

const FOR: Readonly<Partial<Record<DepartmentName, string>>> = {
  Women: "للنساء",
  Men: "للرجال",
  Kids: "للأطفال",
  "Baby Girl": "للرضيعات",
  "Baby Boy": "للرضع",
  Girls: "للبنات",
  Boys: "للأولاد",
  "Teen Girl": "للمراهقات",
  "Teen Boy": "للمراهقين",
};

/** "أحذية للنساء ضمن التخفيضات", "وصل حديثًا: فساتين للبنات" */
function collection({ department, offer, goods }: CollectionWords): string {
  const whom = department && FOR[department.key];
  if (!goods) {
    if (!offer) return department?.text ?? "الكل";
    return [offer === "sale" ? "تخفيضات" : "وصل حديثًا", whom].filter(Boolean).join(" ");
  }
  const named = [goods, whom].filter(Boolean).join(" ");
  if (offer === "sale") return `${named} ضمن التخفيضات`;
  return offer === "new" ? `وصل حديثًا: ${named}` : named;
}

const percent = (share: number, fibre: string): string => `${share}% ${fibre}`;

export const GRAMMAR: Grammar<Form> = {
  title,
  and: (words) => words.join(" و"),
  karat: (karats) => `${karats} ${karats > 10 ? "قيراطًا" : "قيراط"}`,
  pack: (pieces) => `عبوة من ${pieces}`,
  quote: (name) => `«${name}»`,
  collection,
  composition: (fibres, isPlated) =>
    `${fibres.map(([share, fibre]) => percent(share, fibre)).join("، ")}${isPlated ? "، مطلي بالذهب عيار 18 قيراطًا" : ""}`,
  lining: (share, fibre) => `البطانة: ${percent(share, fibre)}.`,
  modelWears: (height, size) => `طول العارض ${height} سم ويرتدي مقاس ${size}.`,
  measures: (width, height, depth) => `الأبعاد: العرض ${width} سم، الارتفاع ${height} سم، العمق ${depth} سم.`,
  seasonName: ({ part, year }) => `${part === "spring" ? "ربيع–صيف" : "خريف–شتاء"} ${year}`,
};
