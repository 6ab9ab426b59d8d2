// Korean: texts of designers' pages, the home page and listings. Data only.
import type { DesignerText, Palette, ShopText } from "../english/index.ts";

export const DESIGNER_TEXTS: Readonly<Record<DesignerText, string>> = {
  "Coats, bags and shoes are drawn by one hand, so that nothing has to be matched.":
    "코트와 가방, 구두를 한 사람이 그려 따로 맞출 필요가 없습니다.",
  "A whole wardrobe, from outerwear to small leather goods, with a preference for the unadorned.":
    "아우터부터 가죽 소품까지, 꾸밈없는 것을 선호하는 온전한 옷장.",
  "Its ateliers for tailoring, knit and leather share one roof and one idea of proportion.":
    "테일러링, 니트, 가죽 아틀리에가 한 지붕 아래 하나의 비례감을 공유합니다.",
  "The collections are short, the cuts generous, the cloths chosen before the shapes.":
    "컬렉션은 짧고 재단은 넉넉하며, 형태보다 원단을 먼저 고릅니다.",
  "Clothes for people who know what they like: precise at the shoulder, easy at the waist.":
    "자기 취향을 아는 사람을 위한 옷. 어깨는 정확하게, 허리는 편안하게.",
  "It treats the everyday wardrobe as a problem worth solving properly.":
    "일상의 옷장을 제대로 풀어 볼 문제로 여깁니다.",
  "Draped, folded and tucked by hand before a pattern is ever drawn.":
    "패턴을 그리기 전에 손으로 드레이핑하고 접고 집습니다.",
  "Jackets are half-canvassed, soft in the shoulder and meant to be altered for a lifetime.":
    "재킷은 하프 캔버스에 어깨가 부드럽고 평생 수선할 수 있습니다.",
  "Three generations of cutters stand behind a jacket that weighs almost nothing.":
    "3대에 걸친 재단사가 만든, 무게가 거의 없는 재킷.",
  "Tailoring without stiffness, in cloths from mills that are older than the house.":
    "뻣뻣하지 않은 테일러링, 하우스보다 오래된 직물 공장의 원단.",
  "Everything is knitted, linked and washed within an hour’s drive.":
    "짜고 잇고 빠는 모든 일이 차로 한 시간 거리 안에서 이루어집니다.",
  "Yarns come undyed and are coloured in lots so small that no two seasons match.":
    "염색하지 않은 실을 아주 소량씩 물들여 어느 두 시즌도 같지 않습니다.",
  "Fully fashioned knitwear in cashmere, merino and mohair, built to be mended.":
    "캐시미어, 메리노, 모헤어의 풀 패션 니트웨어, 수선해 입도록 만들었습니다.",
  "Rope-dyed denim on shuttle looms, cut wide and sewn to be repaired.":
    "셔틀 직기에서 짠 로프 염색 데님을 넓게 재단하고 고쳐 입도록 꿰맵니다.",
  "Jeans first, and everything that goes with jeans after.": "먼저 진, 그다음 진과 어울리는 모든 것.",
  "Washed with stone and air, without the rivers of water.": "강물 대신 돌과 공기로 워싱합니다.",
  "Heavy jersey, technical shell and a sense of humour about both.":
    "묵직한 저지와 기능성 셸, 그리고 그 둘에 대한 유머 감각.",
  "It borrows from skate parks, libraries and building sites in equal parts.":
    "스케이트 파크와 도서관, 공사장에서 똑같이 빌려 옵니다.",
  "Sportswear shapes in cloths that deserve an iron.": "다림질할 가치가 있는 원단으로 만든 스포츠웨어 실루엣.",
  "Dresses are draped on the stand and finished by hand, for evenings that run late.":
    "드레스는 인대 위에서 드레이핑해 손으로 마무리합니다. 늦은 밤을 위해.",
  "Bias, boning and very little decoration: the cut does the talking.":
    "바이어스와 본, 아주 적은 장식. 재단이 말합니다.",
  "It dresses women for rooms in which they intend to be remembered.": "기억되고 싶은 자리에 들어서는 여성을 위한 옷.",
  "Twenty stitches to the inch, a split yoke, and collars that keep their roll without a stay.":
    "1인치에 스무 땀, 스플릿 요크, 심지 없이도 곡선을 지키는 칼라.",
  "One garment, studied for decades: the shirt.": "수십 년을 연구한 단 하나의 옷, 셔츠.",
  "Lasts are carved in the workshop, and every pair can come home to be resoled.":
    "라스트를 공방에서 깎고, 모든 켤레는 돌아와 밑창을 갈 수 있습니다.",
  "Shoes with a straight back and a soft footbed, made by eighteen people.":
    "곧은 뒤축과 부드러운 풋베드의 구두를 열여덟 명이 만듭니다.",
  "Leather is cut by hand; the machines only do what hands do badly.":
    "가죽은 손으로 재단하고, 기계는 손이 서툰 일만 합니다.",
  "Sneakers without noise: good leather, stitched soles, no logo to speak of.":
    "요란하지 않은 스니커즈. 좋은 가죽, 꿰맨 밑창, 눈에 띄지 않는 로고.",
  "Runners and court shoes rebuilt from archive lasts.": "아카이브 라스트로 다시 만든 러너와 코트화.",
  "Sandals braided and buckled by hand, for a life lived near water.": "물가의 삶을 위해 손으로 엮고 채운 샌들.",
  "Vegetable-tanned straps on soles that mould to the foot.": "식물성 태닝 스트랩과 발에 맞춰지는 밑창.",
  "Bags are cut from single hides, their edges painted five times and polished after each.":
    "가방은 한 장의 가죽에서 재단하고, 가장자리는 다섯 번 칠하고 매번 연마합니다.",
  "Saddlers by training, the founders still stitch handles with two needles.":
    "마구 장인 출신의 창립자들은 지금도 두 개의 바늘로 손잡이를 꿰맵니다.",
  "It makes bags for decades of use, and repairs them when that time has passed.":
    "수십 년을 쓸 가방을 만들고, 그 시간이 지나면 고쳐 드립니다.",
  "Recycled gold and silver, cast by hand, kept deliberately imperfect.":
    "재생 금과 은을 손으로 주조하고 일부러 불완전하게 둡니다.",
  "Jewellery on the scale of the hand that wears it.": "끼는 손의 크기에 맞춘 주얼리.",
  "Sculpture first; it happens to be worn.": "먼저 조각이고, 어쩌다 착용할 수 있습니다.",
  "Frames are milled from aged acetate and tumbled for four days.":
    "프레임은 숙성한 아세테이트를 깎아 나흘간 연마합니다.",
  "Optics come first, and the line of the brow a close second.": "광학이 먼저, 눈썹 선이 바로 다음.",
  "Small runs, plain dials, movements that any good watchmaker can service.":
    "소량 생산, 담백한 다이얼, 좋은 시계공이라면 누구나 손볼 수 있는 무브먼트.",
  "Watches for people who still look at their wrist.": "아직도 손목을 보는 사람을 위한 시계.",
  "Felts are blocked on wooden forms that have not changed in a century.":
    "펠트는 한 세기 동안 변하지 않은 나무 틀에서 성형합니다.",
  "Hats, gloves and scarves for weather, not for show.": "과시가 아니라 날씨를 위한 모자, 장갑, 스카프.",
  "Swimwear in recycled yarns that holds its shape from June to September.":
    "재생 원사 수영복, 6월부터 9월까지 형태를 유지합니다.",
  "Made for swimming in, which is rarer than it sounds.": "실제로 수영하기 위해 만들었습니다. 생각보다 드문 일입니다.",
  "The first layer, thought about for longer than most outer ones.":
    "가장 안쪽의 한 겹, 대부분의 겉옷보다 오래 고민했습니다.",
  "Fine-gauge cotton, modal and silk, without a visible seam.": "파인 게이지 코튼, 모달, 실크, 보이는 솔기 없이.",
  "Silks are printed by hand, screen after screen, and rolled at the edge.":
    "실크는 한 판씩 손으로 찍고 가장자리를 말아 감칩니다.",
  "Ties and squares from a mill beside the lake.": "호숫가 공장에서 온 넥타이와 스카프.",
  "Frames of steel and fibreglass, handles of turned wood, repairs for life.":
    "강철과 유리섬유 살대, 깎은 나무 손잡이, 평생 수리.",
  "Cases and covers for the things we carry most, made like luggage.":
    "가장 자주 들고 다니는 물건의 케이스를 여행 가방처럼 만듭니다.",
  "It gives machines the leather they deserve.": "기계에 걸맞은 가죽을 입힙니다.",
  "Clothes for children who climb, with room to grow and seams that forgive.":
    "기어오르는 아이들을 위한 옷, 자랄 여유와 너그러운 솔기.",
  "Soft cottons, sensible fastenings and prints drawn in-house.": "부드러운 면, 편한 여밈, 직접 그린 프린트.",
  "Made small with the care usually spent on the large.": "큰 것에 쏟는 정성을 작은 것에.",
};

export const PALETTES: Readonly<Record<Palette, string>> = {
  "black, white and the greys between": "블랙과 화이트, 그 사이의 그레이",
  "clay, tobacco and undyed cloth": "클레이, 타바코, 염색하지 않은 천",
  "ink, slate and washed blue": "잉크, 슬레이트, 워시드 블루",
  "sand, stone and chalk": "샌드, 스톤, 초크",
  "bordeaux, emerald and aubergine": "보르도, 에메랄드, 오베르진",
  "blush, butter and pale blue": "블러시, 버터, 페일 블루",
  "colour worn without apology": "망설임 없는 색",
  "moss, bark and bottle green": "모스, 나무껍질, 보틀 그린",
};

export const SHOP_TEXTS: Readonly<Record<ShopText, string>> = {
  "Flannel, cashmere and good leather for the cold months.": "추운 계절을 위한 플란넬과 캐시미어, 좋은 가죽.",
  "Shop tailoring": "테일러링 보기",
  "Long coats": "롱 코트",
  "Autumn–winter 2026": "2026 가을–겨울",
  "Cut below the knee, in gabardine, loden and double-faced wool.": "무릎 아래 길이, 개버딘과 로덴, 더블 페이스 울로.",
  "Shop coats": "코트 쇼핑하기",
  Tailoring: "테일러링",
  "New this week": "이번 주 신상품",
  "All new arrivals": "신상품 전체 보기",
  "Designer in focus": "주목할 디자이너",
  "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.":
    "두 자매, 피렌체의 공방 하나, 가장자리를 다섯 번 칠한 가방. 이미 가지고 계신 가방도 고쳐 드립니다.",
  "Shop Sorelle Antico": "Sorelle Antico 쇼핑하기",
  "Now at *lower prices*": "이제 *더 낮은 가격*으로",
  "Pieces from seasons past, reduced while they last. What is gone does not come back.":
    "지난 시즌 제품을 소진 시까지 할인합니다. 품절되면 다시 입고되지 않습니다.",
  "Women’s sale": "여성 세일",
  "Men’s sale": "남성 세일",
  "Everything reduced": "세일 전체 보기",
  "Forty hours for *one sweater*": "*스웨터 한 벌*에 마흔 시간",
  "From the workshop": "공방에서",
  "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.":
    "여덟 단마다 손으로 케이블을 교차합니다. 염색하지 않은 실 한 타래에서 라벨까지 스웨터 한 벌을 따라간 뒤, 예순 벌을 주문했습니다.",
  "Shop sweaters": "스웨터 쇼핑하기",
  "Grained leather from very near": "가까이서 본 그레인 가죽",
  "Complimentary standard delivery on larger orders, easy returns": "일정 금액 이상 무료 일반 배송, 간편한 반품",
  "Express delivery to the US, duties included": "미국 특급 배송, 관세 포함",
  "Next-day delivery across the UK, duties included": "영국 전역 익일 배송, 관세 포함",
  "Delivery to China with duties and taxes included": "중국 배송, 관세 및 세금 포함",
  "Autumn–winter 2026 is here": "2026 가을–겨울 컬렉션이 도착했습니다",
  "Pieces from past seasons, reduced once and priced honestly.": "지난 시즌 상품을 한 번만 인하해 정직한 가격으로.",
  "What came in over the last three weeks, the newest first.": "지난 3주 동안 들어온 상품을 최신순으로.",
  "Coats to knitwear, bought for cloth and cut before anything else.":
    "코트부터 니트웨어까지, 무엇보다 원단과 재단을 보고 골랐습니다.",
  "Shoes that can be resoled, and some that should only ever be danced in.":
    "밑창을 갈 수 있는 구두, 그리고 오직 춤을 위한 구두.",
  "Bags to carry for years: leather, canvas, raffia and nylon.": "오래 들 가방. 가죽, 캔버스, 라피아, 나일론.",
  "Belts, hats, jewellery and the small things that finish an outfit.":
    "벨트, 모자, 주얼리, 그리고 차림을 완성하는 작은 것들.",
};
