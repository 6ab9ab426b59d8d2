// Russian titles, headings and sentences, proofread by hand.
import { expect, test } from "vitest";
import { createGlossary } from "#translation";
import { demoGlossary } from "../demo-glossary.ts";
import { DEMO_RUSSIAN } from "./index.ts";

const glossary = createGlossary(DEMO_RUSSIAN.language, [demoGlossary(DEMO_RUSSIAN)]);

const TITLES: readonly (readonly [english: string, said: string])[] = [
  ["Belted cotton-gabardine trench coat", "Тренч из хлопкового габардина с поясом"],
  ["Short waxed-cotton trench coat", "Короткий тренч из вощёного хлопка"],
  ["Double-breasted wool coat", "Двубортное пальто из шерсти"],
  [
    "Oversized single-breasted houndstooth wool and cashmere-blend coat",
    "Однобортное пальто оверсайз из шерсти и кашемира с узором «гусиная лапка»",
  ],
  ["Cropped washed leather biker jacket", "Укороченная байкерская куртка из кожи с эффектом стирки"],
  ["Tailored single-breasted wool-flannel blazer", "Приталенный однобортный блейзер из шерстяной фланели"],
  [
    "Slim-fit Prince of Wales checked wool two-piece suit",
    "Приталенный костюм-двойка из шерсти в клетку «принц Уэльский»",
  ],
  ["Bias-cut silk-satin slip dress", "Платье-комбинация кроя по косой из шёлкового атласа"],
  ["Tiered floral-print cotton-voile dress", "Ярусное платье из хлопковой вуали с цветочным принтом"],
  ["Knitted ribbed stretch-knit midi dress", "Вязаное платье миди из эластичного трикотажа в рубчик"],
  ["Draped strapless silk-taffeta gown", "Вечернее платье из шёлковой тафты без бретелей с драпировкой"],
  ["Striped cotton-poplin shirt", "Рубашка из хлопкового поплина в полоску"],
  ["Garment-washed oversized linen shirt", "Рубашка оверсайз из льна с эффектом стирки"],
  ["Long-sleeved striped cotton-jersey T-shirt", "Футболка из хлопкового джерси в полоску с длинными рукавами"],
  ["Chunky cashmere crew-neck sweater", "Джемпер крупной вязки с круглым вырезом из кашемира"],
  ["Cable-knit wool sweater", "Свитер из шерсти с узором «косы»"],
  ["Heavyweight loopback cotton-jersey hoodie", "Плотное худи из хлопкового футера"],
  ["High-rise wool-twill wide-leg trousers", "Широкие брюки из шерстяного твила с высокой посадкой"],
  ["Hale cropped stretch flared jeans", "Укороченные расклёшенные джинсы Hale из эластичного денима"],
  ["Pleated satin midi skirt", "Плиссированная юбка миди из атласа"],
  ["Bandeau bikini", "Бикини с лифом-бандо"],
  ["Perforated leather court sneakers", "Кеды из кожи с перфорацией"],
  ["Heeled suede ankle boots", "Ботильоны из замши на каблуке"],
  ["Pointed-toe patent-leather slingback pumps", "Туфли-слингбэки из лакированной кожи с острым носком"],
  ["Mira small grained-leather flap shoulder bag", "Маленькая сумка на плечо с клапаном Mira из зернистой кожи"],
  ["Noor structured suede tote bag", "Структурированная сумка-тоут Noor из замши"],
  ["Reversible croc-effect leather belt", "Двусторонний ремень из кожи с тиснением под крокодила"],
  ["Hand-rolled paisley-print silk-twill square scarf", "Платок из шёлкового твила с узором пейсли и ручной подшивкой"],
  ["Oversized acetate square-frame sunglasses", "Крупные солнцезащитные очки в квадратной оправе из ацетата"],
  ["Chunky gold vermeil hoop earrings", "Массивные серьги-кольца из позолоченного серебра"],
];

const TEXTS: readonly (readonly [english: string, said: string])[] = [
  ["Women's Shoes on Sale", "Обувь для женщин со скидкой"],
  ["New Girls' Dresses", "Новинки: платья для девочек"],
  ["Men's New Arrivals", "Новинки для мужчин"],
  [
    "Cut from wool, this coat falls cleanly and moves with you.",
    "Скроенное из шерсти, это пальто ложится чисто и двигается вместе с вами.",
  ],
  [
    "Cut from denim, these shorts from Ostra's spring 2027 collection look simple and are anything but.",
    "Скроенные из денима, эти шорты из весенней коллекции Ostra 2027 года только кажутся простыми.",
  ],
  [
    "Ostra opens autumn 2026 with a tote bag in grained leather that carries more than it shows.",
    "Осень 2026 года у Ostra открывает сумка-тоут из зернистой кожи: она вмещает больше, чем кажется.",
  ],
  [
    "Ostra keeps coming back to penny loafers in suede that are built on a comfortable last.",
    "Постоянная тема Ostra: пенни-лоферы из замши. При этом они построены на удобной колодке.",
  ],
  ["70% wool, 30% cashmere. Lining: 100% silk.", "70% шерсть, 30% кашемир. Подкладка: 100% шёлк."],
  ["Made in Italy", "Сделано в Италии"],
];

test("thirty titles read as local shops write them [I18-04]", () => {
  expect(TITLES.map(([english]) => [english, glossary.title(english)])).toEqual(TITLES);
});

test("headings and sentences agree with the nouns in them [I18-04]", () => {
  expect(TEXTS.map(([english]) => [english, glossary.text(english)])).toEqual(TEXTS);
});
