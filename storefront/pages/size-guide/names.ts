// What size charts are called in the catalogue of messages: by their ids.

import type { MessageKey, Say, SizeChart } from "#catalogue";
import type { sizeCharts } from "#locales/size-charts";

/** Every chart has its name there, see names.test.ts. */
export const chartName = (say: Say<typeof sizeCharts>, { id }: Pick<SizeChart, "id">): string => say(id as ChartKey);

type ChartKey = "shirts" | "belts" | "hats" | "rings" | Extract<MessageKey<typeof sizeCharts>, `${string}-${string}`>;
