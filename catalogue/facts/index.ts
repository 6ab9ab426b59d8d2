export { COLOUR_LIKE } from "./materials.ts";
export { FACT_NAMES, type FactName, type Facts, factsOf, readFact } from "./facts.ts";
export { isMeasurementList, type Measurement, parseMeasurements, printMeasurements } from "./measurements.ts";
export { DISCOUNTS, HEELS, LENGTHS, readDiscount, writeDiscount } from "./values.ts";
