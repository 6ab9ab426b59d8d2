export { INITIAL_MEANINGS } from "./initial.ts";
export {
  type Meaning,
  MEANING_ATTRIBUTES,
  type MeaningCondition,
  type MeaningSection,
  parseMeanings,
  type ParsedMeanings,
} from "./parse.ts";
