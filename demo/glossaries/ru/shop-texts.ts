// Russian: texts of designers' pages, the home page and listings. Data only.
import type { DesignerText, Palette, ShopText } from "../english/index.ts";

export const DESIGNER_TEXTS: Readonly<Record<DesignerText, string>> = {
  "Coats, bags and shoes are drawn by one hand, so that nothing has to be matched.":
    "Пальто, сумки и обувь рисует одна рука, поэтому подбирать ничего не нужно.",
  "A whole wardrobe, from outerwear to small leather goods, with a preference for the unadorned.":
    "Целый гардероб, от верхней одежды до кожаной мелочи, с любовью к простоте.",
  "Its ateliers for tailoring, knit and leather share one roof and one idea of proportion.":
    "Ателье костюма, трикотажа и кожи делят одну крышу и одно чувство пропорции.",
  "The collections are short, the cuts generous, the cloths chosen before the shapes.":
    "Короткие коллекции, свободный крой, и ткань выбирают раньше силуэта.",
  "Clothes for people who know what they like: precise at the shoulder, easy at the waist.":
    "Одежда для тех, кто знает, что любит: точная в плечах, свободная в талии.",
  "It treats the everyday wardrobe as a problem worth solving properly.":
    "Повседневный гардероб здесь считают задачей, которую стоит решить как следует.",
  "Draped, folded and tucked by hand before a pattern is ever drawn.":
    "Драпируют, складывают и закалывают вручную ещё до того, как начертят лекало.",
  "Jackets are half-canvassed, soft in the shoulder and meant to be altered for a lifetime.":
    "Пиджаки на полубортовке, мягкие в плечах, рассчитанные на подгонку всю жизнь.",
  "Three generations of cutters stand behind a jacket that weighs almost nothing.":
    "За пиджаком, который почти ничего не весит, стоят три поколения закройщиков.",
  "Tailoring without stiffness, in cloths from mills that are older than the house.":
    "Костюмы без жёсткости из тканей фабрик, которые старше самого дома.",
  "Everything is knitted, linked and washed within an hour’s drive.":
    "Всё вяжут, кеттлюют и стирают в часе езды друг от друга.",
  "Yarns come undyed and are coloured in lots so small that no two seasons match.":
    "Пряжа приходит неокрашенной, и красят её такими малыми партиями, что двух одинаковых сезонов не бывает.",
  "Fully fashioned knitwear in cashmere, merino and mohair, built to be mended.":
    "Цельновязаный трикотаж из кашемира, мериноса и мохера, который можно штопать.",
  "Rope-dyed denim on shuttle looms, cut wide and sewn to be repaired.":
    "Деним верёвочного крашения с челночных станков, широкий крой и швы, которые можно починить.",
  "Jeans first, and everything that goes with jeans after.": "Сначала джинсы, а потом всё, что к ним подходит.",
  "Washed with stone and air, without the rivers of water.": "Стирка камнем и воздухом, без рек воды.",
  "Heavy jersey, technical shell and a sense of humour about both.":
    "Плотный джерси, техническая ткань и чувство юмора по поводу обоих.",
  "It borrows from skate parks, libraries and building sites in equal parts.":
    "Заимствует поровну у скейт-парков, библиотек и строек.",
  "Sportswear shapes in cloths that deserve an iron.": "Спортивные силуэты в тканях, достойных утюга.",
  "Dresses are draped on the stand and finished by hand, for evenings that run late.":
    "Платья драпируют на манекене и заканчивают вручную, для вечеров, которые затягиваются.",
  "Bias, boning and very little decoration: the cut does the talking.":
    "Косой крой, косточки и почти никакого декора: говорит крой.",
  "It dresses women for rooms in which they intend to be remembered.":
    "Одевает женщин для залов, где они намерены запомниться.",
  "Twenty stitches to the inch, a split yoke, and collars that keep their roll without a stay.":
    "Двадцать стежков на дюйм, раздельная кокетка и воротники, которые держат изгиб без косточек.",
  "One garment, studied for decades: the shirt.": "Одна вещь, которую изучают десятилетиями: рубашка.",
  "Lasts are carved in the workshop, and every pair can come home to be resoled.":
    "Колодки вырезают в мастерской, и каждая пара может вернуться за новой подошвой.",
  "Shoes with a straight back and a soft footbed, made by eighteen people.":
    "Обувь с прямым задником и мягкой стелькой, которую делают восемнадцать человек.",
  "Leather is cut by hand; the machines only do what hands do badly.":
    "Кожу кроят вручную; машины делают лишь то, что руки делают плохо.",
  "Sneakers without noise: good leather, stitched soles, no logo to speak of.":
    "Кроссовки без шума: хорошая кожа, прошитые подошвы и почти никакого логотипа.",
  "Runners and court shoes rebuilt from archive lasts.":
    "Беговые и кортовые модели, заново собранные на архивных колодках.",
  "Sandals braided and buckled by hand, for a life lived near water.":
    "Сандалии, сплетённые и собранные вручную, для жизни у воды.",
  "Vegetable-tanned straps on soles that mould to the foot.":
    "Ремешки растительного дубления на подошвах, которые принимают форму стопы.",
  "Bags are cut from single hides, their edges painted five times and polished after each.":
    "Сумки кроят из цельной кожи, края красят пять раз и каждый раз полируют.",
  "Saddlers by training, the founders still stitch handles with two needles.":
    "Основатели, шорники по ремеслу, до сих пор прошивают ручки двумя иглами.",
  "It makes bags for decades of use, and repairs them when that time has passed.":
    "Делает сумки на десятилетия и чинит их, когда это время прошло.",
  "Recycled gold and silver, cast by hand, kept deliberately imperfect.":
    "Переработанные золото и серебро, отлитые вручную и намеренно несовершенные.",
  "Jewellery on the scale of the hand that wears it.": "Украшения в масштабе руки, которая их носит.",
  "Sculpture first; it happens to be worn.": "Прежде всего скульптура; просто её можно носить.",
  "Frames are milled from aged acetate and tumbled for four days.":
    "Оправы вытачивают из выдержанного ацетата и полируют в барабане четыре дня.",
  "Optics come first, and the line of the brow a close second.": "На первом месте оптика, сразу за ней линия брови.",
  "Small runs, plain dials, movements that any good watchmaker can service.":
    "Малые серии, простые циферблаты и механизмы, которые обслужит любой хороший часовщик.",
  "Watches for people who still look at their wrist.": "Часы для тех, кто всё ещё смотрит на запястье.",
  "Felts are blocked on wooden forms that have not changed in a century.":
    "Фетр формуют на деревянных болванках, не менявшихся сто лет.",
  "Hats, gloves and scarves for weather, not for show.": "Шляпы, перчатки и шарфы для погоды, а не напоказ.",
  "Swimwear in recycled yarns that holds its shape from June to September.":
    "Купальники из переработанной пряжи, которые держат форму с июня по сентябрь.",
  "Made for swimming in, which is rarer than it sounds.":
    "Сделано, чтобы в этом плавать, а это встречается реже, чем кажется.",
  "The first layer, thought about for longer than most outer ones.":
    "Первый слой, о котором думали дольше, чем о большинстве верхних.",
  "Fine-gauge cotton, modal and silk, without a visible seam.": "Тонкие хлопок, модал и шёлк без единого видимого шва.",
  "Silks are printed by hand, screen after screen, and rolled at the edge.":
    "Шёлк печатают вручную, трафарет за трафаретом, и подшивают роликом.",
  "Ties and squares from a mill beside the lake.": "Галстуки и платки с фабрики у озера.",
  "Frames of steel and fibreglass, handles of turned wood, repairs for life.":
    "Каркасы из стали и стекловолокна, ручки из точёного дерева, ремонт на всю жизнь.",
  "Cases and covers for the things we carry most, made like luggage.":
    "Чехлы для вещей, которые мы носим чаще всего, сделанные как чемоданы.",
  "It gives machines the leather they deserve.": "Даёт технике кожу, которой она достойна.",
  "Clothes for children who climb, with room to grow and seams that forgive.":
    "Одежда для детей, которые лазают: с запасом на рост и швами, которые всё прощают.",
  "Soft cottons, sensible fastenings and prints drawn in-house.":
    "Мягкий хлопок, разумные застёжки и принты, нарисованные у себя.",
  "Made small with the care usually spent on the large.":
    "Маленькие вещи, сделанные с заботой, обычно достающейся большим.",
};

export const PALETTES: Readonly<Record<Palette, string>> = {
  "black, white and the greys between": "чёрный, белый и все оттенки серого между ними",
  "clay, tobacco and undyed cloth": "глиняный, табачный и цвет неокрашенной ткани",
  "ink, slate and washed blue": "чернильный, сланцевый и вываренный синий",
  "sand, stone and chalk": "песочный, каменный и меловой",
  "bordeaux, emerald and aubergine": "бордовый, изумрудный и баклажановый",
  "blush, butter and pale blue": "нежно-розовый, сливочный и бледно-голубой",
  "colour worn without apology": "цвет, за который не извиняются",
  "moss, bark and bottle green": "мшистый, древесный и бутылочно-зелёный",
};

export const SHOP_TEXTS: Readonly<Record<ShopText, string>> = {
  "Flannel, cashmere and good leather for the cold months.": "Фланель, кашемир и хорошая кожа для холодных месяцев.",
  "Shop tailoring": "Смотреть костюмы",
  "Long coats": "Длинные пальто",
  "Autumn–winter 2026": "Осень–зима 2026",
  "Cut below the knee, in gabardine, loden and double-faced wool.":
    "Ниже колена, из габардина, лодена и двусторонней шерсти.",
  "Shop coats": "Смотреть пальто",
  Tailoring: "Костюмы",
  "New this week": "Новое на этой неделе",
  "All new arrivals": "Все новинки",
  "Designer in focus": "Дизайнер в фокусе",
  "Two sisters, one workshop in Florence, and bags whose edges are painted five times. They will also repair the one you already own.":
    "Две сестры, одна мастерская во Флоренции и сумки, края которых красят пять раз. Ту, что у вас уже есть, они тоже починят.",
  "Shop Sorelle Antico": "Смотреть Sorelle Antico",
  "Now at *lower prices*": "Теперь *по сниженным ценам*",
  "Pieces from seasons past, reduced while they last. What is gone does not come back.":
    "Вещи прошлых сезонов со скидкой, пока есть в наличии. Проданное не вернётся.",
  "Women’s sale": "Распродажа для женщин",
  "Men’s sale": "Распродажа для мужчин",
  "Everything reduced": "Всё со скидкой",
  "Forty hours for *one sweater*": "Сорок часов на *один свитер*",
  "From the workshop": "Из мастерской",
  "A cable is crossed by hand every eighth row. We followed one sweater from the cone of undyed wool to the label, and then ordered sixty.":
    "Косу перекрещивают вручную в каждом восьмом ряду. Мы проследили путь одного свитера от бобины неокрашенной шерсти до этикетки, а потом заказали шестьдесят.",
  "Shop sweaters": "Смотреть свитеры",
  "Grained leather from very near": "Зернистая кожа крупным планом",
  "Complimentary standard delivery on larger orders, easy returns":
    "Бесплатная стандартная доставка крупных заказов и простой возврат",
  "Express delivery to the US, duties included": "Экспресс-доставка в США, пошлины включены",
  "Next-day delivery across the UK, duties included": "Доставка по Великобритании на следующий день, пошлины включены",
  "Delivery to China with duties and taxes included": "Доставка в Китай с пошлинами и налогами",
  "Autumn–winter 2026 is here": "Осень–зима 2026 уже здесь",
  "Pieces from past seasons, reduced once and priced honestly.": "Вещи прошлых сезонов: одна скидка и честная цена.",
  "What came in over the last three weeks, the newest first.": "Всё, что поступило за три недели, сначала самое новое.",
  "Coats to knitwear, bought for cloth and cut before anything else.":
    "От пальто до трикотажа: прежде всего мы смотрим на ткань и крой.",
  "Shoes that can be resoled, and some that should only ever be danced in.":
    "Обувь, которой можно сменить подошву, и та, в которой стоит только танцевать.",
  "Bags to carry for years: leather, canvas, raffia and nylon.": "Сумки на годы: кожа, канвас, рафия и нейлон.",
  "Belts, hats, jewellery and the small things that finish an outfit.":
    "Ремни, шляпы, украшения и мелочи, которые завершают образ.",
};
