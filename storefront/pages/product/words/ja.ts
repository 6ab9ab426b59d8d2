import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  colour: "カラー",
  size: "サイズ",
  sizeGuide: "サイズガイド",
  allGuides: "すべてのサイズガイド",
  isSoldOut: "、売り切れ",
  pictures: "画像",
  picturesOf: "商品画像",
  view: "画像 {number}：{alt}",
  enlarge: "{alt}を拡大",
  byVendor: "{vendor}の{title}",
  soldOutAll: "全サイズ売り切れです。",
  last: "残り1点",
  lastIn: "{size}は残り1点",
  left: "残り{count}点",
  leftIn: "{size}は残り{count}点",
  alsoLike: "こちらもおすすめ",
  viewed: "最近見た商品",
};
