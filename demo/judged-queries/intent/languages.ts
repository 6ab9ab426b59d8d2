// Five queries that state an intent in each language but English, written on 18 November 2026 before the search was asked any of them.

import type { IntentQuery, Want } from "./judgement.ts";

const BAGS = [
  "Crossbody Bags",
  "Tote Bags",
  "Top Handle Bags",
  "Shoulder Bags",
  "Backpacks",
  "Travel Bags",
  "Clutches",
];
const KNIT = ["Sweaters", "Knitwear"];
const OUTER = ["Coats", "Jackets"];
const OFFICE_SHOES = ["Pumps", "Loafers", "Flats", "Lace-Ups"];
const OFFICE = [...OFFICE_SHOES, "Blazers", "Suits", "Shirts", "Pants", "Skirts", "Tops", "Ties"];
const JEWELLERY = ["Rings", "Necklaces", "Earrings", "Bracelets"];
const PRESENTS = [
  ...JEWELLERY,
  ...BAGS,
  "Wallets",
  "Scarves",
  "Gloves",
  "Hats",
  "Watches",
  "Sunglasses",
  "Belts",
  "Ties",
  "Umbrellas",
  "Technology",
  "Underwear And Socks",
];
const RAIN = ["water repellent", "rain", "waxed", "trench", "shell", "windproof"];
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
const FESTIVE = [
  "silk",
  "satin",
  "midi",
  "maxi",
  "gown",
  "crepe",
  "wrap",
  "georgette",
  "cady",
  "slip",
  "velvet",
  "mini",
  "lace",
  "floral",
];

const WEDDING_DRESS: Want = { type: ["Dresses"], titleAny: FESTIVE };
const RAINCOAT: Want = { type: OUTER, titleAny: RAIN };
const MENS_RAINCOAT: Want = { ...RAINCOAT, dept: ["men"] };
const WARM_KNIT: Want = { type: KNIT, titleAny: WARM };
const SKI_JACKET: Want = { type: OUTER, titleAny: [...WARM, ...RAIN, "hooded"] };
const BEACH: Want = {
  any: [
    { type: ["Swimwear", "Sandals"] },
    { titleAny: ["raffia", "espadrilles", "sun hat", "linen", "voile", "camp"] },
  ],
};

const inLanguage = (language: string, ...queries: readonly (readonly [text: string, want: Want])[]) =>
  queries.map(([text, want]): IntentQuery => ({ language, text, want }));

export const LANGUAGE_QUERIES: readonly IntentQuery[] = [
  ...inLanguage(
    "fr",
    ["robe pour invitée de mariage", WEDDING_DRESS],
    ["manteau imperméable femme", { ...RAINCOAT, dept: ["women"] }],
    ["chaussures pour le bureau", { type: OFFICE_SHOES }],
    ["gros pull chaud pour l'hiver", WARM_KNIT],
    ["sac de plage en paille", { type: BAGS, titleAny: ["raffia"] }],
  ),
  ...inLanguage(
    "de",
    ["Kleid für Hochzeitsgäste", WEDDING_DRESS],
    ["wasserdichte Jacke Herren", MENS_RAINCOAT],
    ["elegante Schuhe fürs Büro", { type: OFFICE_SHOES }],
    ["Skijacke Damen", { ...SKI_JACKET, dept: ["women"] }],
    ["Geschenk für meine Mutter unter 150 Euro", { type: PRESENTS, dept: ["women"], priceMax: 150 }],
  ),
  ...inLanguage(
    "it",
    ["vestito da cerimonia", WEDDING_DRESS],
    ["giacca antipioggia uomo", MENS_RAINCOAT],
    ["abbigliamento da spiaggia", BEACH],
    ["abito da sera nero", { type: ["Dresses"], colour: ["Black"] }],
    ["maglione caldo da montagna", WARM_KNIT],
  ),
  ...inLanguage(
    "es",
    ["vestido para invitada de boda", WEDDING_DRESS],
    ["chaqueta impermeable hombre menos de 500 euros", { ...MENS_RAINCOAT, priceMax: 500 }],
    ["ropa de oficina mujer", { type: OFFICE, dept: ["women"] }],
    ["zapatos de fiesta", { type: ["Pumps", "Sandals"] }],
    ["regalo para mi padre", { type: PRESENTS, dept: ["men"] }],
  ),
  ...inLanguage(
    "ru",
    ["платье на свадьбу", WEDDING_DRESS],
    ["непромокаемая куртка мужская", MENS_RAINCOAT],
    ["туфли для офиса", { type: OFFICE_SHOES }],
    ["тёплый свитер на зиму", WARM_KNIT],
    ["подарок маме до 200 евро", { type: PRESENTS, dept: ["women"], priceMax: 200 }],
  ),
  ...inLanguage(
    "ar",
    ["فستان سهرة", WEDDING_DRESS],
    ["معطف مقاوم للماء", RAINCOAT],
    ["ملابس الشاطئ", BEACH],
    ["حذاء رسمي للرجال", { type: ["Lace-Ups", "Loafers"], dept: ["men"] }],
    ["هدية لزوجتي", { type: PRESENTS, dept: ["women"] }],
  ),
  ...inLanguage(
    "zh",
    ["参加婚礼的连衣裙", WEDDING_DRESS],
    ["防水外套 男", MENS_RAINCOAT],
    ["上班穿的衬衫", { type: ["Shirts", "Tops"] }],
    ["滑雪外套", SKI_JACKET],
    ["晚宴包", { type: ["Clutches"] }],
  ),
  ...inLanguage(
    "ja",
    ["結婚式 お呼ばれ ワンピース", WEDDING_DRESS],
    ["防水ジャケット メンズ", MENS_RAINCOAT],
    ["通勤バッグ", { type: ["Tote Bags", "Top Handle Bags", "Shoulder Bags", "Backpacks", "Crossbody Bags"] }],
    ["暖かい冬のコート", { type: ["Coats"], titleAny: WARM }],
    ["ビーチで着る服", BEACH],
  ),
  ...inLanguage(
    "ko",
    ["하객룩 원피스", WEDDING_DRESS],
    ["방수 재킷 남성", MENS_RAINCOAT],
    ["출근용 구두", { type: OFFICE_SHOES }],
    ["따뜻한 겨울 니트", WARM_KNIT],
    ["아내에게 줄 선물", { type: PRESENTS, dept: ["women"] }],
  ),
];
