import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  startedSubject: "반품 {number}",
  started: { other: "주문 {order}의 상품 {count}개를 반품합니다." },
  print: "라벨을 인쇄해 상자에 붙이고 {date}까지 발송해 주세요.",
  thenGiftCard: "상품이 도착하고 이상이 없으면 기프트 카드를 보내 드립니다.",
  thenPayment: "상품이 도착하고 이상이 없으면 결제하신 수단으로 환불해 드립니다.",
  startedAction: "라벨 및 진행 상황",
  startedNote: "이 링크는 로그인 없이 반품 내역을 엽니다. 다른 사람과 공유하지 마세요.",
  cancelledSubject: "반품 {number}이(가) 취소되었습니다",
  cancelled: "반품을 취소하셨습니다. 보내실 상품이 없습니다.",
  another: "기한 내에 다시 신청하실 수 있습니다.",
  receivedSubject: "반품 {number}이(가) 도착했습니다",
  received: "상품이 도착했습니다. 내용을 확인한 뒤 영업일 기준 3일 이내에 다시 알려 드립니다.",
  refundedSubject: "{number} 환불",
  onGiftCard: "{amount}을(를) 기프트 카드에 넣었습니다. 카드는 별도 메일로 보내 드립니다.",
  goesBack: "{amount}을(를) 결제하신 수단으로 환불해 드립니다. 은행에 표시되기까지 최대 10일이 걸립니다.",
  lessThanAll: "신청하신 상품 중 일부가 빠졌거나 반품 조건에 맞지 않아 전액이 아닙니다.",
  refusedSubject: "반품 {number}을(를) 받을 수 없습니다",
  refused: "상품을 확인했으나 반품으로 받을 수 없습니다.",
  reason: "사유: {reason}",
  onItsWay: "상품을 다시 보내 드리고 있습니다. 동의하지 않으시면 이 메일에 답장해 주세요.",
  cardMessage: "반품 {number} 환불",
};
