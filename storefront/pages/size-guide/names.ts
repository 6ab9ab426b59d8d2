// Names of size charts, by id.

import type { MessageKey, Say, SizeChart } from "#catalogue";
import type { sizeCharts } from "#locales/size-charts";

/** Every chart has a message (see names.test.ts). */
export const chartName = (say: Say<typeof sizeCharts>, { id }: Pick<SizeChart, "id">): string => say(id as ChartKey);

type ChartKey = "shirts" | "belts" | "hats" | "rings" | Extract<MessageKey<typeof sizeCharts>, `${string}-${string}`>;
