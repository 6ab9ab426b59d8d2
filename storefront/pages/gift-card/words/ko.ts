import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  title: "기프트 카드",
  ownTitle: "내 기프트 카드",
  description: "Vitrine 기프트 카드: 원하는 금액을 원하는 날짜에 이메일로 보내며, 유효 기간이 없습니다.",
  balanceTitle: "카드 잔액 확인",
  balanceText:
    "이메일에 있는 코드를 입력해 주세요. 결제할 때 전부 또는 일부를 사용할 수 있으며, 남은 금액은 카드에 남습니다.",
  start: "쇼핑 시작하기",
  ending: "끝자리 {letters} 카드",
  held: "이 중 {amount}은(는) 결제 대기 중인 주문을 위해 보류되어 있습니다.",
  history: "사용 내역",
  closed: "코드를 입력하면 잔액이 표시됩니다",
  showBalance: "잔액 보기",
  code: "기프트 카드 코드",
  forName: "{name} 님께",
  text: "원하는 금액을 원하는 날짜에 이메일로 보냅니다. 유효 기간이 없습니다.",
  add: "장바구니에 담기",
  amount: "금액",
  other: "직접 입력",
  otherAmount: "직접 입력 금액",
  theirName: "받는 분 이름",
  theirEmail: "받는 분 이메일",
  yourName: "보내는 분 이름",
  message: "메시지",
  sendOn: "보내는 날짜",
  sendHint: "비워 두시면 결제 즉시 발송됩니다.",
  kind: "기프트 카드",
};
