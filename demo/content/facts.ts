// The demo's facts: who runs the invented shop, and how to reach it.

import type { Logo, ShopFacts } from "#commerce/settings";

export const DEMO_FACTS: ShopFacts = {
  name: "Vitrine",
  tagline: {
    en: "designer clothing, shoes, bags and accessories",
    zh: "设计师服装、鞋履、包袋与配饰",
    fr: "vêtements, chaussures, sacs et accessoires de créateurs",
    de: "Designerkleidung, Schuhe, Taschen und Accessoires",
    it: "abbigliamento, scarpe, borse e accessori firmati",
    es: "ropa, zapatos, bolsos y accesorios de diseñador",
    ja: "デザイナーズウェア、シューズ、バッグ、アクセサリー",
    ko: "디자이너 의류, 슈즈, 가방, 액세서리",
    ru: "дизайнерская одежда, обувь, сумки и аксессуары",
    ar: "ملابس وأحذية وحقائب وإكسسوارات لمصممين",
  },
  description: {
    en: "Designer clothing, shoes, bags and accessories for women, men and kids, chosen piece by piece.",
    zh: "为女士、男士与儿童逐件精选的设计师服装、鞋履、包袋与配饰。",
    fr: "Vêtements, chaussures, sacs et accessoires de créateurs pour femme, homme et enfant, choisis pièce par pièce.",
    de: "Designerkleidung, Schuhe, Taschen und Accessoires für Damen, Herren und Kinder, Stück für Stück ausgewählt.",
    it: "Abbigliamento, scarpe, borse e accessori firmati per donna, uomo e bambini, scelti capo per capo.",
    es: "Ropa, zapatos, bolsos y accesorios de diseñador para mujer, hombre y niños, elegidos pieza a pieza.",
    ja: "ウィメンズ、メンズ、キッズのデザイナーズウェア、シューズ、バッグ、アクセサリーを一点ずつ厳選。",
    ko: "여성, 남성, 키즈를 위한 디자이너 의류, 슈즈, 가방, 액세서리를 하나하나 엄선했습니다.",
    ru: "Дизайнерская одежда, обувь, сумки и аксессуары для женщин, мужчин и детей: каждая вещь отобрана отдельно.",
    ar: "ملابس وأحذية وحقائب وإكسسوارات لمصممين للنساء والرجال والأطفال، مختارة قطعة قطعة.",
  },
  about: {
    en: `A _vitrine_ is the glass case in which a shop displays its best pieces. Ours holds clothing, shoes, bags and accessories for women, men and children, from houses that everyone knows and from studios of three people.

## How we choose

We buy piece by piece, not by the collection. Fabric comes first, then cut, then everything else. If we would not wear it for ten years ourselves, we do not buy it.

## How we sell

- Our prices are honest: a reduced price is reduced from what we really charged.
- Stock is counted, not guessed. "Only two left" means two.
- Every piece is described and measured by us.`,
    zh: `_Vitrine_ 意为橱窗，是商店陈列得意之作的玻璃柜。我们的橱窗里有女装、男装与童装，以及鞋履、包袋和配饰，既有家喻户晓的品牌，也有只有三个人的工作室。

## 我们如何挑选

我们一件一件地选购，而不是整季买入。先看面料，再看剪裁，然后才是其他。自己不愿留十年的东西，我们就留给别人。

## 我们如何销售

- 价格就是价格：只降一次，如实降价，原价是真正卖过的价格。
- 库存是数出来的，不是猜的。“仅剩两件”就是两件。
- 每件商品都由我们亲自描述与测量。`,
    fr: `Une _vitrine_ est l’armoire de verre où une boutique montre ce dont elle est fière. La nôtre abrite vêtements, chaussures, sacs et accessoires pour femme, homme et enfant, de maisons que tout le monde connaît et d’ateliers de trois personnes.

## Comment nous choisissons

Nous achetons pièce par pièce, jamais par collection. L’étoffe d’abord, la coupe ensuite, puis tout le reste. Ce que nous ne garderions pas dix ans, nous le laissons à d’autres.

## Comment nous vendons

- Les prix sont ce qu’ils sont : réduits une fois, honnêtement, à partir d’un prix réellement demandé.
- Le stock est compté, non deviné. « Plus que deux » veut dire deux.
- Chaque pièce est décrite et mesurée par nos soins.`,
    de: `Eine _Vitrine_ ist der Glasschrank, in dem ein Geschäft zeigt, worauf es stolz ist. In unserer stehen Mode, Schuhe, Taschen und Accessoires für Damen, Herren und Kinder, von Häusern, die jeder kennt, und aus Ateliers mit drei Leuten.

## Wie wir auswählen

Wir kaufen Stück für Stück ein, nicht kollektionsweise. Zuerst kommt der Stoff, dann der Schnitt, dann alles andere. Was wir selbst nicht zehn Jahre lang behalten würden, überlassen wir anderen.

## Wie wir verkaufen

- Preise sind, was sie sind: einmal reduziert, ehrlich, von einem Preis, der wirklich verlangt wurde.
- Der Bestand ist gezählt, nicht geschätzt. „Nur noch zwei“ heißt zwei.
- Jedes Stück wird von uns selbst beschrieben und vermessen.`,
    it: `Una _vitrine_ è la vetrina in cui un negozio mostra ciò di cui va fiero. Nella nostra ci sono abiti, scarpe, borse e accessori per donna, uomo e bambino, di case che tutti conoscono e di laboratori di tre persone.

## Come scegliamo

Compriamo capo per capo, non per collezioni. Prima il tessuto, poi il taglio, poi tutto il resto. Quello che non terremmo per dieci anni lo lasciamo ad altri.

## Come vendiamo

- I prezzi sono quelli che sono: ridotti una volta, onestamente, da un prezzo chiesto davvero.
- Le scorte sono contate, non indovinate. «Ne restano due» vuol dire due.
- Ogni capo è descritto e misurato da noi.`,
    es: `Una _vitrine_ es la vitrina de cristal en la que una tienda enseña aquello de lo que se siente orgullosa. La nuestra guarda ropa, zapatos, bolsos y accesorios para mujer, hombre y niños, de casas que todo el mundo conoce y de talleres de tres personas.

## Cómo elegimos

Compramos pieza a pieza, no por colecciones. Primero el tejido, luego el corte y después todo lo demás. Lo que no guardaríamos diez años se lo dejamos a otros.

## Cómo vendemos

- Los precios son los que son: rebajados una vez, con honestidad, desde un precio que de verdad se pidió.
- Las existencias se cuentan, no se adivinan. «Solo quedan dos» quiere decir dos.
- Cada pieza la describimos y medimos aquí.`,
    ja: `_Vitrine_（ヴィトリーヌ）とは、店が自慢の品を飾るガラスのケースのことです。私たちのケースには、誰もが知るメゾンから三人だけのアトリエまで、ウィメンズ、メンズ、キッズのウェア、シューズ、バッグ、アクセサリーが並びます。

## 選び方

コレクション単位ではなく、一点ずつ買い付けます。まず生地、次にカット、それからほかのすべて。自分たちが十年手元に置きたいと思わないものは、ほかの店にゆだねます。

## 売り方

- 価格はありのまま。実際に販売していた価格から、正直に一度だけ値下げします。
- 在庫は推測ではなく数えたもの。「残り2点」は2点です。
- すべての商品を、私たちが説明し、採寸しています。`,
    ko: `_Vitrine_은 상점이 자랑하는 물건을 진열하는 유리장을 뜻합니다. 저희 진열장에는 누구나 아는 하우스부터 세 사람이 일하는 아틀리에까지, 여성과 남성, 아동을 위한 의류와 슈즈, 가방, 액세서리가 있습니다.

## 고르는 방법

컬렉션 단위가 아니라 한 점씩 바잉합니다. 먼저 원단, 그다음 재단, 그리고 나머지입니다. 저희가 십 년 동안 간직하지 않을 물건은 다른 곳에 맡깁니다.

## 판매하는 방법

- 가격은 있는 그대로입니다. 실제로 판매하던 가격에서 정직하게 한 번만 할인합니다.
- 재고는 짐작이 아니라 세어 본 수량입니다. “2점 남음”은 2점을 뜻합니다.
- 모든 상품은 저희가 직접 설명하고 측정합니다.`,
    ru: `_Vitrine_ значит «витрина»: стеклянный шкаф, в котором магазин показывает то, чем гордится. В нашей — одежда, обувь, сумки и аксессуары для женщин, мужчин и детей: от домов, которые знают все, и от ателье, где работают три человека.

## Как мы выбираем

Мы закупаем вещь за вещью, а не целыми коллекциями. Сначала ткань, затем крой, потом всё остальное. То, что мы сами не стали бы носить десять лет, мы оставляем другим.

## Как мы продаём

- Цены такие, какие есть: снижены один раз, честно, с цены, по которой вещь действительно продавалась.
- Остатки посчитаны, а не угаданы. «Осталось две» значит две.
- Каждую вещь мы описываем и измеряем сами.`,
    ar: `_Vitrine_ هي الواجهة الزجاجية التي يعرض فيها المتجر ما يفخر به. وفي واجهتنا ملابس وأحذية وحقائب وإكسسوارات للنساء والرجال والأطفال، من دور يعرفها الجميع ومن مشاغل لا يعمل فيها إلا ثلاثة.

## كيف نختار

نشتري قطعة قطعة، لا مجموعة كاملة. القماش أولًا، ثم القصّة، ثم كل ما عدا ذلك. وما لا نحتفظ به نحن عشر سنوات نتركه لغيرنا.

## كيف نبيع

- الأسعار كما هي: تُخفَّض مرة واحدة، بصدق، من سعر طُلب فعلًا.
- المخزون معدود لا مقدَّر. «لم يبق إلا قطعتان» تعني قطعتين.
- كل قطعة نصفها ونقيسها بأنفسنا.`,
  },
  company: "Vitrine Retail Ltd",
  address: "14 Lamb Street, London E1 6EA, United Kingdom",
  registration: "Company number 00000000",
  taxNumber: "VAT GB 000 0000 00",
  taxNumbers: [],
  email: "care@vitrine.example",
  privacyEmail: "privacy@vitrine.example",
  phone: "+44 20 0000 0000",
  hours: {
    en: "Monday to Friday 9 am to 7 pm, Saturday 10 am to 5 pm, London time",
    zh: "伦敦时间周一至周五 9:00–19:00，周六 10:00–17:00",
    fr: "du lundi au vendredi de 9 h à 19 h, le samedi de 10 h à 17 h, heure de Londres",
    de: "Montag bis Freitag 9 bis 19 Uhr, Samstag 10 bis 17 Uhr, Londoner Zeit",
    it: "dal lunedì al venerdì 9–19, sabato 10–17, ora di Londra",
    es: "de lunes a viernes de 9 a 19 h, sábados de 10 a 17 h, hora de Londres",
    ja: "月曜～金曜 9:00～19:00、土曜 10:00～17:00（ロンドン時間）",
    ko: "월요일~금요일 9:00~19:00, 토요일 10:00~17:00 (런던 시간)",
    ru: "понедельник–пятница с 9 до 19, суббота с 10 до 17 по лондонскому времени",
    ar: "من الإثنين إلى الجمعة من 9 صباحًا إلى 7 مساءً، والسبت من 10 صباحًا إلى 5 مساءً بتوقيت لندن",
  },
  social: [],
};

/** The shop's icon is a drawn letter; the logo is its name. */
export const DEMO_LOGO: Logo = {
  icon: {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#14120f"/><path d="M7.5 8.5h7.2v.7h-2.3l5 12.4 4.2-12.4h-2.5v-.7h5.8v.7h-2.3L17 25h-.9L9.3 9.2H7.5z" fill="#fff"/></svg>',
  },
};
