import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  subject: "{from} 님이 {worth} 기프트 카드를 보내셨습니다",
  dear: "{name} 님께",
  hello: "안녕하세요.",
  text: "{from} 님이 {worth} Vitrine 기프트 카드를 보내셨습니다.",
  message: "“{message}”",
  how: "결제할 때 이 코드를 입력해 주세요. 사용하지 않은 금액은 카드에 남습니다.",
  see: "기프트 카드 보기",
  note: "이 코드는 현금처럼 보관해 주세요. 코드를 가진 사람은 누구나 사용할 수 있습니다. 유효 기간은 없습니다.",
  sentSubject: "기프트 카드를 {name} 님에게 보냈습니다",
  sent: "지정하신 날짜에 {worth} 기프트 카드를 {name} 님에게 보냈습니다.",
};
