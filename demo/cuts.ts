// The cuts of every product type, which link the drawings to the demo's products.
// A cut is a silhouette that shoppers recognise at thumbnail size.

/** Wearers of a cut: w women, m men, k kids. */
export type Wearer = "w" | "m" | "k";

export interface Cut {
  /** Unique within its product type; the drawings are named `${type}/${key}`. */
  readonly key: string;
  /** Singular noun phrase, lower case: "double-breasted blazer". */
  readonly noun: string;
  readonly zh: string;
  readonly wearers: readonly Wearer[];
  /** Relative frequency among the cuts of its type. */
  readonly weight: number;
}

const cut = (key: string, noun: string, zh: string, wearers: string, weight = 1): Cut => ({
  key,
  noun,
  zh,
  wearers: [...wearers] as Wearer[],
  weight,
});

export const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  coats: [
    cut("trench-long", "trench coat", "长款风衣", "wm", 2),
    cut("trench-short", "short trench coat", "短款风衣", "wm"),
    cut("single", "single-breasted coat", "单排扣大衣", "wmk", 2),
    cut("double", "double-breasted coat", "双排扣大衣", "wmk", 2),
    cut("wrap", "belted wrap coat", "系带大衣", "w", 2),
    cut("puffer-long", "long puffer coat", "长款羽绒服", "wmk"),
    cut("duffle", "duffle coat", "牛角扣大衣", "wmk"),
  ],
  jackets: [
    cut("bomber", "bomber jacket", "飞行员夹克", "wmk", 2),
    cut("biker", "biker jacket", "机车夹克", "wm", 2),
    cut("trucker", "denim jacket", "牛仔夹克", "wmk", 2),
    cut("puffer", "puffer jacket", "羽绒夹克", "wmk", 2),
    cut("field", "field jacket", "工装夹克", "wmk"),
    cut("collarless", "collarless jacket", "无领夹克", "w"),
    cut("shearling", "shearling jacket", "羊羔毛夹克", "wm"),
  ],
  blazers: [
    cut("single", "single-breasted blazer", "单排扣西装外套", "wmk", 3),
    cut("double", "double-breasted blazer", "双排扣西装外套", "wm", 2),
    cut("shawl", "cropped shawl-lapel jacket", "短款青果领外套", "w"),
    cut("long", "longline blazer", "长款西装外套", "wm"),
  ],
  suits: [
    cut("two-piece", "two-piece suit", "两件套西装", "wmk", 2),
    cut("double", "double-breasted suit", "双排扣西装套装", "m"),
    cut("tuxedo", "tuxedo", "燕尾礼服套装", "m"),
  ],
  dresses: [
    cut("slip", "slip dress", "吊带裙", "w", 2),
    cut("maxi", "maxi dress", "长裙", "w", 2),
    cut("shirt", "shirt dress", "衬衫裙", "wk"),
    cut("wrap", "wrap dress", "裹身裙", "w", 2),
    cut("shift", "mini dress", "迷你裙", "wk", 2),
    cut("knit", "knitted midi dress", "针织中长裙", "w"),
    cut("tiered", "tiered dress", "层叠连衣裙", "wk"),
    cut("gown", "strapless gown", "抹胸礼服", "w"),
  ],
  jumpsuits: [
    cut("wide", "wide-leg jumpsuit", "阔腿连体裤", "w"),
    cut("utility", "utility jumpsuit", "工装连体裤", "wk"),
  ],
  tops: [
    cut("camisole", "camisole", "吊带上衣", "w", 2),
    cut("blouse", "pussy-bow blouse", "蝴蝶结衬衫", "w", 2),
    cut("tank", "tank top", "背心", "wmk"),
    cut("bustier", "bustier top", "抹胸上衣", "w"),
    cut("peplum", "puff-sleeve top", "泡泡袖上衣", "wk"),
  ],
  "t-shirts": [
    cut("regular", "T-shirt", "T恤", "wmk", 3),
    cut("boxy", "boxy T-shirt", "宽松T恤", "wmk", 2),
    cut("v-neck", "V-neck T-shirt", "V领T恤", "wm"),
    cut("long-sleeve", "long-sleeved T-shirt", "长袖T恤", "wmk"),
  ],
  shirts: [
    cut("classic", "shirt", "衬衫", "wmk", 3),
    cut("oversized", "oversized shirt", "宽松衬衫", "wm"),
    cut("camp", "camp-collar shirt", "古巴领衬衫", "mk"),
    cut("band", "band-collar shirt", "立领衬衫", "wm"),
  ],
  "polo-shirts": [
    cut("short", "polo shirt", "Polo衫", "wmk", 2),
    cut("long", "long-sleeved polo shirt", "长袖Polo衫", "m"),
  ],
  sweaters: [
    cut("crew", "crew-neck sweater", "圆领毛衣", "wmk", 3),
    cut("v-neck", "V-neck sweater", "V领毛衣", "wmk", 2),
    cut("roll-neck", "roll-neck sweater", "高领毛衣", "wmk", 2),
    cut("cable", "cable-knit sweater", "绞花毛衣", "wmk"),
    cut("half-zip", "half-zip sweater", "半拉链毛衣", "wm"),
  ],
  knitwear: [
    cut("cardigan", "cardigan", "开衫", "wmk", 3),
    cut("long-cardigan", "longline cardigan", "长款开衫", "w"),
    cut("vest", "sweater vest", "针织背心", "wmk"),
    cut("knit-polo", "knitted polo", "针织Polo衫", "m"),
  ],
  sweatshirts: [
    cut("hoodie", "hoodie", "连帽卫衣", "wmk", 2),
    cut("crew", "sweatshirt", "圆领卫衣", "wmk", 2),
    cut("zip", "zip-up hoodie", "拉链连帽卫衣", "wmk"),
  ],
  pants: [
    cut("straight", "straight-leg trousers", "直筒长裤", "wmk", 3),
    cut("wide", "wide-leg trousers", "阔腿裤", "w", 2),
    cut("tapered", "pleated tapered trousers", "锥形长裤", "wm", 2),
    cut("cargo", "cargo trousers", "工装裤", "wmk"),
    cut("jogger", "track pants", "运动长裤", "wmk"),
    cut("flared", "flared trousers", "喇叭裤", "w"),
    cut("leggings", "leggings", "打底裤", "wk"),
  ],
  jeans: [
    cut("straight", "straight-leg jeans", "直筒牛仔裤", "wmk", 3),
    cut("wide", "wide-leg jeans", "阔腿牛仔裤", "wk", 2),
    cut("skinny", "skinny jeans", "紧身牛仔裤", "wmk"),
    cut("flared", "flared jeans", "喇叭牛仔裤", "w"),
    cut("tapered", "tapered jeans", "锥形牛仔裤", "mk"),
  ],
  shorts: [
    cut("tailored", "tailored shorts", "西装短裤", "wm", 2),
    cut("bermuda", "Bermuda shorts", "百慕大短裤", "wmk"),
    cut("denim", "denim shorts", "牛仔短裤", "wmk"),
    cut("drawstring", "drawstring shorts", "抽绳短裤", "wmk"),
  ],
  skirts: [
    cut("bias", "bias-cut midi skirt", "斜裁半身裙", "w", 2),
    cut("pleated", "pleated midi skirt", "百褶半身裙", "wk", 2),
    cut("pencil", "pencil skirt", "铅笔裙", "w"),
    cut("a-line", "A-line skirt", "A字半身裙", "wk"),
    cut("mini", "mini skirt", "迷你半身裙", "wk"),
    cut("tiered", "tiered maxi skirt", "层叠长裙", "w"),
  ],
  swimwear: [
    cut("swimsuit", "swimsuit", "连体泳衣", "wk", 2),
    cut("bikini", "bikini", "比基尼", "w"),
    cut("swim-shorts", "swim shorts", "泳裤", "mk"),
  ],
  "underwear-and-socks": [
    cut("boxer", "boxer briefs", "平角内裤", "m"),
    cut("briefs", "briefs", "三角内裤", "w"),
    cut("bra", "soft-cup bra", "无钢圈文胸", "w"),
    cut("socks", "socks", "袜子", "wmk", 2),
  ],
  bodysuits: [cut("babygrow", "babygrow", "婴儿连体衣", "k", 2), cut("romper", "romper", "婴儿爬服", "k")],
  sneakers: [
    cut("court", "court sneakers", "板鞋", "wmk", 3),
    cut("high-top", "high-top sneakers", "高帮运动鞋", "wmk"),
    cut("runner", "running sneakers", "跑鞋", "wmk", 2),
    cut("slip-on", "slip-on sneakers", "一脚蹬运动鞋", "wmk"),
    cut("chunky", "chunky sneakers", "老爹鞋", "wm"),
  ],
  boots: [
    cut("chelsea", "Chelsea boots", "切尔西靴", "wmk", 2),
    cut("ankle-heel", "heeled ankle boots", "高跟踝靴", "w", 2),
    cut("lace-up", "lace-up boots", "系带靴", "wmk", 2),
    cut("knee", "knee-high boots", "及膝靴", "w"),
    cut("western", "western boots", "西部靴", "wm"),
    cut("rain", "rain boots", "雨靴", "wk", 0.7),
  ],
  sandals: [
    cut("strappy", "strappy heeled sandals", "绑带高跟凉鞋", "w", 2),
    cut("slide", "slides", "拖鞋", "wmk", 2),
    cut("flat", "flat sandals", "平底凉鞋", "wk"),
    cut("fisherman", "fisherman sandals", "渔夫凉鞋", "wmk"),
    cut("platform", "platform sandals", "厚底凉鞋", "w"),
  ],
  pumps: [
    cut("stiletto", "stiletto pumps", "细跟高跟鞋", "w", 2),
    cut("block", "block-heel pumps", "粗跟高跟鞋", "w"),
    cut("slingback", "slingback pumps", "露跟高跟鞋", "w", 2),
    cut("kitten", "kitten-heel pumps", "猫跟鞋", "w"),
  ],
  flats: [
    cut("ballet", "ballet flats", "芭蕾平底鞋", "wk", 2),
    cut("mary-jane", "Mary Janes", "玛丽珍鞋", "wk"),
    cut("mule", "mules", "穆勒鞋", "w"),
    cut("espadrille", "espadrilles", "草编鞋", "wmk"),
  ],
  loafers: [
    cut("penny", "penny loafers", "便士乐福鞋", "wmk", 2),
    cut("horsebit", "horsebit loafers", "马衔扣乐福鞋", "wm", 2),
    cut("tassel", "tassel loafers", "流苏乐福鞋", "wm"),
    cut("lug", "lug-sole loafers", "厚底乐福鞋", "wm"),
  ],
  "lace-ups": [
    cut("oxford", "Oxford shoes", "牛津鞋", "m", 2),
    cut("derby", "Derby shoes", "德比鞋", "wm"),
    cut("monk", "monk-strap shoes", "孟克鞋", "m"),
  ],
  "tote-bags": [
    cut("structured", "structured tote bag", "托特包", "wm", 2),
    cut("canvas", "canvas tote bag", "帆布托特包", "wm"),
    cut("soft", "slouchy tote bag", "软皮托特包", "w"),
    cut("shopper", "shopper", "购物袋", "wm"),
  ],
  "shoulder-bags": [
    cut("flap", "flap shoulder bag", "翻盖肩背包", "w", 2),
    cut("quilted", "quilted chain bag", "菱格链条包", "w"),
    cut("baguette", "baguette bag", "法棍包", "w"),
    cut("hobo", "hobo bag", "新月包", "w"),
  ],
  "crossbody-bags": [
    cut("camera", "camera bag", "相机包", "wm", 2),
    cut("saddle", "saddle bag", "马鞍包", "w"),
    cut("messenger", "messenger bag", "邮差包", "m"),
  ],
  "top-handle-bags": [
    cut("lady", "top-handle bag", "手提包", "w", 2),
    cut("bowling", "bowling bag", "保龄球包", "w"),
    cut("bucket", "bucket bag", "水桶包", "w"),
  ],
  clutches: [
    cut("envelope", "envelope clutch", "信封手拿包", "w"),
    cut("box", "box clutch", "盒式手拿包", "w"),
    cut("pouch", "zipped pouch", "拉链手包", "wm"),
  ],
  backpacks: [
    cut("rolltop", "flap backpack", "翻盖双肩包", "wm"),
    cut("zip", "zipped backpack", "拉链双肩包", "wmk", 2),
  ],
  "travel-bags": [
    cut("duffle", "weekend bag", "旅行袋", "wm", 2),
    cut("briefcase", "briefcase", "公文包", "m"),
    cut("belt-bag", "belt bag", "腰包", "wm"),
  ],
  belts: [
    cut("square", "leather belt", "皮带", "wmk", 2),
    cut("round", "round-buckle belt", "圆扣皮带", "w"),
    cut("plate", "plate-buckle belt", "板扣皮带", "wm"),
    cut("woven", "woven belt", "编织皮带", "m"),
  ],
  hats: [
    cut("beanie", "ribbed beanie", "罗纹毛线帽", "wmk", 2),
    cut("cap", "baseball cap", "棒球帽", "wmk", 2),
    cut("bucket", "bucket hat", "渔夫帽", "wmk"),
    cut("fedora", "fedora", "软呢帽", "wm"),
    cut("straw", "straw sun hat", "草编遮阳帽", "w"),
  ],
  gloves: [
    cut("leather", "leather gloves", "皮手套", "wm"),
    cut("knitted", "knitted gloves", "针织手套", "wmk"),
    cut("mittens", "mittens", "连指手套", "wk", 0.6),
  ],
  scarves: [
    cut("loop", "wool scarf", "羊毛围巾", "wmk"),
    cut("fringed", "fringed scarf", "流苏围巾", "wm", 2),
    cut("square", "silk square", "真丝方巾", "w", 2),
  ],
  sunglasses: [
    cut("square", "square-frame sunglasses", "方框太阳镜", "wm", 2),
    cut("cat-eye", "cat-eye sunglasses", "猫眼太阳镜", "w"),
    cut("aviator", "aviator sunglasses", "飞行员太阳镜", "wm"),
    cut("round", "round-frame sunglasses", "圆框太阳镜", "wm"),
  ],
  watches: [
    cut("round", "leather-strap watch", "皮带腕表", "wm", 2),
    cut("diver", "bracelet watch", "链带腕表", "wm"),
    cut("tank", "rectangular watch", "方形腕表", "w"),
  ],
  rings: [
    cut("solitaire", "solitaire ring", "单钻戒指", "w"),
    cut("signet", "signet ring", "图章戒指", "wm", 0.7),
    cut("stack", "stacking rings", "叠戴戒指", "w"),
    cut("band", "band ring", "素圈戒指", "wm"),
    cut("cocktail", "cocktail ring", "鸡尾酒戒指", "w"),
    cut("open", "open ring", "开口戒指", "w"),
    cut("chain", "chain ring", "链条戒指", "wm", 0.8),
  ],
  necklaces: [
    cut("pendant", "pendant necklace", "吊坠项链", "wm", 2),
    cut("chain", "chain necklace", "链条项链", "wm"),
    cut("pearl", "pearl necklace", "珍珠项链", "w"),
  ],
  earrings: [
    cut("hoop", "hoop earrings", "圆环耳环", "w", 2),
    cut("drop", "drop earrings", "垂坠耳环", "w"),
    cut("stud", "stud earrings", "耳钉", "w"),
  ],
  bracelets: [cut("cuff", "cuff bracelet", "开口手镯", "wm"), cut("chain", "chain bracelet", "链条手链", "wm")],
  wallets: [
    cut("bifold", "bifold wallet", "对折钱包", "m", 2),
    cut("continental", "continental wallet", "长款钱包", "w"),
    cut("card-holder", "card holder", "卡包", "wm", 2),
  ],
  ties: [cut("tie", "tie", "领带", "m", 2), cut("bow-tie", "bow tie", "领结", "m")],
  umbrellas: [cut("closed", "stick umbrella", "长柄伞", "wm"), cut("open", "folding umbrella", "折叠伞", "wm")],
  technology: [
    cut("phone-case", "phone case", "手机壳", "wm", 2),
    cut("headphones", "headphones", "耳机", "wm"),
    cut("earbud-case", "earbud case", "耳机套", "wm"),
    cut("laptop-sleeve", "laptop sleeve", "电脑包", "wm"),
    cut("phone-pouch", "phone pouch", "手机包", "wm"),
  ],
};
