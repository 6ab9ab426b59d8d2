import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  title: "放大的图片",
  previous: "上一张图片",
  next: "下一张图片",
  close: "关闭",
  enlarge: "{alt}，放大",
  makeSmaller: "{alt}，缩小",
};
