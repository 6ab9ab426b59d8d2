import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  title: "Vitrine：设计师服装、鞋履、包袋与配饰",
  description: "为女士、男士与儿童逐件精选的设计师服装、鞋履、包袋与配饰。",
  madeBy: "{designer} {product}",
  play: "播放影片",
  pause: "暂停影片",
};
