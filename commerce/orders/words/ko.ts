import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  placedSubject: "주문 {number}",
  thanks: "주문해 주셔서 감사합니다.",
  ready: "상품을 준비하고 있으며, 발송되면 메일로 알려 드립니다.",
  readyStandard:
    "상품을 준비하고 있으며, 발송되면 메일로 알려 드립니다. 일반 배송은 영업일 기준 {from}~{to}일 걸립니다.",
  readyExpress:
    "상품을 준비하고 있으며, 발송되면 메일로 알려 드립니다. 빠른 배송은 영업일 기준 {from}~{to}일 걸립니다.",
  byMail: "기다리실 필요가 없습니다. 기프트 카드는 이메일로 발송됩니다.",
  delivery: "배송",
  total: "합계",
  giftCard: "기프트 카드 결제",
  address: "배송지",
  see: "주문 보기",
  placedNote: "주문 번호 {number}. 발송 전까지 취소하실 수 있습니다.",
  shippedSubject: "주문 {number} 상품이 발송되었습니다",
  shipped: "상품이 발송되었습니다.",
  tracking: "운송장 번호는 {tracking}입니다.",
  goesTo: "배송지: {address}",
  cancelledSubject: "주문 {number}이(가) 취소되었습니다",
  cancelled: "주문이 취소되었습니다.",
  soldOut: "마지막 상품이 판매된 뒤에 결제가 도착하여 주문을 유지하지 못했습니다. 죄송합니다.",
  goesBack: "{amount}을(를) 결제하신 수단으로 환불해 드립니다. 은행에 따라 최대 10일이 걸릴 수 있습니다.",
  nothingPaid: "결제된 금액은 없습니다.",
  refundSubject: "주문 {number} 환불",
};
