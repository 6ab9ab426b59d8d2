// Texts of the home page and the top bar in English and Chinese. Data only.

import type { SectionType } from "#commerce/content";

export type Language = "en" | "zh";
export type Text = Readonly<Record<Language, string>>;

/** A picture of a product: a drawing of the library in this colour and cloth. */
export interface Shown {
  readonly productType: string;
  readonly cut: string;
  readonly colour: string;
  readonly material: string;
  readonly pattern?: string;
  readonly view?: "front" | "closeup" | "side" | "angle";
  readonly isCutout?: boolean;
  /** A film of it (tools/record-film.ts). */
  readonly video?: string;
  /** Key of the drawing; random if absent. */
  readonly construction?: string;
  readonly alt: Text;
  readonly text?: Text;
}

export interface SectionCopy {
  readonly name: string;
  readonly type: SectionType;
  readonly title: Text;
  readonly subTitle?: Text;
  readonly link: string | null;
  /** Lower-case countries; all by default. */
  readonly countries?: readonly string[];
  readonly shown: readonly Shown[];
  /** A line beside the title. */
  readonly text?: Text;
  readonly links: readonly { readonly text: Text; readonly url: string }[];
}

const t = (en: string, zh: string): Text => ({ en, zh });

/** Stories above the listings of departments. */
export const EDITS: readonly SectionCopy[] = [
  {
    name: "men-edit",
    type: "story",
    title: t("Men", "男士"),
    link: "/collections/men",
    shown: [
      {
        productType: "blazers",
        cut: "double",
        construction: "a",
        colour: "#1d2740",
        material: "wool flannel",
        isCutout: true,
        alt: t("Double-breasted wool-flannel blazer", "羊毛法兰绒双排扣西装外套"),
      },
      {
        productType: "loafers",
        cut: "penny",
        colour: "#32211a",
        material: "leather",
        view: "side",
        isCutout: true,
        alt: t("Leather penny loafers", "皮革便士乐福鞋"),
      },
    ],
    text: t("Flannel, cashmere and good leather for the cold months.", "法兰绒、羊绒与好皮革，陪伴寒冷时节。"),
    links: [{ text: t("Shop tailoring", "选购西装"), url: "/collections/men-blazers" }],
  },
];

export const HOME: readonly SectionCopy[] = [
  {
    name: "hero",
    type: "hero",
    title: t("Long coats", "长款 大衣"),
    subTitle: t("Autumn–winter 2026", "2026 秋冬"),
    link: "/collections/coats",
    shown: [
      {
        productType: "coats",
        cut: "trench-long",
        construction: "a2",
        colour: "#c3a983",
        material: "cotton gabardine",
        isCutout: true,
        alt: t("Belted cotton-gabardine trench coat", "棉质华达呢系带长款风衣"),
        text: t(
          "Cut below the knee, in gabardine, loden and double-faced wool.",
          "长及膝下，选用华达呢、罗登呢与双面羊毛。",
        ),
      },
    ],
    links: [{ text: t("Shop coats", "选购大衣"), url: "/collections/coats" }],
  },
  {
    name: "women",
    type: "department",
    title: t("Women", "女士"),
    link: "/collections/women",
    shown: [
      {
        productType: "dresses",
        cut: "slip",
        construction: "a",
        colour: "#5e1626",
        material: "silk satin",
        isCutout: true,
        alt: t("Bias-cut silk-satin slip dress", "真丝缎斜裁吊带裙"),
      },
      {
        productType: "top-handle-bags",
        cut: "lady",
        colour: "#46291d",
        material: "leather",
        isCutout: true,
        alt: t("Leather top-handle bag", "皮革手提包"),
      },
    ],
    links: [
      { text: t("New in", "新品"), url: "/collections/women-new-arrivals" },
      { text: t("Dresses", "连衣裙"), url: "/collections/women-dresses" },
      { text: t("Bags", "包袋"), url: "/collections/women-bags" },
      { text: t("Shoes", "鞋履"), url: "/collections/women-shoes" },
    ],
  },
  {
    name: "men",
    type: "department",
    title: t("Men", "男士"),
    link: "/collections/men",
    shown: [
      {
        productType: "blazers",
        cut: "double",
        construction: "a",
        colour: "#1d2740",
        material: "wool flannel",
        isCutout: true,
        alt: t("Double-breasted wool-flannel blazer", "羊毛法兰绒双排扣西装外套"),
      },
      {
        productType: "loafers",
        cut: "penny",
        colour: "#32211a",
        material: "leather",
        view: "side",
        isCutout: true,
        alt: t("Leather penny loafers", "皮革便士乐福鞋"),
      },
    ],
    links: [
      { text: t("New in", "新品"), url: "/collections/men-new-arrivals" },
      { text: t("Tailoring", "西装"), url: "/collections/men-blazers" },
      { text: t("Knitwear", "针织衫"), url: "/collections/men-knitwear" },
      { text: t("Shoes", "鞋履"), url: "/collections/men-shoes" },
    ],
  },
  {
    name: "new-arrivals",
    type: "new-arrivals",
    title: t("New this week", "本周新品"),
    link: "/collections/new-arrivals",
    shown: [],
    links: [{ text: t("All new arrivals", "全部新品"), url: "/collections/new-arrivals" }],
  },
  {
    name: "designer",
    type: "designer",
    title: t("Sorelle Antico", "Sorelle Antico"),
    subTitle: t("Designer in focus", "聚焦设计师"),
    link: "/collections/sorelle-antico",
    shown: [
      {
        productType: "tote-bags",
        cut: "structured",
        construction: "a",
        colour: "#8f4f27",
        material: "leather",
        view: "closeup",
        video: "/media/films/leather.webm",
        alt: t("Grained leather from very near", "粒面皮革近景"),
        text: t(
          "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.",
          "两姐妹，佛罗伦萨的一间工坊，每条包边都要上色五遍。您已有的那一只，她们也愿意修。",
        ),
      },
    ],
    links: [{ text: t("Shop Sorelle Antico", "选购 Sorelle Antico"), url: "/collections/sorelle-antico" }],
  },
  {
    name: "sale",
    type: "sale",
    title: t("Now at *lower prices*", "现已*降价*"),
    subTitle: t("Sale", "特卖"),
    link: "/collections/sale",
    shown: [],
    text: t(
      "Pieces from seasons past, reduced while they last. What is gone does not come back.",
      "往季单品，限量降价，售完即止。",
    ),
    links: [
      { text: t("Women’s sale", "女士特卖"), url: "/collections/women-sale" },
      { text: t("Men’s sale", "男士特卖"), url: "/collections/men-sale" },
      { text: t("Everything reduced", "全部特卖"), url: "/collections/sale" },
    ],
  },
  {
    name: "story",
    type: "story",
    title: t("Forty hours for *one sweater*", "四十小时，只为*一件毛衣*"),
    subTitle: t("From the workshop", "工坊纪事"),
    link: "/collections/sweaters",
    shown: [
      {
        productType: "sweaters",
        cut: "cable",
        construction: "b",
        colour: "#e2d6be",
        material: "knit wool",
        isCutout: true,
        alt: t("Cable-knit wool sweater", "羊毛绞花毛衣"),
        text: t(
          "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.",
          "每织八行，手工绞一次花。我们看着一件毛衣从未染的羊毛线走到缝上标签，然后订了六十件。",
        ),
      },
    ],
    links: [{ text: t("Shop sweaters", "选购毛衣"), url: "/collections/sweaters" }],
  },
  // Settings rather than blocks: marks the season's products, and recommends new ones in the listings of one country.
  {
    name: "new-season",
    type: "new-season",
    title: t("Season_SS27", "Season_SS27"),
    link: null,
    shown: [],
    links: [],
  },
  {
    name: "recommendations",
    type: "recommendations",
    title: t("New Arrivals", "New Arrivals"),
    link: null,
    countries: ["jp"],
    shown: [],
    links: [],
  },
];

export interface Announcement {
  readonly name: string;
  readonly countries: readonly string[];
  readonly text: Text;
  readonly url?: string;
}

/** An announcement for a country replaces the general one of the same name. */
export const TOP_BAR: readonly Announcement[] = [
  {
    name: "delivery",
    countries: ["default"],
    text: t("Complimentary standard delivery on larger orders, easy returns", "订单满额免费标准配送，退货无忧"),
  },
  {
    name: "delivery",
    countries: ["us"],
    text: t("Express delivery to the US, duties included", "美国特快配送，关税已含"),
  },
  {
    name: "delivery",
    countries: ["gb"],
    text: t("Next-day delivery across the UK, duties included", "英国次日送达，关税已含"),
  },
  {
    name: "delivery",
    countries: ["cn"],
    text: t("Delivery to China with duties and taxes included", "直送中国，关税与税费已含"),
  },
  {
    name: "season",
    countries: ["default"],
    text: t("Autumn–winter 2026 is here", "2026 秋冬系列现已上架"),
    url: "/collections/new-arrivals",
  },
];
