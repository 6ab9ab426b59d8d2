import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  requested: "상품 발송 대기",
  sent: "배송 중",
  received: "도착",
  refunded: "환불 완료",
  refused: "접수 불가",
  cancelled: "취소됨",
  requestedNext: "라벨을 인쇄해 상자에 붙이고 가까운 우체국이나 접수처에서 발송해 주세요.",
  sentNext: "도착하면 바로 알려 드립니다. 보통 영업일 기준 5일 이내입니다.",
  receivedNext: "상품을 확인하고 있습니다. 영업일 기준 3일 이내에 환불됩니다.",
  refundedNext: "환불이 진행 중입니다. 은행에 표시되기까지 최대 10일이 걸리며, 기프트 카드는 바로 이메일로 발송됩니다.",
  refusedNext: "반품을 받을 수 없었으며, 사유를 메일로 알려 드렸습니다.",
  cancelledNext: "보내실 상품이 없습니다. 기한 내에 다시 신청하실 수 있습니다.",
  some: "{announced}개 중 {accepted}개",
  tooLateNow: "더 이상 할 수 없습니다.",
  enterNumber: "주문 번호를 V0123456789 형식으로 입력해 주세요.",
  enterEmail: "주문하실 때 사용한 이메일을 입력해 주세요.",
  unknown: "이 번호와 이메일의 주문을 찾을 수 없습니다. 둘 다 주문 확인 메일에 있습니다.",
  nothingChosen: "반품할 상품을 선택해 주세요.",
  noReason: "상품마다 사유를 선택해 주세요.",
  tooMany: "이만큼은 더 이상 반품할 수 없습니다. 선택을 확인해 주세요.",
  notDelivered: "아직 배송되지 않은 주문입니다. 배송된 후에 반품하실 수 있습니다.",
  tooLate: "이 주문의 반품 기한은 {date}까지였습니다.",
  nothingLeft: "이 주문에서 반품할 수 있는 상품은 모두 반품되었거나 배송 중입니다.",
};
