// Korean titles, headings and sentences, proofread by hand.
import { expect, test } from "vitest";
import { createGlossary } from "#translation";
import { demoGlossary } from "../demo-glossary.ts";
import { DEMO_KOREAN } from "./index.ts";

const glossary = createGlossary(DEMO_KOREAN.language, [demoGlossary(DEMO_KOREAN)]);

const TITLES: readonly (readonly [english: string, said: string])[] = [
  ["Belted cotton-gabardine trench coat", "벨티드 코튼 개버딘 트렌치코트"],
  ["Short waxed-cotton trench coat", "쇼트 왁스드 코튼 트렌치코트"],
  ["Double-breasted wool coat", "더블 브레스티드 울 코트"],
  [
    "Oversized single-breasted houndstooth wool and cashmere-blend coat",
    "오버사이즈 싱글 브레스티드 하운드투스 울 캐시미어 혼방 코트",
  ],
  ["Cropped washed leather biker jacket", "크롭 워시드 가죽 바이커 재킷"],
  ["Tailored single-breasted wool-flannel blazer", "테일러드 싱글 브레스티드 울 플란넬 블레이저"],
  ["Slim-fit Prince of Wales checked wool two-piece suit", "슬림핏 프린스 오브 웨일스 체크 울 투피스 수트"],
  ["Bias-cut silk-satin slip dress", "바이어스 컷 실크 새틴 슬립 드레스"],
  ["Tiered floral-print cotton-voile dress", "티어드 플로럴 프린트 코튼 보일 드레스"],
  ["Knitted ribbed stretch-knit midi dress", "립 스트레치 니트 미디 드레스"],
  ["Draped strapless silk-taffeta gown", "드레이프 스트랩리스 실크 타프타 이브닝 드레스"],
  ["Striped cotton-poplin shirt", "스트라이프 코튼 포플린 셔츠"],
  ["Garment-washed oversized linen shirt", "가먼트 워시드 오버사이즈 리넨 셔츠"],
  ["Long-sleeved striped cotton-jersey T-shirt", "긴팔 스트라이프 코튼 저지 티셔츠"],
  ["Chunky cashmere crew-neck sweater", "청키 캐시미어 크루넥 스웨터"],
  ["Cable-knit wool sweater", "케이블 니트 울 스웨터"],
  ["Heavyweight loopback cotton-jersey hoodie", "헤비웨이트 루프백 코튼 저지 후디"],
  ["High-rise wool-twill wide-leg trousers", "하이라이즈 울 트윌 와이드 팬츠"],
  ["Hale cropped stretch flared jeans", "Hale 크롭 스트레치 플레어 진"],
  ["Pleated satin midi skirt", "플리츠 새틴 미디 스커트"],
  ["Bandeau bikini", "반도 비키니"],
  ["Perforated leather court sneakers", "펀칭 가죽 코트 스니커즈"],
  ["Heeled suede ankle boots", "힐 스웨이드 앵클부츠"],
  ["Pointed-toe patent-leather slingback pumps", "포인티드 토 페이턴트 가죽 슬링백 펌프스"],
  ["Mira small grained-leather flap shoulder bag", "Mira 스몰 그레인 가죽 플랩 숄더백"],
  ["Noor structured suede tote bag", "Noor 스트럭처드 스웨이드 토트백"],
  ["Reversible croc-effect leather belt", "리버시블 크로커다일 엠보 가죽 벨트"],
  ["Hand-rolled paisley-print silk-twill square scarf", "핸드 롤 페이즐리 프린트 실크 트윌 스퀘어 스카프"],
  ["Oversized acetate square-frame sunglasses", "오버사이즈 아세테이트 스퀘어 프레임 선글라스"],
  ["Chunky gold vermeil hoop earrings", "청키 골드 버메일 후프 귀걸이"],
];

const TEXTS: readonly (readonly [english: string, said: string])[] = [
  ["Women's Shoes on Sale", "여성 슈즈 세일"],
  ["New Girls' Dresses", "여아 드레스 신상품"],
  ["Men's New Arrivals", "남성 신상품"],
  [
    "Cut from wool, this coat falls cleanly and moves with you.",
    "울 소재로 재단한 이 코트는 깔끔하게 떨어지고 움직임을 따라갑니다.",
  ],
  [
    "Cut from denim, these shorts from Ostra's spring 2027 collection look simple and are anything but.",
    "Ostra의 2027년 봄 컬렉션에서 만나는, 데님 소재로 재단한 이 쇼츠는 단순해 보이지만 결코 단순하지 않습니다.",
  ],
  [
    "Ostra opens autumn 2026 with a tote bag in grained leather that carries more than it shows.",
    "Ostra의 2026년 가을을 여는 그레인 가죽 토트백. 보기보다 많이 담깁니다.",
  ],
  [
    "Ostra keeps coming back to penny loafers in suede that are built on a comfortable last.",
    "Ostra의 변함없는 선택, 스웨이드 페니 로퍼. 편안한 라스트 위에서 만들었습니다.",
  ],
  ["70% wool, 30% cashmere. Lining: 100% silk.", "울 70%, 캐시미어 30%. 안감: 실크 100%."],
  ["Made in Italy", "이탈리아 제조"],
];

test("thirty titles read as local shops write them [I18-04]", () => {
  expect(TITLES.map(([english]) => [english, glossary.title(english)])).toEqual(TITLES);
});

test("headings and sentences agree with the nouns in them [I18-04]", () => {
  expect(TEXTS.map(([english]) => [english, glossary.text(english)])).toEqual(TEXTS);
});
