// Looks of the invented shop: texts, and which kinds of products they are made of. Data only.

import type { LanguageCode } from "#catalogue";

type DemoTexts = { readonly en: string } & { readonly [Language in LanguageCode]?: string };

export interface DemoLook {
  readonly slug: string;
  readonly department: string;
  readonly title: DemoTexts;
  readonly text: DemoTexts;
  /** Each the newest product in stock of one of the types, in one of the colours. */
  readonly pieces: readonly { readonly types: readonly string[]; readonly colours: readonly string[] }[];
}

export const DEMO_LOOKS: readonly DemoLook[] = [
  {
    slug: "city-tailoring",
    department: "women",
    title: {
      en: "City tailoring",
      zh: "都市剪裁",
      ar: "أناقة المدينة",
      de: "Stadt und Schnitt",
      es: "Sastrería urbana",
      fr: "Tailleur en ville",
      it: "Sartoriale in città",
      ja: "街のテーラリング",
      ko: "도시의 테일러링",
      ru: "Город и крой",
    },
    text: {
      en: "A blazer over easy trousers, with one good bag.",
      zh: "西装外套搭配利落长裤，再加一只好包。",
      ar: "سترة فوق بنطال مريح مع حقيبة واحدة مميزة.",
      de: "Ein Blazer zur lässigen Hose, dazu eine gute Tasche.",
      es: "Una americana con pantalón cómodo y un buen bolso.",
      fr: "Un blazer sur un pantalon souple, avec un beau sac.",
      it: "Un blazer su pantaloni morbidi, con una bella borsa.",
      ja: "ブレザーにゆったりしたパンツ、上質なバッグを一つ。",
      ko: "편안한 팬츠 위에 블레이저, 그리고 좋은 가방 하나.",
      ru: "Жакет, свободные брюки и одна хорошая сумка.",
    },
    pieces: [
      { types: ["Blazers"], colours: ["Navy", "Black", "Grey", "Beige"] },
      { types: ["Pants"], colours: ["Beige", "Grey", "Black", "White", "Brown"] },
      { types: ["Top Handle Bags", "Shoulder Bags", "Tote Bags"], colours: ["Brown", "Black", "Beige"] },
      { types: ["Pumps", "Loafers"], colours: ["Black", "Brown", "Beige"] },
    ],
  },
  {
    slug: "evening-out",
    department: "women",
    title: {
      en: "An evening out",
      zh: "夜色之约",
      ar: "سهرة في الخارج",
      de: "Ein Abend unterwegs",
      es: "Una noche fuera",
      fr: "Une soirée en ville",
      it: "Una sera fuori",
      ja: "夜のお出かけ",
      ko: "저녁 외출",
      ru: "Вечерний выход",
    },
    text: {
      en: "A dress, a small bag and heels: nothing else needed.",
      zh: "一条连衣裙、一只小包、一双高跟鞋，足矣。",
      ar: "فستان وحقيبة صغيرة وكعب عالٍ، ولا شيء سواها.",
      de: "Ein Kleid, eine kleine Tasche, Absätze. Mehr braucht es nicht.",
      es: "Un vestido, un bolso pequeño y tacones. Nada más.",
      fr: "Une robe, un petit sac, des talons. Rien de plus.",
      it: "Un abito, una borsa piccola, i tacchi. Nient’altro.",
      ja: "ドレスに小さなバッグとヒール。それだけで十分です。",
      ko: "드레스와 작은 가방, 힐이면 충분합니다.",
      ru: "Платье, маленькая сумка и каблуки — больше ничего.",
    },
    pieces: [
      { types: ["Dresses"], colours: ["Black", "Navy", "Red", "Green", "Pink"] },
      { types: ["Pumps", "Sandals"], colours: ["Black", "Gold", "Silver", "Beige"] },
      { types: ["Clutches", "Shoulder Bags", "Crossbody Bags"], colours: ["Black", "Gold", "Silver", "Beige"] },
    ],
  },
  {
    slug: "weekend-layers",
    department: "men",
    title: {
      en: "Weekend layers",
      zh: "周末叠穿",
      ar: "طبقات نهاية الأسبوع",
      de: "Lagen fürs Wochenende",
      es: "Capas de fin de semana",
      fr: "Superpositions du week-end",
      it: "Strati per il weekend",
      ja: "週末のレイヤード",
      ko: "주말 레이어링",
      ru: "Слои на выходные",
    },
    text: {
      en: "A coat over denim, with shoes that walk far.",
      zh: "大衣搭配牛仔裤，再穿一双耐走的鞋。",
      ar: "معطف فوق الجينز مع حذاء للمشي الطويل.",
      de: "Ein Mantel über Denim, dazu Schuhe für weite Wege.",
      es: "Un abrigo sobre vaqueros y zapatos para caminar.",
      fr: "Un manteau sur un jean, et des chaussures pour marcher.",
      it: "Un cappotto sul denim e scarpe per camminare.",
      ja: "デニムにコート、たくさん歩ける靴を合わせて。",
      ko: "데님 위에 코트, 오래 걸어도 좋은 신발.",
      ru: "Пальто с денимом и обувь для долгих прогулок.",
    },
    pieces: [
      { types: ["Coats", "Jackets"], colours: ["Black", "Navy", "Grey", "Beige", "Brown", "Green"] },
      { types: ["Jeans", "Pants"], colours: ["Blue", "Navy", "Grey", "Black"] },
      { types: ["Sneakers", "Boots"], colours: ["White", "Black", "Brown", "Grey"] },
      { types: ["Backpacks", "Tote Bags", "Travel Bags"], colours: ["Black", "Brown", "Navy", "Green"] },
    ],
  },
];
