// Occasions that titles and feeds name.

import type { FactWords } from "./words.ts";

export const OCCASIONS: FactWords = [
  ["Wedding", /wedding|bridal|bridesmaid|hochzeit|mariage|matrimonio|sposa|\bboda\b|novia|свад|婚|ウェディング|웨딩/iu],
  [
    "Evening",
    /\bevening|\bgowns?\b|tuxedo|black[- ]tie|\babend|soirée|\bsera\b|\bnoche\b|вечер|晚|イブニング|이브닝/iu,
  ],
  ["Party", /cocktail|\bparty|\bfête|\bfesta\b|\bfiesta\b|коктейл|вечеринк|派对|パーティ|파티/iu],
  ["Work", /\bwork(?:wear)?\b|\boffice|business|büro|bureau|ufficio|oficina|офис|通勤|オフィス|오피스/iu],
  ["Beach", /\bbeach|\bresort|vacation|strand|\bplage\b|spiaggia|\bplaya\b|пляж|沙滩|ビーチ|비치/iu],
  ["Sport", /\bsports?\b|running|\byoga|\bgym\b|training|workout|hiking|laufen|спорт|运动|スポーツ|스포츠/iu],
  ["Everyday", /everyday|casual|\bdaily|alltag|quotidien|quotidian|diario|повседнев|日常|デイリー|데일리/iu],
];

/** Words of feeds that titles use for other things: a work jacket is not for the office, everyday is praise. */
export const ONLY_STATED: ReadonlySet<string> = new Set(["Work", "Everyday", "Sport"]);
