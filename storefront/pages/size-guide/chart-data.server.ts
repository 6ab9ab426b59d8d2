// A size chart as data of a page, named in the visitor's language.

import {
  type ChartDefinition,
  definitionOf,
  type LanguageCode,
  type MessageKey,
  messagesIn,
  type SizeChart,
} from "#catalogue";
import { sizeCharts } from "#locales/size-charts";

export const chartIn = (chart: SizeChart, language: LanguageCode): ChartDefinition => ({
  ...definitionOf(chart),
  name: chart.names ? (chart.names[language] ?? chart.name) : messagesIn(sizeCharts, language)(chart.id as ChartKey),
});

/** Every built-in chart has a message (see chart-data.test.ts). */
type ChartKey = "shirts" | "belts" | "hats" | "rings" | Extract<MessageKey<typeof sizeCharts>, `${string}-${string}`>;
