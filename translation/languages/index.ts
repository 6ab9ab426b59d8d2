// The languages that have a vocabulary. They translate from English.
import type { Language } from "../language.ts";
import { ARABIC } from "./ar/index.ts";
import { GERMAN } from "./de/index.ts";
import { SPANISH } from "./es/index.ts";
import { FRENCH } from "./fr/index.ts";
import { ITALIAN } from "./it/index.ts";
import { JAPANESE } from "./ja/index.ts";
import { KOREAN } from "./ko/index.ts";
import { RUSSIAN } from "./ru/index.ts";
import { CHINESE } from "./zh/index.ts";

export const GLOSSARY_LANGUAGES: readonly Language[] = [
  SPANISH,
  FRENCH,
  GERMAN,
  ITALIAN,
  CHINESE,
  JAPANESE,
  KOREAN,
  RUSSIAN,
  ARABIC,
];
