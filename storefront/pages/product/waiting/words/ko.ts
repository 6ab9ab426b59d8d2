import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  noted: "감사합니다. 재입고되면 {email}(으)로 한 번만 알려 드립니다.",
  notedIn: "감사합니다. {size}이(가) 재입고되면 {email}(으)로 한 번만 알려 드립니다.",
  soldOut: "품절된 상품입니다.",
  soldOutIn: "{size} 사이즈는 품절되었습니다.",
  leave: "{soldOut} 이메일 주소를 남겨 주시면 재입고 시 알려 드립니다.",
  leaveAny: "원하시는 사이즈가 품절되었나요? 이메일 주소를 남겨 주시면 재입고 시 알려 드립니다.",
  size: "사이즈",
  email: "이메일 주소",
  submit: "재입고 알림 받기",
  sending: "잠시만 기다려 주세요",
  "invalid-email": "name@example.com 형식으로 입력해 주세요.",
  "in-stock": "이미 재입고되었습니다. 페이지를 새로고침하면 구매하실 수 있습니다.",
  "no-such-size": "더 이상 판매하지 않는 사이즈입니다.",
  limited: "요청이 많습니다. 한 시간 후에 다시 시도해 주세요.",
};
