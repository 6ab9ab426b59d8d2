// Queries that state an intent, from the measured prototype: 60 that the first table of meanings was written with, and 54 written
// after it. Fifteen of the latter are taken or adapted from public pages about shop search.

import type { IntentQuery } from "./judgement.ts";

export const DEVELOPMENT_QUERIES: readonly IntentQuery[] = [
  {
    text: "waterproof coat",
    want: { type: ["Coats", "Jackets"], titleAny: ["water repellent", "rain", "waxed", "trench", "shell"] },
  },
  {
    text: "something warm for winter",
    want: {
      any: [
        {
          type: ["Coats", "Jackets", "Sweaters", "Knitwear", "Scarves", "Gloves", "Hats", "Sweatshirts"],
          titleAny: [
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
            "duffle",
            "chunky",
            "brushed",
          ],
        },
      ],
    },
  },
  {
    text: "rain jacket",
    want: {
      type: ["Coats", "Jackets"],
      titleAny: ["water repellent", "rain", "waxed", "trench", "shell", "windproof"],
    },
  },
  {
    text: "warm hat",
    want: { type: ["Hats"], titleAny: ["beanie", "wool", "cashmere", "shearling", "alpaca", "mohair"] },
  },
  { text: "breathable running shoes", want: { type: ["Sneakers"], titleAny: ["running", "mesh"] } },
  {
    text: "summer dress",
    want: {
      type: ["Dresses"],
      titleAny: ["cotton", "linen", "slip", "voile", "poplin", "seersucker", "floral", "strapless", "tiered"],
      titleNone: ["wool", "long sleeved", "velvet"],
    },
  },
  {
    text: "lightweight jacket for spring",
    want: {
      type: ["Jackets", "Coats", "Blazers"],
      titleAny: ["lightweight", "linen", "denim", "bomber", "field", "trench", "collarless", "cotton"],
      titleNone: ["puffer", "shearling", "padded"],
    },
  },
  { text: "carry on luggage", want: { type: ["Travel Bags"], titleAny: ["weekend"] } },
  {
    text: "wedding guest dress",
    want: {
      type: ["Dresses"],
      titleAny: ["gown", "silk", "satin", "midi", "maxi", "wrap", "georgette", "crepe", "slip", "cady", "chiffon"],
      dept: ["women"],
    },
  },
  { text: "office shoes for women", want: { type: ["Pumps", "Loafers", "Flats", "Lace-Ups"], dept: ["women"] } },
  {
    text: "beach holiday",
    want: { any: [{ type: ["Swimwear", "Sandals"] }, { titleAny: ["espadrilles", "sun hat", "raffia", "swim"] }] },
  },
  {
    text: "party top",
    want: {
      type: ["Tops"],
      titleAny: ["silk", "satin", "bustier", "camisole", "sequin", "velvet", "metallic", "lace"],
    },
  },
  {
    text: "job interview outfit men",
    want: {
      type: ["Suits", "Blazers", "Shirts", "Lace-Ups", "Ties", "Pants"],
      titleNone: ["cargo", "track", "camp", "leggings"],
      dept: ["men"],
    },
  },
  { text: "black tie", want: { any: [{ titleAny: ["tuxedo", "bow tie", "gown", "shawl lapel"] }] } },
  {
    text: "gym clothes",
    want: { any: [{ titleAny: ["track", "leggings", "running", "sports", "loopback", "tank"] }] },
  },
  {
    text: "evening bag",
    want: {
      any: [
        { type: ["Clutches"] },
        {
          type: [
            "Crossbody Bags",
            "Tote Bags",
            "Top Handle Bags",
            "Shoulder Bags",
            "Backpacks",
            "Travel Bags",
            "Clutches",
          ],
          titleAny: ["chain", "baguette", "satin", "velvet", "crystal", "pouch"],
        },
      ],
    },
  },
  {
    text: "cocktail dress",
    want: { type: ["Dresses"], titleAny: ["mini", "slip", "strapless", "silk", "satin", "crepe", "cady", "midi"] },
  },
  {
    text: "bag under 200",
    want: {
      type: ["Crossbody Bags", "Tote Bags", "Top Handle Bags", "Shoulder Bags", "Backpacks", "Travel Bags", "Clutches"],
      priceMax: 200,
    },
  },
  { text: "jeans less than 150 euros", want: { type: ["Jeans"], priceMax: 150 } },
  { text: "coat between 300 and 500", want: { type: ["Coats"], priceMin: 300, priceMax: 500 } },
  { text: "sunglasses below €150", want: { type: ["Sunglasses"], priceMax: 150 } },
  { text: "cheap sneakers", want: { type: ["Sneakers"], priceMax: 192 } },
  { text: "scarf up to 100 eur", want: { type: ["Scarves"], priceMax: 100 } },
  { text: "black boots size 39", want: { type: ["Boots"], colour: ["Black"], size: ["IT 39", "FR 39"] } },
  { text: "size M white t-shirt", want: { type: ["T-Shirts"], colour: ["White"], size: ["M"] } },
  { text: "jeans waist 32", want: { type: ["Jeans"], size: ["32 in"] } },
  { text: "xl hoodie men", want: { type: ["Sweatshirts"], title: ["hoodie"], dept: ["men"], size: ["XL"] } },
  { text: "mens trainers uk 9", want: { type: ["Sneakers"], dept: ["men"], size: ["UK 9"] } },
  { text: "girls coat age 8", want: { type: ["Coats"], dept: ["girls"], size: ["8Y"] } },
  { text: "dress without sleeves", want: { type: ["Dresses"], titleNone: ["sleeve", "sleeved", "shirt"] } },
  {
    text: "bag not leather",
    want: {
      type: ["Crossbody Bags", "Tote Bags", "Top Handle Bags", "Shoulder Bags", "Backpacks", "Travel Bags", "Clutches"],
      titleNone: ["leather", "suede", "nappa", "nubuck", "croc", "lambskin"],
    },
  },
  {
    text: "puffer jacket without hood",
    want: { type: ["Jackets", "Coats"], title: ["puffer"], titleNone: ["hooded", "hood"] },
  },
  { text: "sneakers but not white", want: { type: ["Sneakers"], colourNot: ["White"] } },
  {
    text: "non-leather sneakers",
    want: { type: ["Sneakers"], titleNone: ["leather", "suede", "nappa", "nubuck", "croc"] },
  },
  {
    text: "sweater no wool",
    want: {
      type: ["Sweaters", "Knitwear"],
      titleNone: ["wool", "merino", "cashmere", "lambswool", "alpaca", "mohair"],
    },
  },
  {
    text: "purse",
    want: {
      type: [
        "Crossbody Bags",
        "Tote Bags",
        "Top Handle Bags",
        "Shoulder Bags",
        "Backpacks",
        "Travel Bags",
        "Clutches",
        "Wallets",
      ],
    },
  },
  {
    text: "burgundy bag",
    want: {
      type: ["Crossbody Bags", "Tote Bags", "Top Handle Bags", "Shoulder Bags", "Backpacks", "Travel Bags", "Clutches"],
      shade: ["Bordeaux", "Oxblood", "Cherry"],
    },
  },
  {
    text: "raincoat",
    want: { type: ["Coats", "Jackets"], titleAny: ["water repellent", "rain", "waxed", "trench", "shell"] },
  },
  { text: "chinos", want: { type: ["Pants"], titleAny: ["cotton"], titleNone: ["track", "leggings", "cargo"] } },
  { text: "joggers", want: { type: ["Pants"], title: ["track"] } },
  { text: "wellies", want: { type: ["Boots"], titleAny: ["rain", "rubber"] } },
  { text: "rucksack", want: { type: ["Backpacks"] } },
  { text: "stilettos", want: { any: [{ titleAny: ["stiletto"] }, { type: ["Pumps"] }] } },
  { text: "bumbag", want: { titleAny: ["belt bag"] } },
  { text: "holdall", want: { titleAny: ["weekend"], type: ["Travel Bags"] } },
  { text: "swimming trunks", want: { type: ["Swimwear"], title: ["swim shorts"] } },
  { text: "maroon jumper", want: { type: ["Sweaters", "Knitwear"], shade: ["Bordeaux", "Oxblood", "Cherry"] } },
  { text: "flowery dress", want: { type: ["Dresses"], title: ["floral"] } },
  { text: "spotty blouse", want: { type: ["Tops", "Shirts"], title: ["polka"] } },
  {
    text: "animal print shoes",
    want: {
      type: ["Sneakers", "Sandals", "Boots", "Pumps", "Loafers", "Flats", "Lace-Ups"],
      titleAny: ["leopard", "zebra"],
    },
  },
  { text: "plaid shirt", want: { type: ["Shirts"], titleAny: ["checked", "gingham"] } },
  { text: "baggy jeans", want: { type: ["Jeans"], titleAny: ["wide", "relaxed", "oversized", "slouchy"] } },
  {
    text: "cropped black trousers for work",
    want: { type: ["Pants"], colour: ["Black"], titleNone: ["track", "cargo", "leggings"] },
  },
  {
    text: "comfortable shoes for walking",
    want: {
      any: [
        { type: ["Sneakers"] },
        { type: ["Flats", "Loafers", "Sandals"], titleAny: ["cushioned", "ballet", "slip", "rubber", "lug"] },
      ],
    },
  },
  {
    text: "gift for dad under 100",
    want: {
      type: [
        "Wallets",
        "Ties",
        "Belts",
        "Scarves",
        "Gloves",
        "Hats",
        "Underwear And Socks",
        "Technology",
        "Sunglasses",
      ],
      dept: ["men"],
      priceMax: 100,
    },
  },
  { text: "ladies watch", want: { type: ["Watches"], dept: ["women"] } },
  {
    text: "toddler shoes",
    want: {
      type: ["Sneakers", "Sandals", "Boots", "Pumps", "Loafers", "Flats", "Lace-Ups"],
      dept: ["baby-boy", "baby-girl"],
    },
  },
  { text: "i am looking for a red dress", want: { type: ["Dresses"], colour: ["Red"] } },
  {
    text: "what to wear to a summer wedding",
    want: {
      any: [
        {
          type: ["Dresses"],
          titleAny: ["silk", "satin", "floral", "midi", "maxi", "wrap", "georgette", "crepe", "gown", "linen"],
        },
        { type: ["Suits", "Blazers"], titleAny: ["linen", "cotton", "lightweight", "two piece"] },
      ],
    },
  },
  { text: "show me some cashmere sweaters please", want: { type: ["Sweaters", "Knitwear"], title: ["cashmere"] } },
];

export const UNSEEN_QUERIES: readonly IntentQuery[] = [
  { text: "red dress for a summer wedding", want: { type: ["Dresses"], colour: ["Red"] } },
  {
    text: "something cool to wear to a dinner party",
    want: {
      type: ["Dresses", "Tops", "Pumps", "Skirts", "Blazers", "Clutches", "Jumpsuits"],
      titleAny: [
        "silk",
        "satin",
        "crepe",
        "slip",
        "velvet",
        "midi",
        "mini",
        "stiletto",
        "camisole",
        "bustier",
        "cady",
        "clutch",
        "strapless",
      ],
    },
  },
  { text: "shoes for marathon running", want: { type: ["Sneakers"], title: ["running"] } },
  {
    text: "glitter dress",
    want: { type: ["Dresses"], titleAny: ["satin", "metallic", "crystal", "embroidered", "velvet"] },
  },
  { text: "oversized sunglasses", want: { type: ["Sunglasses"] } },
  {
    text: "white running shoes women",
    want: { type: ["Sneakers"], colour: ["White"], dept: ["women"], title: ["running"] },
  },
  { text: "leather laptop sleeve 14 inch waterproof", want: { title: ["laptop"] } },
  {
    text: "buttercup yellow heels",
    want: { type: ["Pumps", "Sandals"], any: [{ colour: ["Yellow"] }, { shade: ["Butter"] }] },
  },
  {
    text: "wedding shoes",
    want: {
      any: [
        { type: ["Pumps", "Lace-Ups"] },
        { type: ["Sandals", "Flats"], titleAny: ["heeled", "satin", "metallic", "ballet"] },
      ],
    },
  },
  { text: "little black dress", want: { type: ["Dresses"], colour: ["Black"] } },
  { text: "workout clothes", want: { any: [{ titleAny: ["track", "leggings", "running", "loopback", "tank"] }] } },
  { text: "chunky jewelry", want: { type: ["Rings", "Necklaces", "Earrings", "Bracelets"] } },
  { text: "jogger pants men", want: { type: ["Pants"], title: ["track"], dept: ["men"] } },
  { text: "off the shoulder dress", want: { type: ["Dresses"], titleAny: ["strapless", "slip"] } },
  {
    text: "military jacket",
    want: { type: ["Jackets", "Coats"], titleAny: ["field", "bomber", "utility", "camouflage", "cargo"] },
  },
  { text: "tulle skirt", want: { type: ["Skirts"] } },
  {
    text: "kids winter clothing",
    want: {
      dept: ["boys", "girls", "baby-boy", "baby-girl", "teen-boy", "teen-girl"],
      type: ["Coats", "Jackets", "Sweaters", "Knitwear", "Hats", "Gloves", "Scarves", "Sweatshirts"],
    },
  },
  { text: "cobalt trousers", want: { type: ["Pants"], shade: ["Cobalt"] } },
  {
    text: "tennis outfit",
    want: { any: [{ titleAny: ["court", "polo", "track", "pleated mini"] }, { type: ["Polo Shirts"] }] },
  },
  {
    text: "hen party dress",
    want: { type: ["Dresses"], titleAny: ["mini", "slip", "silk", "satin", "strapless", "midi"] },
  },
  { text: "thick socks", want: { type: ["Underwear And Socks"], title: ["socks"] } },
  { text: "laptop rucksack", want: { type: ["Backpacks"] } },
  {
    text: "sailing jacket",
    want: { type: ["Jackets", "Coats"], titleAny: ["water repellent", "windproof", "shell", "waxed", "nylon"] },
  },
  {
    text: "skin-tight black trousers",
    want: { type: ["Pants", "Jeans"], colour: ["Black"], titleAny: ["skinny", "leggings", "slim"] },
  },
  { text: "nightclub heels", want: { any: [{ type: ["Pumps"] }, { type: ["Sandals"], title: ["heeled"] }] } },
  { text: "crimson scarf under 250", want: { type: ["Scarves"], colour: ["Red"], priceMax: 250 } },
  {
    text: "blue suede loafers 43",
    want: { type: ["Loafers"], colour: ["Blue", "Navy"], title: ["suede"], size: ["IT 43", "FR 43"] },
  },
  {
    text: "ankle-length skirt not black",
    want: { type: ["Skirts"], titleAny: ["maxi", "midi"], colourNot: ["Black"] },
  },
  { text: "fisherman jumper without cashmere", want: { type: ["Sweaters", "Knitwear"], titleNone: ["cashmere"] } },
  {
    text: "mother of the bride dress",
    want: {
      type: ["Dresses"],
      titleAny: ["silk", "satin", "midi", "maxi", "gown", "crepe", "wrap", "georgette", "cady"],
    },
  },
  {
    text: "stocking stuffers for him",
    want: {
      type: [
        "Wallets",
        "Ties",
        "Belts",
        "Scarves",
        "Gloves",
        "Hats",
        "Underwear And Socks",
        "Technology",
        "Sunglasses",
      ],
      dept: ["men"],
    },
  },
  {
    text: "anniversary present for wife",
    want: {
      type: [
        "Rings",
        "Necklaces",
        "Earrings",
        "Bracelets",
        "Scarves",
        "Wallets",
        "Gloves",
        "Watches",
        "Sunglasses",
        "Crossbody Bags",
        "Tote Bags",
        "Top Handle Bags",
        "Shoulder Bags",
        "Backpacks",
        "Travel Bags",
        "Clutches",
      ],
      dept: ["women"],
    },
  },
  {
    text: "boots that keep my feet dry",
    want: { type: ["Boots"], titleAny: ["rain", "rubber", "water repellent", "waxed", "lug"] },
  },
  { text: "hand luggage under 400 euro", want: { type: ["Travel Bags", "Backpacks"], priceMax: 400 } },
  { text: "navy suit for graduation", want: { type: ["Suits"], colour: ["Navy"] } },
  {
    text: "loungewear set",
    want: { any: [{ type: ["Sweatshirts"] }, { titleAny: ["track", "leggings", "loopback", "drawstring"] }] },
  },
  { text: "polka dot summer frock", want: { type: ["Dresses"], title: ["polka"] } },
  { text: "dark blue jeans size 30", want: { type: ["Jeans"], colour: ["Navy", "Blue"], size: ["30 in"] } },
  { text: "women's blazer without shoulder pads", want: { type: ["Blazers"], dept: ["women"] } },
  { text: "silk blouse not white", want: { type: ["Tops", "Shirts"], title: ["silk"], colourNot: ["White"] } },
  {
    text: "shoes for plantar fasciitis",
    want: { type: ["Sneakers", "Sandals", "Boots", "Pumps", "Loafers", "Flats", "Lace-Ups"] },
  },
  { text: "cosy christmas jumper", want: { type: ["Sweaters", "Knitwear"] } },
  { text: "ballroom dancing shoes", want: { type: ["Pumps", "Sandals", "Flats"] } },
  { text: "teenage boys hoodies", want: { type: ["Sweatshirts"], title: ["hoodie"], dept: ["teen-boy"] } },
  { text: "fishing hat", want: { type: ["Hats"], titleAny: ["bucket", "sun"] } },
  {
    text: "bag that fits a laptop",
    want: { any: [{ type: ["Backpacks", "Tote Bags"] }, { titleAny: ["briefcase", "laptop", "messenger"] }] },
  },
  {
    text: "rain gear for kids",
    want: {
      dept: ["boys", "girls", "baby-boy", "baby-girl", "teen-boy", "teen-girl"],
      titleAny: ["rain", "water repellent", "shell", "umbrella", "windproof", "rubber"],
    },
  },
  { text: "long sleeve floral maxi dress", want: { type: ["Dresses"], titleAny: ["floral"] } },
  { text: "wedding suit men beige", want: { type: ["Suits"], dept: ["men"], colour: ["Beige"] } },
  {
    text: "earrings for sensitive ears gold",
    want: { type: ["Earrings"], any: [{ colour: ["Gold"] }, { title: ["gold"] }] },
  },
  { text: "leather trousers ladies size 10", want: { type: ["Pants"], dept: ["women"], title: ["leather"] } },
  {
    text: "cream coloured handbag",
    want: {
      type: ["Crossbody Bags", "Tote Bags", "Top Handle Bags", "Shoulder Bags", "Backpacks", "Travel Bags", "Clutches"],
      any: [{ colour: ["White", "Beige"] }, { shade: ["Ivory", "Ecru", "Off-white", "Milk", "Chalk"] }],
    },
  },
  {
    text: "office appropriate skirt",
    want: { type: ["Skirts"], titleAny: ["pencil", "midi", "wool", "tailored", "a line", "pleated"] },
  },
  { text: "tote less than £500", want: { type: ["Tote Bags"], priceMax: 500 } },
];
