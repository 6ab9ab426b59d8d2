// Insights: the time zone in which figures are counted by day.

import { z } from "zod";
import { defineSetting } from "./setting.ts";
import { timeZoneName } from "./time-zone.ts";

const Schema = z.strictObject({
  timeZone: timeZoneName
    .default("UTC")
    .describe("Time zone in which the days of figures begin. A change applies to events from then on."),
});
export type InsightSettings = z.output<typeof Schema>;

export const INSIGHTS = defineSetting<InsightSettings>({
  name: "insights",
  description: "Time zone of the figures of searches and sales.",
  schema: Schema,
  initial: Schema.parse({}),
});
