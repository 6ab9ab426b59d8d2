import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  women: "여성",
  men: "남성",
  kids: "키즈",
  womenTitle: "여성 사이즈 가이드",
  menTitle: "남성 사이즈 가이드",
  kidsTitle: "키즈 사이즈 가이드",
  description: "{title}: 의류, 신발, 액세서리의 국가별 사이즈와 신체 치수, 측정 방법.",
  help: "도움말",
  lead: "열을 선택하면 모든 표를 그 체계로 볼 수 있으며, 목록과 상품에서도 기억됩니다. 사이즈는 디자이너가 표기한 것이므로 핏이 다를 수 있습니다: {fit} 또는 {contact}.",
  leadFit: "용어의 뜻 보기",
  leadContact: "실측 요청하기",
  guides: "사이즈 가이드",
  charts: "사이즈표",
};
