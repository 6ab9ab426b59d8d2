import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  missingTitle: "페이지를 찾을 수 없습니다",
  missingText: "품절되어 내려갔거나 주소가 잘못되었습니다. 검색하거나 아래에서 계속 둘러보세요.",
  failedTitle: "문제가 발생했습니다",
  failedText: "저희 쪽 오류입니다. 잠시 후 다시 시도해 주세요. 진행하신 내용은 사라지지 않습니다.",
  retry: "다시 시도",
  newArrivals: "신상품",
  women: "여성",
  men: "남성",
  kids: "키즈",
  sale: "세일",
};
