// Sixty queries that state an intent, written before the search that answers them.

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
const SHOES = ["Sneakers", "Sandals", "Boots", "Pumps", "Loafers", "Flats", "Lace-Ups"];
const KIDS = ["boys", "girls", "baby-boy", "baby-girl", "teen-boy", "teen-girl"];
const KNIT = ["Sweaters", "Knitwear"];
const JEWELLERY = ["Rings", "Necklaces", "Earrings", "Bracelets"];
const HIDES = ["leather", "suede", "nappa", "nubuck", "croc", "lambskin", "patent", "shearling"];
const PRESENTS = [...JEWELLERY, ...BAGS, "Wallets", "Scarves", "Gloves", "Hats", "Watches", "Sunglasses", "Belts"];
const MENS_PRESENTS = ["Wallets", "Ties", "Belts", "Scarves", "Gloves", "Hats", "Underwear And Socks", "Technology"];
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
];

const query = (text: string, want: Want, language?: string): IntentQuery => ({
  text,
  want,
  ...(language !== undefined && { language }),
});

export const OWN_QUERIES: readonly IntentQuery[] = [
  // Prices.
  query("wedding guest dress under 500", { type: ["Dresses"], titleAny: FESTIVE, priceMax: 500 }),
  query("black leather boots less than 300 euro", { type: ["Boots"], colour: ["Black"], priceMax: 300 }),
  query("a nice silk scarf for under €200", { type: ["Scarves"], title: ["silk"], priceMax: 200 }),
  query("sunglasses between 100 and 200", { type: ["Sunglasses"], priceMin: 100, priceMax: 200 }),
  query("mens wallet max 150", { type: ["Wallets"], dept: ["men"], priceMax: 150 }),
  query("cashmere sweater from 400 to 600 euros", { type: KNIT, title: ["cashmere"], priceMin: 400, priceMax: 600 }),
  query("earrings not more than 120", { type: ["Earrings"], priceMax: 120 }),
  // Sizes.
  query("white sneakers 42", { type: ["Sneakers"], colour: ["White"], size: ["IT 42", "FR 42"] }),
  query("navy chinos size 34", { type: ["Pants"], colour: ["Navy", "Blue"], size: ["34 in", "IT 34", "FR 34"] }),
  query("women's black blazer size M", { type: ["Blazers"], dept: ["women"], colour: ["Black"] }),
  query("linen shirt in large", { type: ["Shirts"], title: ["linen"], size: ["L"] }),
  query("pumps eu 38", { type: ["Pumps"], size: ["IT 38", "FR 38"] }),
  query("boys hoodie 10 years", { type: ["Sweatshirts"], title: ["hoodie"], dept: ["boys"], size: ["10Y"] }),
  query("brown loafers size 43 under 600", {
    type: ["Loafers"],
    colour: ["Brown"],
    size: ["IT 43", "FR 43"],
    priceMax: 600,
  }),
  // Negation.
  query("backpack no leather", { type: ["Backpacks"], titleNone: HIDES, materialNot: ["Leather", "Suede"] }),
  query("dress not black", { type: ["Dresses"], colourNot: ["Black"] }),
  query("t-shirt without logo", { type: ["T-Shirts"], titleNone: ["logo"] }),
  query("winter coat without wool", {
    type: ["Coats"],
    titleNone: ["wool", "cashmere", "alpaca"],
    materialNot: ["Wool", "Cashmere"],
  }),
  query("wool-free beanie", {
    type: ["Hats"],
    titleNone: ["wool", "merino", "cashmere"],
    materialNot: ["Wool", "Cashmere"],
  }),
  query("sandals without heel", { type: ["Sandals", "Flats"], titleNone: ["heeled", "platform"] }),
  // Occasions.
  query("what should I wear to a job interview", {
    type: ["Suits", "Blazers", "Shirts", "Lace-Ups", "Pants", "Pumps", "Loafers", "Ties", "Skirts"],
    titleNone: ["track", "cargo", "leggings"],
  }),
  query("black tie event men", { dept: ["men"], titleAny: ["tuxedo", "bow tie", "shawl", "velvet", "oxford"] }),
  query("ski trip jacket", { type: ["Jackets", "Coats"], titleAny: [...WARM, ...RAIN, "hooded"] }),
  query("beach wedding dress", { type: ["Dresses"], titleAny: [...FESTIVE, "linen", "floral", "cotton", "voile"] }),
  query("outfit for a funeral", { colour: ["Black"] }),
  query("shoes for the office", { type: ["Pumps", "Loafers", "Flats", "Lace-Ups"] }),
  query("festival outfit", {
    any: [
      { titleAny: ["fringed", "denim", "floral", "tiered", "western", "camp", "linen"] },
      { type: ["Sandals", "Swimwear"] },
    ],
  }),
  query("new year's eve dress", { type: ["Dresses"], titleAny: [...FESTIVE, "metallic", "strapless", "crystal"] }),
  query("clothes for rainy days", { any: [{ titleAny: [...RAIN, "rubber"] }, { type: ["Umbrellas"] }] }),
  query("dinner date top", {
    type: ["Tops"],
    titleAny: ["silk", "satin", "bustier", "camisole", "velvet", "lace", "crepe"],
  }),
  // Qualities and looks.
  query("water-resistant backpack", {
    type: ["Backpacks"],
    titleAny: ["nylon", "water repellent", "waxed", "rubber", "coated"],
  }),
  query("thick warm scarf", { type: ["Scarves"], titleAny: [...WARM, "chunky", "merino", "knitted"] }),
  query("organic cotton t-shirt", { type: ["T-Shirts"], titleAny: ["organic"] }),
  query("neutral tote bag", { type: ["Tote Bags"], colour: ["Beige", "White", "Grey", "Brown"] }),
  query("earth tones sweater", { type: KNIT, colour: ["Brown", "Beige", "Green", "Orange"] }),
  query("striped sailor top", { type: ["Tops", "T-Shirts", ...KNIT], title: ["striped"] }),
  query("shiny evening clutch", { type: ["Clutches"] }),
  query("slouchy trousers", { type: ["Pants"], titleAny: ["wide", "relaxed", "oversized", "slouchy", "drawstring"] }),
  query("chequered blazer", { type: ["Blazers"], titleAny: ["checked", "wales", "houndstooth", "gingham"] }),
  query("oversize puffer", { type: ["Jackets", "Coats"], title: ["puffer"] }),
  query("comfy flats for commuting", { type: ["Flats", "Loafers", "Sneakers"] }),
  // Other words for things and people.
  query("burgundy heels", { type: ["Pumps", "Sandals"], shade: ["Bordeaux", "Oxblood", "Cherry"] }),
  query("teal cardigan", { type: KNIT, title: ["cardigan"], shade: ["Teal", "Petrol"] }),
  query("pullover for my grandmother", { type: [...KNIT, "Sweatshirts"], dept: ["women"] }),
  query("birthday gift for mum", { type: PRESENTS, dept: ["women"] }),
  query("something for my husband under 80", {
    type: [...MENS_PRESENTS, "T-Shirts", "Sunglasses"],
    dept: ["men"],
    priceMax: 80,
  }),
  query("little girl party dress", { type: ["Dresses"], dept: ["girls", "baby-girl", "teen-girl"] }),
  query("rain boots kids", { type: ["Boots"], dept: KIDS, titleAny: ["rain", "rubber"] }),
  query("dungarees", { any: [{ type: ["Jumpsuits"] }, { titleAny: ["dungarees", "romper"] }] }),
  query("spectacles case or sunglasses", { type: ["Sunglasses"] }),
  // Other languages.
  query("robe de mariage moins de 500 euros", { type: ["Dresses"], priceMax: 500 }, "fr"),
  query("baskets blanches taille 42", { type: ["Sneakers"], colour: ["White"], size: ["IT 42", "FR 42"] }, "fr"),
  query("tasche ohne leder", { type: BAGS, titleNone: HIDES, materialNot: ["Leather", "Suede"] }, "de"),
  query("mantel unter 400 euro", { type: ["Coats"], priceMax: 400 }, "de"),
  query("scarpe da ufficio donna", { type: ["Pumps", "Loafers", "Flats", "Lace-Ups"], dept: ["women"] }, "it"),
  query("vestido negro talla M", { type: ["Dresses"], colour: ["Black"] }, "es"),
  query("200유로 이하 신발", { type: SHOES, priceMax: 200 }, "ko"),
  query(
    "سترة بدون صوف",
    { type: [...KNIT, "Jackets"], titleNone: ["wool", "merino", "cashmere", "lambswool"], materialNot: ["Wool"] },
    "ar",
  ),
  query("сумка до 300 евро", { type: BAGS, priceMax: 300 }, "ru"),
  query("300元以下 围巾", { type: ["Scarves"] }, "zh"),
];
