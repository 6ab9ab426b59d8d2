// Chinese titles, headings and sentences, proofread by hand.
import { expect, test } from "vitest";
import { createGlossary } from "#translation";
import { demoGlossary } from "../demo-glossary.ts";
import { DEMO_CHINESE } from "./index.ts";

const glossary = createGlossary(DEMO_CHINESE.language, [demoGlossary(DEMO_CHINESE)]);

const TITLES: readonly (readonly [english: string, said: string])[] = [
  ["Belted cotton-gabardine trench coat", "棉质华达呢系带风衣"],
  ["Short waxed-cotton trench coat", "蜡质棉短款风衣"],
  ["Double-breasted wool coat", "羊毛双排扣大衣"],
  ["Oversized single-breasted houndstooth wool and cashmere-blend coat", "千鸟格羊毛羊绒混纺廓形单排扣大衣"],
  ["Cropped washed leather biker jacket", "皮革短款水洗机车夹克"],
  ["Tailored single-breasted wool-flannel blazer", "羊毛法兰绒修身单排扣西装外套"],
  ["Slim-fit Prince of Wales checked wool two-piece suit", "威尔士亲王格羊毛修身版两件套西装"],
  ["Bias-cut silk-satin slip dress", "真丝缎斜裁吊带裙"],
  ["Tiered floral-print cotton-voile dress", "花卉印花棉质巴厘纱层叠连衣裙"],
  ["Knitted ribbed stretch-knit midi dress", "罗纹弹力针织中长连衣裙"],
  ["Draped strapless silk-taffeta gown", "真丝塔夫绸垂褶抹胸礼服"],
  ["Striped cotton-poplin shirt", "条纹棉府绸衬衫"],
  ["Garment-washed oversized linen shirt", "亚麻成衣水洗廓形衬衫"],
  ["Long-sleeved striped cotton-jersey T-shirt", "条纹棉质平纹针织长袖T恤"],
  ["Chunky cashmere crew-neck sweater", "羊绒粗针圆领毛衣"],
  ["Cable-knit wool sweater", "羊毛绞花毛衣"],
  ["Heavyweight loopback cotton-jersey hoodie", "毛圈棉重磅连帽卫衣"],
  ["High-rise wool-twill wide-leg trousers", "羊毛斜纹布高腰阔腿裤"],
  ["Hale cropped stretch flared jeans", "Hale 弹力九分喇叭牛仔裤"],
  ["Pleated satin midi skirt", "缎面百褶中长半身裙"],
  ["Bandeau bikini", "抹胸比基尼"],
  ["Perforated leather court sneakers", "皮革打孔板鞋"],
  ["Heeled suede ankle boots", "麂皮高跟踝靴"],
  ["Pointed-toe patent-leather slingback pumps", "漆皮尖头露跟高跟鞋"],
  ["Mira small grained-leather flap shoulder bag", "Mira 粒面皮革小号翻盖肩背包"],
  ["Noor structured suede tote bag", "Noor 麂皮硬挺托特包"],
  ["Reversible croc-effect leather belt", "鳄鱼纹皮革双面腰带"],
  ["Hand-rolled paisley-print silk-twill square scarf", "佩斯利印花斜纹真丝手工卷边方巾"],
  ["Oversized acetate square-frame sunglasses", "板材大框方框太阳镜"],
  ["Chunky gold vermeil hoop earrings", "镀金银粗款圆环耳环"],
];

const TEXTS: readonly (readonly [english: string, said: string])[] = [
  ["Women's Shoes on Sale", "女士折扣鞋履"],
  ["New Girls’ Dresses", "女童新品连衣裙"],
  ["Men's New Arrivals", "男士新品"],
  ["Cut from wool, this coat falls cleanly and moves with you.", "以羊毛裁制而成，这款大衣垂坠利落，随身而动。"],
  [
    "Cut from denim, these shorts from Ostra's spring 2027 collection look simple and are anything but.",
    "Ostra 2027 春夏系列的这款短裤以牛仔布裁制而成，看似简约，实则讲究。",
  ],
  [
    "Ostra opens autumn 2026 with a tote bag in grained leather that carries more than it shows.",
    "Ostra 以这款粒面皮革托特包开启 2026 秋冬，容量远超外观。",
  ],
  [
    "Ostra keeps coming back to penny loafers in suede that are built on a comfortable last.",
    "Ostra 一再回归的麂皮便士乐福鞋，以舒适鞋楦打造。",
  ],
  ["70% wool, 30% cashmere. Lining: 100% silk.", "70% 羊毛，30% 羊绒。里料：100% 桑蚕丝。"],
  ["Made in Italy", "意大利制造"],
];

test("thirty titles read as local shops write them [I18-04]", () => {
  expect(TITLES.map(([english]) => [english, glossary.title(english)])).toEqual(TITLES);
});

test("headings and sentences agree with the nouns in them [I18-04]", () => {
  expect(TEXTS.map(([english]) => [english, glossary.text(english)])).toEqual(TEXTS);
});
