// What the search box says, in the two languages that suggestions are kept in.

export type BoxLanguage = "zh" | "en";

export interface BoxWords {
  readonly suggestions: string;
  readonly recent: string;
  readonly designers: string;
  readonly categories: string;
  readonly products: string;
  readonly popularDesigners: string;
  readonly popularCategories: string;
  readonly popularProducts: string;
  /** The second part is seen only where there is room for it. */
  readonly clearRecent: readonly [verb: string, object: string];
  readonly was: string;
  readonly now: string;
  /** Around the corrected words, which are marked. */
  readonly didYouMean: readonly [before: string, after: string];
  readonly seeAll: (text: string, products: number) => string;
  readonly nothing: (text: string) => string;
  /** Spoken when suggestions have come. */
  readonly count: (suggestions: number) => string;
}

const EN: BoxWords = {
  suggestions: "Suggestions",
  recent: "Recent searches",
  designers: "Designers",
  categories: "Categories",
  products: "Products",
  popularDesigners: "Popular designers",
  popularCategories: "Popular categories",
  popularProducts: "Most wanted",
  clearRecent: ["Clear", " recent searches"],
  was: "Was ",
  now: " now ",
  didYouMean: ["Did you mean ", "?"],
  seeAll: (text, products) =>
    products === 0
      ? `Search for “${text}”`
      : `See ${products === 1 ? "the one result" : `all ${products.toLocaleString("en")} results`} for “${text}”`,
  nothing: (text) => `No suggestions for “${text}”.`,
  count: (suggestions) => (suggestions === 1 ? "1 suggestion" : `${suggestions} suggestions`),
};

const ZH: BoxWords = {
  suggestions: "搜索建议",
  recent: "最近搜索",
  designers: "设计师",
  categories: "分类",
  products: "商品",
  popularDesigners: "热门设计师",
  popularCategories: "热门分类",
  popularProducts: "热门商品",
  clearRecent: ["清除", "搜索记录"],
  was: "原价 ",
  now: " 现价 ",
  didYouMean: ["您是不是要找：", ""],
  seeAll: (text, products) =>
    products === 0 ? `搜索“${text}”` : `查看“${text}”的全部 ${products.toLocaleString("en")} 件商品`,
  nothing: (text) => `没有与“${text}”相关的建议。`,
  count: (suggestions) => `${suggestions} 条建议`,
};

export const wordsIn = (language: BoxLanguage): BoxWords => (language === "zh" ? ZH : EN);

/** Chinese where the page or the visitor's browser speaks it. */
export const boxLanguage = (...tags: readonly (string | undefined)[]): BoxLanguage =>
  tags.some((tag) => /^zh(?:$|[-_])/iu.test(tag ?? "")) ? "zh" : "en";
