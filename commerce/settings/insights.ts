// The time zone of the shop, in which figures are counted by day.

import { z } from "zod";
import { defineSetting } from "./setting.ts";
import { timeZoneName } from "./time-zone.ts";

const Schema = z.strictObject({
  timeZone: timeZoneName
    .default("UTC")
    .describe("For example Europe/Berlin. Days of figures that were counted before a change stay as they are."),
});
export type InsightSettings = z.output<typeof Schema>;

export const INSIGHTS = defineSetting<InsightSettings>({
  name: "insights",
  description: "Time zone of the shop, and of its figures of searches and sales.",
  schema: Schema,
  initial: Schema.parse({}),
});
