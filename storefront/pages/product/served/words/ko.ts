import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  description: "{vendor} {title}, {colour}. Vitrine에서 만나는 디자이너 {type}.",
  view: "{title}, 보기 {number}",
  shopAll: "{type} 전체 보기",
  details: "상세 정보",
  chooseSize: "먼저 사이즈를 선택해 주세요.",
  delivery: "배송",
  express: "익스프레스",
  returns: "반품",
  returnDays: { other: "수령 후 {count}일 이내" },
  "vat-included": "부가세 포함",
  "duties-included": "관부가세 포함",
  "duties-on-delivery": "관세 별도",
  arrival: "{dates}, {price}",
  free: "무료",
  foldIn: "{country} 배송 및 반품",
  fold: "배송 및 반품",
  sendBack: { other: "수령 후 {count}일 이내에 착용하지 않고 태그가 그대로 있는 상품을 반품하실 수 있습니다." },
  method: "{name}: {days}, {price}",
  methodFree: "{name}: {days}, {price}, {free} 이상 무료",
};
