// The demo's sentences in every language but English, for the built-in translator.
import { DEMO_ARABIC } from "./ar/index.ts";
import { DEMO_GERMAN } from "./de/index.ts";
import { demoGlossary } from "./demo-glossary.ts";
import { DEMO_SPANISH } from "./es/index.ts";
import { DEMO_FRENCH } from "./fr/index.ts";
import { DEMO_ITALIAN } from "./it/index.ts";
import { DEMO_JAPANESE } from "./ja/index.ts";
import { DEMO_KOREAN } from "./ko/index.ts";
import { DEMO_RUSSIAN } from "./ru/index.ts";
import { DEMO_CHINESE } from "./zh/index.ts";

export const demoGlossaries = [
  DEMO_SPANISH,
  DEMO_FRENCH,
  DEMO_GERMAN,
  DEMO_ITALIAN,
  DEMO_CHINESE,
  DEMO_JAPANESE,
  DEMO_KOREAN,
  DEMO_RUSSIAN,
  DEMO_ARABIC,
].map(demoGlossary);
