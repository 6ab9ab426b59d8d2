// Numbers of shoppers' events: views, clicks and conversions by day.

export { addInsightCounts, dayOf, readInsightCounts, sweepInsightCounts, type InsightCount } from "./counts.ts";
