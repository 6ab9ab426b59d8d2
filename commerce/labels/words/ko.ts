import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  standard: "일반 배송",
  express: "익스프레스 배송",
  days: { other: "영업일 기준 {from}~{count}일" },
  "vat-included": "가격에 부가세가 포함되어 있습니다. 배송 시 추가로 내실 금액은 없습니다.",
  "duties-included": "가격에 관세와 세금이 포함되어 있습니다. 배송 시 추가로 내실 금액은 없습니다.",
  "duties-on-delivery": "관세와 세금은 포함되어 있지 않으며, 배송 시 운송사가 청구할 수 있습니다.",
  card: "카드",
  redirect: "보안 페이지에서 결제",
  qr: "QR 코드로 결제",
  "gift-card": "기프트 카드",
  oneSize: "원 사이즈",
};
