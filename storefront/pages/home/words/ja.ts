import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  title: "Vitrine：デザイナーズウェア、シューズ、バッグ、アクセサリー",
  description: "ウィメンズ、メンズ、キッズのデザイナーズウェア、シューズ、バッグ、アクセサリーを一点ずつ厳選。",
  madeBy: "{designer} {product}",
  play: "動画を再生",
  pause: "動画を停止",
};
