import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  bag: "カート",
  withItems: { other: "カート、{count}点" },
};
