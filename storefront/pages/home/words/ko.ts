import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  title: "Vitrine: 디자이너 의류, 슈즈, 가방, 액세서리",
  description: "여성, 남성, 키즈를 위한 디자이너 의류, 슈즈, 가방, 액세서리를 하나하나 엄선했습니다.",
  madeBy: "{designer} {product}",
  play: "영상 재생",
  pause: "영상 일시정지",
};
