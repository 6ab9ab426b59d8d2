// Arabic titles, headings and sentences, proofread by hand.
import { expect, test } from "vitest";
import { createGlossary } from "#translation";
import { demoGlossary } from "../demo-glossary.ts";
import { DEMO_ARABIC } from "./index.ts";

const glossary = createGlossary(DEMO_ARABIC.language, [demoGlossary(DEMO_ARABIC)]);

const TITLES: readonly (readonly [english: string, said: string])[] = [
  ["Belted cotton-gabardine trench coat", "معطف ترنش من الغبردين القطني بحزام"],
  ["Short waxed-cotton trench coat", "معطف ترنش قصير من القطن المشمع"],
  ["Double-breasted wool coat", "معطف من الصوف بصفي أزرار"],
  [
    "Oversized single-breasted houndstooth wool and cashmere-blend coat",
    "معطف من مزيج الصوف والكشمير بنقشة هاوندستوث وبصف أزرار واحد وبقصة واسعة",
  ],
  ["Cropped washed leather biker jacket", "جاكيت بايكر قصير من الجلد بتأثير مغسول"],
  ["Tailored single-breasted wool-flannel blazer", "بليزر من الفلانيل الصوفي بصف أزرار واحد وبقصة مفصلة"],
  ["Slim-fit Prince of Wales checked wool two-piece suit", "بدلة من قطعتين من الصوف بمربعات أمير ويلز وبقصة ضيقة"],
  ["Bias-cut silk-satin slip dress", "فستان سليب من ساتان الحرير بقصة مائلة"],
  ["Tiered floral-print cotton-voile dress", "فستان من الفوال القطني بطبعة زهور وبطبقات"],
  ["Knitted ribbed stretch-knit midi dress", "فستان ميدي محبوك من التريكو المطاطي المضلع"],
  ["Draped strapless silk-taffeta gown", "فستان سهرة من التفتا الحريرية بدون حمالات وبطيات منسدلة"],
  ["Striped cotton-poplin shirt", "قميص مقلم من البوبلين القطني"],
  ["Garment-washed oversized linen shirt", "قميص من الكتان بقصة واسعة وبتأثير مغسول"],
  ["Long-sleeved striped cotton-jersey T-shirt", "تيشيرت مقلم من الجيرسيه القطني بأكمام طويلة"],
  ["Chunky cashmere crew-neck sweater", "كنزة بياقة مستديرة من الكشمير بحياكة سميكة"],
  ["Cable-knit wool sweater", "كنزة من الصوف بحياكة مضفرة"],
  ["Heavyweight loopback cotton-jersey hoodie", "هودي من الجيرسيه القطني المبطن بقماش ثقيل"],
  ["High-rise wool-twill wide-leg trousers", "بنطلون بساق واسعة من التويل الصوفي بخصر عالٍ"],
  ["Hale cropped stretch flared jeans", "جينز قصير بساق متسعة Hale من الدنيم المطاطي"],
  ["Pleated satin midi skirt", "تنورة ميدي من الساتان بطيات بليسيه"],
  ["Bandeau bikini", "بيكيني باندو"],
  ["Perforated leather court sneakers", "حذاء رياضي منخفض مثقب من الجلد"],
  ["Heeled suede ankle boots", "حذاء بوت للكاحل من الشمواه بكعب"],
  ["Pointed-toe patent-leather slingback pumps", "حذاء بكعب وحزام خلفي من الجلد اللماع بمقدمة مدببة"],
  ["Mira small grained-leather flap shoulder bag", "حقيبة كتف صغيرة بغطاء Mira من الجلد المحبب"],
  ["Noor structured suede tote bag", "حقيبة توت Noor من الشمواه بهيكل صلب"],
  ["Reversible croc-effect leather belt", "حزام من الجلد بنقشة التمساح وبوجهين"],
  ["Hand-rolled paisley-print silk-twill square scarf", "وشاح مربع من التويل الحريري بطبعة بيزلي وبحواف ملفوفة يدويًا"],
  ["Oversized acetate square-frame sunglasses", "نظارات شمسية كبيرة الحجم بإطار مربع من الأسيتات"],
  ["Chunky gold vermeil hoop earrings", "أقراط دائرية سميكة من الفضة المطلية بالذهب"],
];

const TEXTS: readonly (readonly [english: string, said: string])[] = [
  ["Women's Shoes on Sale", "أحذية للنساء ضمن التخفيضات"],
  ["New Girls’ Dresses", "وصل حديثًا: فساتين للبنات"],
  ["Men's New Arrivals", "وصل حديثًا للرجال"],
  ["Cut from wool, this coat falls cleanly and moves with you.", "معطف مفصل من الصوف، ينسدل بنقاء ويتحرك معك."],
  [
    "Cut from denim, these shorts from Ostra's spring 2027 collection look simple and are anything but.",
    "شورت مفصل من الدنيم من مجموعة Ostra لربيع 2027، يبدو بسيطًا وهو أبعد ما يكون عن ذلك.",
  ],
  [
    "Ostra opens autumn 2026 with a tote bag in grained leather that carries more than it shows.",
    "تفتتح علامة Ostra خريف 2026 مع حقيبة توت من الجلد المحبب، تتسع لأكثر مما يبدو.",
  ],
  [
    "Ostra keeps coming back to penny loafers in suede that are built on a comfortable last.",
    "تعود علامة Ostra دائمًا إلى حذاء لوفر بيني من الشمواه، مبني على قالب مريح.",
  ],
  ["70% wool, 30% cashmere. Lining: 100% silk.", "70% صوف، 30% كشمير. البطانة: 100% حرير."],
  ["Made in Italy", "صنع في إيطاليا"],
];

test("thirty titles read as local shops write them [I18-04]", () => {
  expect(TITLES.map(([english]) => [english, glossary.title(english)])).toEqual(TITLES);
});

test("headings and sentences agree with the nouns in them [I18-04]", () => {
  expect(TEXTS.map(([english]) => [english, glossary.text(english)])).toEqual(TEXTS);
});
