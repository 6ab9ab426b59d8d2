// What size charts are called in the catalogue of messages: by their ids.

import type { Say, SizeChart } from "#catalogue";
import type { en } from "./words/en.ts";

/** Every chart has its name there, see names.test.ts. */
export const chartName = (say: Say<typeof en>, { id }: Pick<SizeChart, "id">): string => say(id as ChartKey);

type ChartKey = "shirts" | "belts" | "hats" | "rings" | Extract<keyof typeof en, `${string}-${string}`>;
