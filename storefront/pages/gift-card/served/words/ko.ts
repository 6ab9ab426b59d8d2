import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  betweenFractions: "{least}~{most}, 소수점 없이.",
  betweenCents: "{least}~{most}, 정수로 입력해 주세요.",
  bagFull: "장바구니가 가득 찼습니다. 일부를 빼거나 먼저 결제해 주세요.",
  unknown: "이 코드의 카드를 찾을 수 없습니다. 이메일과 대조해 주세요.",
  issued: "발행",
  spent: "주문에 사용",
  refunded: "환급",
  cancelled: "취소",
  amount: "정수 금액을 입력해 주세요.",
  recipientName: "받는 분의 이름을 입력해 주세요.",
  recipientEmail: "받는 분의 이메일을 name@example.com 형식으로 입력해 주세요.",
  senderName: "누가 보냈는지 알 수 있도록 이름을 입력해 주세요.",
  message: "메시지를 쓰거나 비워 두세요.",
  deliverOn: "오늘부터 1년 이내의 날짜를 선택해 주세요.",
  outOfBounds: "{least}~{most} 사이에서 선택해 주세요.",
  tooLong: "너무 깁니다. 줄여 주세요.",
  link: "웹 주소나 이메일 주소는 빼 주세요.",
};
