// Four queries that state an intent in each language but English, written on 18 November 2026 by someone who had not seen
// the table of meanings. Nothing may be tuned to them.

import type { IntentQuery, Want } from "./judgement.ts";

const KNIT = ["Sweaters", "Knitwear"];
const OUTER = ["Coats", "Jackets"];
const BOYS = ["boys", "baby-boy", "teen-boy"];
const HIDES = ["leather", "suede", "nappa", "nubuck", "croc", "lambskin", "patent", "shearling", "calf"];
const WARM = [
  "wool",
  "cashmere",
  "puffer",
  "shearling",
  "alpaca",
  "mohair",
  "lambswool",
  "fleece",
  "padded",
  "quilted",
  "merino",
  "chunky",
  "brushed",
];
const LIGHT = ["linen", "cotton", "poplin", "voile", "seersucker", "silk", "lightweight"];
const LOUD = ["Red", "Pink", "Orange", "Yellow", "Purple", "Green", "Gold", "Silver", "multi"];

const NO_LEATHER: Want = { titleNone: HIDES, materialNot: ["Leather", "Suede"] };

const inLanguage = (language: string, ...queries: readonly (readonly [text: string, want: Want])[]) =>
  queries.map(([text, want]): IntentQuery => ({ language, text, want }));

export const UNSEEN_LANGUAGE_QUERIES: readonly IntentQuery[] = [
  ...inLanguage(
    "fr",
    [
      "sac de voyage en cuir marron",
      { type: ["Travel Bags"], colour: ["Brown"], titleAny: HIDES, titleNone: ["belt bag", "briefcase"] },
    ],
    [
      "bottines en daim sans talon pointure 38",
      {
        type: ["Boots"],
        title: ["suede"],
        titleNone: ["heeled", "knee high", "rain"],
        size: ["IT 38", "FR 38"],
      },
    ],
    ["cadeau de naissance pour une petite fille", { dept: ["baby-girl"] }],
    [
      "chemise légère pour l'été homme moins de 200 euros",
      { type: ["Shirts"], dept: ["men"], titleAny: LIGHT, priceMax: 200 },
    ],
  ),
  ...inLanguage(
    "de",
    ["langes Kleid für den Abiball", { type: ["Dresses"], titleAny: ["maxi", "gown", "long", "floor"] }],
    ["Sneaker ohne Leder Größe 43", { ...NO_LEATHER, type: ["Sneakers"], size: ["IT 43", "FR 43"] }],
    ["leichte Daunenjacke für Jungen", { type: OUTER, dept: BOYS, titleAny: ["puffer", "down", "padded", "quilted"] }],
    ["Aktentasche für den Laptop unter 900 Euro", { titleAny: ["briefcase", "messenger", "laptop"], priceMax: 900 }],
  ),
  ...inLanguage(
    "it",
    ["scarpe comode per viaggiare", { type: ["Sneakers", "Loafers", "Flats"] }],
    ["collana di perle per la sposa", { type: ["Necklaces"], titleAny: ["pearl"] }],
    [
      "polo da uomo taglia XL non bianca",
      {
        dept: ["men"],
        size: ["XL"],
        colourNot: ["White"],
        any: [{ type: ["Polo Shirts"] }, { type: ["Knitwear"], title: ["polo"] }],
      },
    ],
    [
      "cappello e guanti per la neve",
      { any: [{ type: ["Hats"], titleAny: [...WARM, "beanie", "knitted"] }, { type: ["Gloves"] }] },
    ],
  ),
  ...inLanguage(
    "es",
    [
      "bolso de mano para una boda de noche",
      {
        any: [
          { type: ["Clutches", "Top Handle Bags"] },
          { type: ["Shoulder Bags"], titleAny: ["baguette", "satin", "velvet", "metallic", "quilted"] },
        ],
      },
    ],
    [
      "abrigo de lana gris sin capucha",
      {
        type: ["Coats"],
        colour: ["Grey"],
        titleNone: ["hooded", "duffle", "puffer"],
        any: [{ titleAny: ["wool", "loden", "merino", "tweed"] }, { material: ["Wool"] }],
      },
    ],
    ["bañador para niño", { type: ["Swimwear"], dept: BOYS }],
    ["pantalones frescos de lino para viajar a un país cálido", { type: ["Pants"], titleAny: ["linen"] }],
  ),
  ...inLanguage(
    "ru",
    ["слитный чёрный купальник", { type: ["Swimwear"], title: ["swimsuit"], colour: ["Black"] }],
    ["кожаный ремень мужу в подарок до 250 евро", { type: ["Belts"], dept: ["men"], titleAny: HIDES, priceMax: 250 }],
    [
      "летнее платье из хлопка в цветочек",
      {
        type: ["Dresses"],
        titleAny: ["floral", "flower"],
        any: [{ titleAny: ["cotton", "poplin", "voile", "seersucker"] }, { material: ["Cotton"] }],
      },
    ],
    [
      "зимние сапоги женские 39 размер",
      { type: ["Boots"], dept: ["women"], titleNone: ["rain"], size: ["IT 39", "FR 39"] },
    ],
  ),
  ...inLanguage(
    "ar",
    ["حقيبة ظهر للسفر بأقل من 400 يورو", { type: ["Backpacks"], priceMax: 400 }],
    [
      "فستان طويل محتشم للعيد",
      {
        type: ["Dresses"],
        titleAny: ["maxi", "midi", "shirt dress", "wrap", "tiered", "long"],
        titleNone: ["slip", "mini", "strapless"],
      },
    ],
    [
      "خاتم ذهب لخطيبتي",
      { type: ["Rings"], dept: ["women"], any: [{ colour: ["Gold"] }, { titleAny: ["gold", "vermeil"] }] },
    ],
    ["كنزة كشمير بدون ياقة عالية", { type: KNIT, titleAny: ["cashmere"], titleNone: ["roll neck"] }],
  ),
  ...inLanguage(
    "zh",
    ["送男朋友的真丝领带", { type: ["Ties"], titleAny: ["silk"] }],
    [
      "不含羊毛的高领毛衣",
      {
        type: KNIT,
        title: ["roll neck"],
        titleNone: ["wool", "merino", "lambswool"],
        materialNot: ["Wool"],
      },
    ],
    [
      "度假穿的碎花长裙",
      {
        type: ["Dresses", "Skirts"],
        titleAny: ["maxi", "midi", "tiered", "wrap", "long"],
        any: [{ titleAny: ["floral", "flower"] }],
      },
    ],
    ["300欧元以内的女士平底鞋", { type: ["Flats", "Loafers"], dept: ["women"], priceMax: 300 }],
  ),
  ...inLanguage(
    "ja",
    ["雨の日に履く靴", { type: ["Boots", "Sneakers"], titleAny: ["rain", "rubber", "water repellent", "waterproof"] }],
    ["500ユーロ以下の革のトートバッグ", { type: ["Tote Bags"], titleAny: HIDES, priceMax: 500 }],
    ["母の日のプレゼント シルクスカーフ", { type: ["Scarves"], dept: ["women"], titleAny: ["silk"] }],
    ["派手すぎない卒業式のスーツ レディース", { type: ["Suits", "Blazers"], dept: ["women"], colourNot: LOUD }],
  ),
  ...inLanguage(
    "ko",
    ["발리 여행에 입을 시원한 원피스", { type: ["Dresses"], titleAny: LIGHT }],
    ["남자친구 생일선물 지갑 300유로 이하", { type: ["Wallets"], dept: ["men"], priceMax: 300 }],
    ["가죽 없는 여성 크로스백", { ...NO_LEATHER, type: ["Crossbody Bags"], dept: ["women"] }],
    [
      "딸 입학식 구두",
      { type: ["Flats", "Loafers"], dept: ["girls", "teen-girl"], titleNone: ["espadrilles", "mules"] },
    ],
  ),
];
