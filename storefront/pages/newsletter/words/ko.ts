import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  newsletter: "뉴스레터",
  text: "신상품과 이야기를 일주일에 한 번.",
  email: "이메일 주소",
  invalid: "name@example.com 형식으로 입력해 주세요.",
  subscribe: "구독하기",
  thanks: "감사합니다",
  subscribed: "신상품과 이야기를 일주일에 한 번 {email}(으)로 보내 드립니다.",
  back: "쇼핑 계속하기",
};
