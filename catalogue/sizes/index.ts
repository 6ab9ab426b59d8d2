// Sizes: charts of equivalent sizes, the chart of a product, selection and conversion.

export * from "./accessories.ts";
export {
  type ChartDefinition,
  convertSize,
  defineChart,
  definitionOf,
  groupOf,
  hasSystem,
  type Measure,
  MOST_SIZES,
  ONE_SIZE,
  type SizeChart,
  type SizeGroup,
  sizesOffered,
  type SizeValues,
} from "./chart.ts";
export {
  chartFor,
  chartKindsOf,
  chartsFor,
  chartsOfShop,
  hasSizeFilter,
  SIZE_CHARTS,
  type Sized,
} from "./chart-for.ts";
export { MENS_CLOTHING, SHIRTS, UNISEX_CLOTHING, WOMENS_CLOTHING } from "./clothing.ts";
export * from "./conversion-table.ts";
export { generalSize, generalSizesOf } from "./general-sizes.ts";
export * from "./kids.ts";
export { inInches, isForWomen, stepsOf } from "./measurements.ts";
export { valuesIn } from "./merchant-charts.ts";
export * from "./reading.ts";
export * from "./selection.ts";
export * from "./shoes.ts";
export * from "./systems.ts";
export * from "./trousers.ts";
