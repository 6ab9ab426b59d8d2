// Rules of words over the small corpus: prefixes, spelling, optional and excluded words, worked out by hand.

import { LIMITS, type WordRules } from "../query.ts";
import type { Case, Feature } from "./cases.ts";

const RULES: readonly (readonly [
  title: string,
  text: string,
  wordRules: WordRules,
  inOrder: string,
  needs?: Feature,
])[] = [
  ["every word as a prefix", "coa woo", { prefixes: "all" }, "p1"],
  ["no word as a prefix", "coa", { prefixes: "none" }, ""],
  ["whole words without prefixes", "coat", { prefixes: "none" }, "p1 p7"],
  ["the last word as a prefix", "wool coa", { prefixes: "last" }, "p1"],
  ["a misspelt word with correction", "cashmeer", { isCorrected: true }, "p7", "spelling"],
  ["a misspelt word without correction", "cashmeer", { isCorrected: false }, ""],
  ["a word that hits may lack", "wool dress", { optional: ["dress"] }, "p5 p1"],
  ["hits with an optional word come first", "wool coat", { optional: ["coat"] }, "p1 p5", "relevance-order"],
  ["an optional word that no product has", "wool zzzz", { optional: ["zzzz"] }, "p5 p1"],
  ["a required word that no product has", "wool zzzz", { optional: ["wool"] }, ""],
  ["only optional words: one of them must match", "wool dress", { optional: ["wool dress"] }, "p2 p5 p1 p9"],
  ["only optional words, none of which matches", "zzzz yyyy", { optional: ["zzzz", "yyyy"] }, ""],
  ["optional words of another text", "wool", { optional: ["coat"] }, "p5 p1"],
  ["without synonyms", "trainers", { hasSynonyms: false }, "p4"],
  ["without synonyms of phrases", "winter warmer", { hasSynonyms: false, isCorrected: false }, ""],
  ["another form, as German has them", "jumpern", { hasCompounds: true }, "p5", "compounds"],
  ["a compound that ends with a word", "mere", { hasCompounds: true }, "p7", "compounds"],
  ["the last part of an unknown compound", "wintercashmere", { hasCompounds: true }, "p7", "compounds"],
  ["a compound without the rule", "mere", { isCorrected: false }, ""],
  ["an excluded word", "coat", { excluded: ["wool"] }, "p7"],
  ["an excluded plural", "wool", { excluded: ["coats"] }, "p5", "inflection"],
  ["an excluded word is not a prefix", "coat", { excluded: ["woo"] }, "p1 p7"],
  ["an excluded word is not corrected", "coat", { excluded: ["cashmeer"] }, "p1 p7"],
  ["excluded words without a text", "", { excluded: ["wool coat", "dress"] }, "p3 p4 p8 p10 p6"],
];

const LANGUAGES: readonly (readonly [title: string, text: string, language: string, inOrder: string])[] = [
  ["a word of the language", "laufschuh", "de", "p4"],
  ["a word of another language", "laufschuh", "fr", ""],
  ["both ways", "manteau", "fr", "p7"],
  ["beside other words", "okoro manteau", "fr", "p7"],
  ["those of every language, too", "anorak", "fr", "p1"],
  ["a language without any", "trainers", "ru", "p3 p4"],
];

export const WORD_RULE_CASES: readonly Case[] = [
  ...LANGUAGES.map(([title, text, language, inOrder]): Case => ({
    title: `[MD-04] synonyms by language: ${title}`,
    query: { text, wordRules: { language } },
    inOrder,
    needs: "synonyms",
  })),
  ...RULES.map(([title, text, wordRules, inOrder, needs]): Case => ({
    title: `[OC-18] word rules: ${title}`,
    query: { text, wordRules },
    inOrder,
    ...(needs && { needs }),
  })),
  {
    title: "[OC-18] word rules: too many optional words are refused",
    query: { text: "wool", wordRules: { optional: Array.from({ length: LIMITS.wordRules + 1 }, () => "wool") } },
    refused: "too-large",
  },
  {
    title: "[OC-18] word rules: too long an excluded word is refused",
    query: { text: "wool", wordRules: { excluded: ["w".repeat(LIMITS.textLength + 1)] } },
    refused: "too-large",
  },
];
