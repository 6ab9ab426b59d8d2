// Lengths of garments, as titles and feeds name them.

import type { LENGTHS } from "./values.ts";
import { valueIn, type FactWords } from "./words.ts";

const WORDS = [
  ["Knee-length", /\bknee|above the knee|knielang|longueur genou|al ginocchio|a la rodilla|до колен|及膝|膝丈/iu],
  ["Maxi", /\bmaxi|floor[- ]length|full[- ]length|bodenlang|макси|长款|ロング/iu],
  ["Midi", /\bmidi|mid[- ]length|миди|中长/iu],
  ["Mini", /\bmini|мини|短款|ミニ/iu],
  ["Ankle-length", /\bankle|knöchellang|cheville|caviglia|tobillero|九分/iu],
  ["Cropped", /\bcropped|\bcrop\b|verkürzt/iu],
] as const satisfies FactWords & readonly (readonly [(typeof LENGTHS)[number], RegExp])[];

/** Things that are called mini or short without having a length: bags, backpacks, boots, shorts. */
const GARMENT =
  /dress|skirt|gown|kaftan|caftan|jumpsuit|coat|trench|cardigan|jacket|trousers|pants|jeans|leggings|sweater|shirt\b|(?<!-)\btop\b(?!-)|kleid|rock\b|hose\b|mantel|robe|jupe|pantalon|manteau|abito|vestit|gonna|pantaloni|cappotto|vestido|falda|abrigo|плать|юбк|брюк|пальто|裙|大衣|裤|ワンピース|ドレス|スカート|コート|パンツ|원피스|스커트|드레스|코트/iu;

/** A length in words: of a title if it names a garment, else nothing. */
export const lengthIn = (title: string): string | undefined =>
  GARMENT.test(title) ? valueIn(WORDS, title) : undefined;

/** The length that a feed states. */
export const lengthOf = (written: string): string | undefined => valueIn(WORDS, written);
