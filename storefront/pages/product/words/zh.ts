import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  colour: "颜色",
  size: "尺码",
  sizeGuide: "尺码指南",
  allGuides: "全部尺码指南",
  isSoldOut: "，已售罄",
  pictures: "图片",
  picturesOf: "商品图片",
  view: "图 {number}：{alt}",
  enlarge: "放大 {alt}",
  byVendor: "{vendor} {title}",
  soldOutAll: "所有尺码均已售罄。",
  last: "仅剩最后一件",
  lastIn: "{size} 仅剩最后一件",
  left: "仅剩 {count} 件",
  leftIn: "{size} 仅剩 {count} 件",
  alsoLike: "您可能还喜欢",
  viewed: "最近浏览",
};
