// Forty queries of everyday shopping in nine languages, written on 18 November 2026 before the search was asked any of them.

import type { IntentQuery, Want } from "./judgement.ts";

const KNIT = ["Sweaters", "Knitwear"];
const KIDS = ["boys", "girls", "baby-boy", "baby-girl", "teen-boy", "teen-girl"];
const BABIES = ["baby-boy", "baby-girl"];
const HIDES = ["leather", "suede", "nappa", "nubuck", "croc", "lambskin", "patent", "shearling", "calf"];
const WOOLS = ["wool", "merino", "lambswool", "cashmere", "alpaca", "mohair"];
const RUCKSACK_RAIN = ["nylon", "water repellent", "waxed", "coated"];

const gold: Want = { any: [{ colour: ["Gold"] }, { titleAny: ["gold", "vermeil"] }] };
const silver: Want = { any: [{ colour: ["Silver"] }, { titleAny: ["silver"] }] };
const linen: Want = { any: [{ titleAny: ["linen"] }, { material: ["Linen"] }] };

const inLanguage = (language: string, ...queries: readonly (readonly [text: string, want: Want])[]) =>
  queries.map(([text, want]): IntentQuery => ({ language, text, want }));

export const EVERYDAY_QUERIES: readonly IntentQuery[] = [
  ...inLanguage(
    "fr",
    ["robe de soirée bleu nuit", { type: ["Dresses"], colour: ["Navy", "Blue"] }],
    ["ceinture en cuir noir homme taille 90", { type: ["Belts"], dept: ["men"], colour: ["Black"], size: ["90 cm"] }],
    ["petit sac bandoulière pas trop cher", { type: ["Crossbody Bags", "Shoulder Bags"], priceMax: 300 }],
    ["écharpe douce en laine sans franges", { type: ["Scarves"], titleAny: WOOLS, titleNone: ["fringed"] }],
  ),
  ...inLanguage(
    "de",
    [
      "schwarze Stiefeletten mit Absatz Größe 39",
      { type: ["Boots"], colour: ["Black"], titleAny: ["heeled"], size: ["IT 39", "FR 39"] },
    ],
    ["weißes Hemd bügelfrei", { type: ["Shirts"], colour: ["White"] }],
    ["Rucksack zum Wandern, wasserabweisend", { type: ["Backpacks"], titleAny: RUCKSACK_RAIN }],
    [
      "Strickjacke für Babys aus Baumwolle",
      { type: KNIT, dept: BABIES, any: [{ titleAny: ["cotton"] }, { material: ["Cotton"] }] },
    ],
    ["silberne Kette unter 200 €", { ...silver, type: ["Necklaces"], priceMax: 200 }],
  ),
  ...inLanguage(
    "it",
    ["giubbotto di pelle nero uomo", { type: ["Jackets"], dept: ["men"], colour: ["Black"], titleAny: HIDES }],
    ["scarpe eleganti da uomo per un matrimonio", { type: ["Lace-Ups", "Loafers"], dept: ["men"] }],
    ["gonna lunga a pieghe", { type: ["Skirts"], titleAny: ["pleated", "plisse"] }],
    [
      "maglietta bianca di cotone donna taglia S",
      { type: ["T-Shirts", "Tops"], dept: ["women"], colour: ["White"], size: ["S"] },
    ],
    ["occhiali da sole tondi sotto i 250 euro", { type: ["Sunglasses"], titleAny: ["round"], priceMax: 250 }],
  ),
  ...inLanguage(
    "es",
    [
      "botines negros de ante sin tacón",
      { type: ["Boots"], colour: ["Black"], title: ["suede"], titleNone: ["heeled", "knee high"] },
    ],
    ["falda vaquera", { type: ["Skirts"], title: ["denim"] }],
    [
      "sudadera con capucha gris para hombre talla L",
      { type: ["Sweatshirts"], title: ["hoodie"], dept: ["men"], colour: ["Grey"], size: ["L"] },
    ],
    ["vestido de flores para el verano", { type: ["Dresses"], titleAny: ["floral", "flower"] }],
  ),
  ...inLanguage(
    "ru",
    ["бежевый тренч женский", { type: ["Coats"], dept: ["women"], colour: ["Beige"], title: ["trench"] }],
    [
      "тёплые кожаные перчатки на подкладке",
      { type: ["Gloves"], titleAny: HIDES, any: [{ titleAny: ["lined", "shearling"] }] },
    ],
    [
      "кроссовки мужские белые 44 размер",
      { type: ["Sneakers"], dept: ["men"], colour: ["White"], size: ["IT 44", "FR 44"] },
    ],
    ["кашемировый джемпер не чёрный", { type: KNIT, titleAny: ["cashmere"], colourNot: ["Black"] }],
    ["сумка через плечо до 500 евро", { type: ["Crossbody Bags", "Shoulder Bags"], priceMax: 500 }],
  ),
  ...inLanguage(
    "ar",
    [
      "حذاء رياضي أبيض نسائي مقاس 38",
      { type: ["Sneakers"], dept: ["women"], colour: ["White"], size: ["IT 38", "FR 38"] },
    ],
    ["محفظة جلد رجالية", { type: ["Wallets"], dept: ["men"], titleAny: HIDES }],
    ["ملابس سباحة للبنات", { type: ["Swimwear"], dept: ["girls", "teen-girl", "baby-girl"] }],
    ["معطف صوف أسود طويل", { type: ["Coats"], colour: ["Black"], titleAny: WOOLS, titleNone: ["short"] }],
  ),
  ...inLanguage(
    "zh",
    ["送妈妈的羊绒围巾", { type: ["Scarves"], dept: ["women"], titleAny: ["cashmere"] }],
    ["男士商务真皮腰带", { type: ["Belts"], dept: ["men"], titleAny: HIDES }],
    ["高腰阔腿牛仔裤", { type: ["Jeans"], titleAny: ["high rise", "wide leg"] }],
    ["儿童雨靴", { type: ["Boots"], dept: KIDS, titleAny: ["rain", "rubber"] }],
    ["不要黑色的托特包", { type: ["Tote Bags"], colourNot: ["Black"] }],
  ),
  ...inLanguage(
    "ja",
    ["黒のレザーロングブーツ", { type: ["Boots"], colour: ["Black"], titleAny: ["knee high"] }],
    ["通学に使える軽いリュック", { type: ["Backpacks"] }],
    ["メンズ 麻のシャツ", { ...linen, type: ["Shirts"], dept: ["men"] }],
    ["出産祝い ベビー靴下", { type: ["Underwear And Socks"], dept: BABIES, title: ["socks"] }],
  ),
  ...inLanguage(
    "ko",
    ["린넨 셔츠 남자 L 사이즈", { ...linen, type: ["Shirts"], dept: ["men"], size: ["L"] }],
    ["울 없는 겨울 코트", { type: ["Coats"], titleNone: WOOLS, materialNot: ["Wool", "Cashmere"] }],
    ["작은 금 귀걸이", { ...gold, type: ["Earrings"] }],
    [
      "결혼식 하객 구두 여성",
      {
        dept: ["women"],
        any: [
          { type: ["Pumps", "Flats", "Loafers"] },
          { type: ["Sandals"], titleAny: ["heeled", "satin", "metallic"] },
        ],
      },
    ],
  ),
];
