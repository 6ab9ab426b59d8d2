export { INITIAL_MEANINGS } from "./initial.ts";
export {
  type Meaning,
  MEANING_ATTRIBUTES,
  MEANING_SECTIONS,
  type MeaningCondition,
  type MeaningSection,
  parseMeanings,
  type ParsedMeanings,
} from "./parse.ts";
