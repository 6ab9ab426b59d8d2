import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  subject: "재입고: {title}",
  text: "요청하신 {vendor}의 {title}, {size} 사이즈가 재입고되었습니다.",
  few: "수량이 많지 않을 수 있으며, 따로 보관해 드릴 수 없습니다.",
  see: "내 사이즈로 보기",
  note: "요청하신 알림은 이 메일 한 통뿐이며, 이 상품에 대해 다시 보내지 않습니다.",
};
