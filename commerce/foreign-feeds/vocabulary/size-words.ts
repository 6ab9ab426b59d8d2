// Words of sizes in many languages. Data only.

import type { SizeSystem } from "#catalogue";

const set = (words: string): ReadonlySet<string> => new Set(words.split(","));

/** Compared without spaces, accents and punctuation. */
export const ONE_SIZE_WORDS = set(
  "onesize,1size,os,o/s,onesizefitsall,onesizefitsmost,osfa,osfm,onlyonesize,onesz,uni,unica,unico,unique,tu,u,freesize,free,defaulttitle,adjustable,verstellbar,groessenverstellbar,grossenverstellbar,ajustable,reglable,regolabile,verstelbaar,einheitlich,default,nosize,none,na,standard,standardsize,regularsize,universal,taglia unica,tagliaunica,tgunica,tailleunique,tallaunica,tamanhounico,einheitsgrosse,einheitsgroesse,onesizeonly,universalgrosse,ensize,onestorlek,enstorlek,eenmaat,rozmiaruniwersalny,uniwersalny,один размер,одинразмер,единый,均码,均碼,フリー,フリーサイズ,ワンサイズ,프리,프리사이즈,원사이즈,مقاسواحد",
);

export const LETTER_WORDS: Readonly<Record<string, string>> = {
  extraextrasmall: "XXS",
  "2xs": "XXS",
  "3xs": "XXXS",
  xxsmall: "XXS",
  extrasmall: "XS",
  xsmall: "XS",
  xsm: "XS",
  small: "S",
  sml: "S",
  sm: "S",
  medium: "M",
  med: "M",
  md: "M",
  mittel: "M",
  large: "L",
  lrg: "L",
  lg: "L",
  extralarge: "XL",
  xlarge: "XL",
  xlg: "XL",
  xlrg: "XL",
  "1xl": "XL",
  "2xl": "XXL",
  xxlarge: "XXL",
  "2xlarge": "XXL",
  "3xl": "XXXL",
  xxxlarge: "XXXL",
  "3xlarge": "XXXL",
  "4xl": "XXXXL",
  "5xl": "XXXXXL",
  "6xl": "XXXXXXL",
  ss: "XS",
  ll: "XL",
};

/** Japanese letters that elsewhere are a number with a length: "4L" is 4 Long. */
export const JAPANESE_LETTERS: Readonly<Record<string, string>> = {
  "3s": "XXS",
  "2l": "XL",
  "3l": "XXL",
  "4l": "XXXL",
  "5l": "XXXXL",
  "6l": "XXXXXL",
};

/** Systems of a written country or unit; the first that the product's charts have. */
export const SYSTEM_WORDS: Readonly<Record<string, readonly SizeSystem[]>> = {
  us: ["US"],
  usa: ["US"],
  uk: ["UK"],
  gb: ["UK"],
  it: ["IT"],
  ita: ["IT"],
  fr: ["FR"],
  fra: ["FR"],
  eu: ["EU", "IT", "FR"],
  eur: ["EU", "IT", "FR"],
  de: ["DE"],
  ger: ["DE"],
  jp: ["JP"],
  jpn: ["JP"],
  cn: ["CN"],
  au: ["AU"],
  aus: ["AU"],
  br: ["BR"],
  bra: ["BR"],
  kr: ["KR"],
  ru: ["RU"],
  in: ["inches"],
  inch: ["inches"],
  inches: ["inches"],
  '"': ["inches"],
  "″": ["inches"],
  "”": ["inches"],
  "''": ["inches"],
  cm: ["cm"],
};

/** Widths, lengths and cuts that follow a number. */
export const ADDITION_WORDS: Readonly<Record<string, string>> = {
  w: "Wide",
  wide: "Wide",
  ww: "Extra wide",
  "extra wide": "Extra wide",
  xw: "Extra wide",
  n: "Narrow",
  narrow: "Narrow",
  r: "Regular",
  reg: "Regular",
  regular: "Regular",
  l: "Long",
  long: "Long",
  lang: "Long",
  s: "Short",
  short: "Short",
  kurz: "Short",
  t: "Tall",
  tall: "Tall",
  p: "Petite",
  petite: "Petite",
  plus: "Plus",
};

/** Systems that a shop with prices in a currency labels bare numbers in. */
export const SYSTEMS_OF_CURRENCY: Readonly<Record<string, readonly SizeSystem[]>> = {
  USD: ["US"],
  CAD: ["US"],
  GBP: ["UK"],
  AUD: ["AU", "UK"],
  NZD: ["AU", "UK"],
  JPY: ["JP"],
  KRW: ["KR"],
  CNY: ["CN"],
  BRL: ["BR"],
  RUB: ["RU"],
};

/**
 * Systems of bare numbers in clothes, by the language of the size's name. The Netherlands and Scandinavia have the numbers of Germany, Spain those
 * of France, which the charts call European.
 */
export const SYSTEMS_OF_NAME: readonly (readonly [RegExp, SizeSystem])[] = [
  [/^(?:konfektions)?(?:gr(?:ö|oe|o)(?:ß|ss)e|gr\b)|^(?:maat|storlek|størrelse|koko)/iu, "DE"],
  [/^taille/iu, "FR"],
  [/^(?:talla|rozmiar)/iu, "EU"],
  [/^(?:taglia|tg\b|misura)/iu, "IT"],
];
