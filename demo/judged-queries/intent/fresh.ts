// Forty queries that state an intent, written on 17 November 2026 before the search was asked any of them.

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
const KNIT = ["Sweaters", "Knitwear"];
const JEWELLERY = ["Rings", "Necklaces", "Earrings", "Bracelets"];
const KIDS = ["boys", "girls", "baby-boy", "baby-girl", "teen-boy", "teen-girl"];
const HIDES = ["leather", "suede", "nappa", "nubuck", "croc", "lambskin", "patent", "shearling"];
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
];
const LIGHT = ["linen", "cotton", "poplin", "voile", "seersucker", "silk", "lightweight"];
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
];

const query = (text: string, want: Want, language?: string): IntentQuery => ({
  text,
  want,
  ...(language !== undefined && { language }),
});

export const FRESH_QUERIES: readonly IntentQuery[] = [
  // Prices.
  query("linen trousers below 250", { type: ["Pants"], title: ["linen"], priceMax: 250 }),
  query("designer tote bags over 1000 euros", { type: ["Tote Bags"], priceMin: 1000 }),
  query("men's belt around 100 to 200 eur", { type: ["Belts"], dept: ["men"], priceMin: 100, priceMax: 200 }),
  query("gold earrings for less than 250", {
    type: ["Earrings"],
    priceMax: 250,
    any: [{ colour: ["Gold"] }, { titleAny: ["gold"] }],
  }),
  query("affordable white t-shirt", { type: ["T-Shirts"], colour: ["White"] }),
  query("£300 handbag", { type: BAGS, priceMax: 300 }),
  // Sizes.
  query("black jeans waist 32", { type: ["Jeans"], colour: ["Black"], size: ["32 in"] }),
  query("suede loafers in size 44", { type: ["Loafers"], title: ["suede"], size: ["IT 44", "FR 44"] }),
  query("xl hoodie", { type: ["Sweatshirts"], title: ["hoodie"], size: ["XL"] }),
  query("red pumps uk 5", { type: ["Pumps"], colour: ["Red"] }),
  query("girls coat age 6", { type: ["Coats"], dept: ["girls"] }),
  // Negation.
  query("tote bag that is not leather", { type: ["Tote Bags"], titleNone: HIDES, materialNot: ["Leather", "Suede"] }),
  query("sweater without wool or cashmere", {
    type: [...KNIT, "Sweatshirts"],
    titleNone: ["wool", "cashmere", "merino", "lambswool"],
    materialNot: ["Wool", "Cashmere"],
  }),
  query("plain shirt, no stripes", { type: ["Shirts"], titleNone: ["striped", "pinstriped", "stripe"] }),
  query("non black evening dress", { type: ["Dresses"], colourNot: ["Black"] }),
  query("hoodless puffer jacket", { type: ["Jackets", "Coats"], title: ["puffer"], titleNone: ["hooded"] }),
  // Occasions.
  query("dress to wear to a summer wedding", {
    type: ["Dresses"],
    titleAny: [...FESTIVE, "floral", "linen", "cotton"],
  }),
  query("shoes for a job in a law firm", { type: ["Lace-Ups", "Loafers", "Pumps", "Flats"] }),
  query("outfit for a cocktail party", {
    type: ["Dresses", "Tops", "Pumps", "Clutches", "Blazers", "Skirts", "Jumpsuits", "Suits"],
  }),
  query("hiking weekend boots", { type: ["Boots"] }),
  query("bag for a weekend away", { type: ["Travel Bags", "Tote Bags", "Backpacks"] }),
  query("après-ski sweater", { type: [...KNIT, "Sweatshirts"] }),
  query("christening dress baby girl", { type: ["Dresses"], dept: ["baby-girl", "girls"] }),
  query("swimwear for a pool party", { type: ["Swimwear"] }),
  query("valentine's day gift for girlfriend", {
    dept: ["women"],
    type: [
      ...JEWELLERY,
      ...BAGS,
      "Wallets",
      "Scarves",
      "Gloves",
      "Hats",
      "Watches",
      "Sunglasses",
      "Belts",
      "Underwear And Socks",
    ],
  }),
  // Qualities and looks.
  query("lightweight jacket for spring evenings", { type: ["Jackets", "Coats", "Blazers"] }),
  query("really warm mittens", { type: ["Gloves"], titleAny: [...WARM, "lined", "knitted", "chunky"] }),
  query("breathable running shoes", { type: ["Sneakers"] }),
  query("water repellent parka", {
    type: ["Coats", "Jackets"],
    titleAny: ["water repellent", "hooded", "shell", "waxed", "rain", "puffer", "windproof"],
  }),
  query("oversized blazer in camel", {
    type: ["Blazers"],
    any: [{ shade: ["Camel"] }, { colour: ["Beige", "Brown"] }],
  }),
  query("emerald green silk blouse", { type: ["Tops", "Shirts"], title: ["silk"], colour: ["Green"] }),
  query("airy summer shirt for men", { type: ["Shirts", "Polo Shirts"], dept: ["men"], titleAny: LIGHT }),
  query("crocodile effect purse", { type: [...BAGS, "Wallets"], titleAny: ["croc"] }),
  // Other words for things and people.
  query("nightgown for grandma", { type: ["Dresses", "Underwear And Socks", "Tops"], dept: ["women"] }),
  query("toddler wellies", { type: ["Boots"], dept: KIDS }),
  query("teenage boy trainers white", { type: ["Sneakers"], dept: ["teen-boy", "boys"], colour: ["White"] }),
  // Other languages.
  query("veste imperméable homme moins de 600", { type: ["Jackets", "Coats"], dept: ["men"], priceMax: 600 }, "fr"),
  query("warme Handschuhe ohne Leder", { type: ["Gloves"], titleNone: HIDES, materialNot: ["Leather", "Suede"] }, "de"),
  query("zapatos para boda mujer", { type: SHOES, dept: ["women"] }, "es"),
  query("生日礼物 钱包 500元以下", { type: ["Wallets"] }, "zh"),
];
