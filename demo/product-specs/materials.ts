// Materials: the word in a title, fibres, drawn surface and care. Data only.

export type Care = "dry-clean" | "hand-wash" | "cool-wash" | "warm-wash" | "leather" | "suede" | "wipe" | "jewellery";

export interface Material {
  readonly key: string;
  /** As before the noun in a title, "cotton-gabardine"; empty if the noun implies it. */
  readonly word: string;
  readonly zh: string;
  /** Drawn surface. */
  readonly cloth: string;
  /** Alternatives; the shares of each sum to 100. */
  readonly compositions: readonly (readonly Fibre[])[];
  readonly care: Care;
  /** Price relative to the usual material. */
  readonly factor: number;
}

export interface Fibre {
  readonly name: string;
  readonly share: number;
}

type Row = readonly [key: string, word: string, zh: string, cloth: string, care: Care, factor: number, made: string];

/** "virgin wool 90 cashmere 10 / virgin wool 100" */
const readCompositions = (made: string): Fibre[][] =>
  made
    .split(" / ")
    .map((one) =>
      [...one.matchAll(/(\S.*?) (\d+)(?: |$)/g)].map(([, name, share]) => ({ name: name ?? "", share: Number(share) })),
    );

const ROWS: readonly Row[] = [
  // Woollens
  ["wool", "wool", "羊毛", "wool", "dry-clean", 1, "virgin wool 100 / wool 95 polyamide 5"],
  [
    "wool-blend",
    "wool-blend",
    "羊毛混纺",
    "wool",
    "dry-clean",
    0.8,
    "wool 70 polyamide 20 cashmere 10 / wool 65 polyester 35",
  ],
  [
    "wool-cashmere",
    "wool and cashmere-blend",
    "羊毛羊绒混纺",
    "wool",
    "dry-clean",
    1.35,
    "virgin wool 90 cashmere 10 / virgin wool 80 cashmere 20",
  ],
  ["double-wool", "double-faced wool", "双面羊毛", "wool", "dry-clean", 1.25, "virgin wool 100"],
  ["cashmere-cloth", "cashmere", "羊绒", "wool", "dry-clean", 2.1, "cashmere 100"],
  ["camel-hair", "camel hair", "驼绒", "wool", "dry-clean", 1.7, "camel hair 100 / camel hair 80 virgin wool 20"],
  ["alpaca-cloth", "alpaca-blend", "羊驼毛混纺", "wool", "dry-clean", 1.3, "alpaca 52 virgin wool 48"],
  ["boucle", "wool-bouclé", "羊毛圈圈呢", "boucle", "dry-clean", 1.15, "wool 62 cotton 24 polyamide 14"],
  ["tweed", "tweed", "粗花呢", "tweed", "dry-clean", 1.25, "wool 55 cotton 30 polyamide 15 / wool 100"],
  ["flannel", "wool-flannel", "羊毛法兰绒", "wool", "dry-clean", 1.05, "virgin wool 100"],
  ["wool-twill", "wool-twill", "羊毛斜纹布", "wool", "dry-clean", 1.05, "virgin wool 100 / virgin wool 98 elastane 2"],
  ["grain-de-poudre", "grain de poudre wool", "细纹羊毛", "wool", "dry-clean", 1.2, "virgin wool 100"],
  ["tropical-wool", "lightweight wool", "轻薄羊毛", "wool", "dry-clean", 1.05, "virgin wool 100"],
  ["wool-mohair", "wool and mohair-blend", "羊毛马海毛混纺", "wool", "dry-clean", 1.25, "virgin wool 75 mohair 25"],
  ["loden", "loden wool", "罗登羊毛", "wool", "dry-clean", 1.1, "virgin wool 100"],
  ["felt", "wool-felt", "羊毛毡", "felt", "dry-clean", 1, "wool 100"],
  // Cottons, linens and technical cloths
  ["gabardine", "cotton-gabardine", "棉质华达呢", "cotton", "dry-clean", 1, "cotton 100 / cotton 68 polyamide 32"],
  ["cotton-twill", "cotton-twill", "棉斜纹布", "cotton", "warm-wash", 0.9, "cotton 100 / cotton 97 elastane 3"],
  ["waxed-cotton", "waxed-cotton", "蜡质棉", "cotton", "wipe", 1, "cotton 100"],
  ["canvas", "cotton-canvas", "棉帆布", "canvas", "wipe", 0.7, "cotton 100"],
  ["corduroy", "cotton-corduroy", "棉质灯芯绒", "corduroy", "cool-wash", 0.95, "cotton 100 / cotton 98 elastane 2"],
  ["velvet", "cotton-velvet", "棉质丝绒", "velvet", "dry-clean", 1.15, "cotton 100 / cotton 85 modal 15"],
  ["poplin", "cotton-poplin", "棉府绸", "cotton", "warm-wash", 0.95, "cotton 100 / cotton 96 elastane 4"],
  ["oxford-cloth", "cotton Oxford", "牛津纺棉", "cotton", "warm-wash", 0.9, "cotton 100"],
  ["chambray", "cotton-chambray", "棉质青年布", "cotton", "warm-wash", 0.9, "cotton 100"],
  ["voile", "cotton-voile", "棉质巴厘纱", "cotton", "hand-wash", 1, "cotton 100 / cotton 70 silk 30"],
  ["seersucker", "cotton-seersucker", "棉质泡泡纱", "cotton", "warm-wash", 0.95, "cotton 100"],
  ["flannel-cotton", "brushed-cotton", "磨毛棉", "cotton", "warm-wash", 0.9, "cotton 100"],
  ["linen", "linen", "亚麻", "linen", "cool-wash", 0.95, "linen 100"],
  ["linen-blend", "linen-blend", "亚麻混纺", "linen", "cool-wash", 0.85, "linen 55 cotton 45 / linen 52 viscose 48"],
  ["nylon", "nylon", "尼龙", "nylon", "cool-wash", 0.8, "polyamide 100"],
  [
    "recycled-shell",
    "recycled-shell",
    "再生面料",
    "nylon",
    "cool-wash",
    0.9,
    "recycled polyester 100 / recycled polyamide 100",
  ],
  ["shell", "shell", "机能面料", "nylon", "cool-wash", 0.85, "polyamide 88 elastane 12 / polyester 100"],
  ["ripstop", "ripstop", "防撕裂面料", "nylon", "cool-wash", 0.85, "polyamide 100"],
  // Silks, satins and fluid cloths
  ["silk-satin", "silk-satin", "真丝缎", "satin", "dry-clean", 1.35, "silk 100 / silk 94 elastane 6"],
  ["satin", "satin", "缎面", "satin", "dry-clean", 0.85, "viscose 100 / acetate 72 viscose 28"],
  ["silk-crepe", "silk crepe de chine", "真丝双绉", "crepe", "dry-clean", 1.35, "silk 100"],
  ["silk-georgette", "silk-georgette", "真丝乔其纱", "crepe", "dry-clean", 1.4, "silk 100"],
  ["silk-twill", "silk-twill", "斜纹真丝", "satin", "dry-clean", 1.3, "silk 100"],
  ["silk", "silk", "真丝", "satin", "dry-clean", 1.3, "silk 100"],
  ["crepe", "crepe", "绉纱", "crepe", "dry-clean", 0.95, "viscose 68 acetate 32 / polyester 95 elastane 5"],
  [
    "stretch-crepe",
    "stretch-crepe",
    "弹力绉纱",
    "crepe",
    "dry-clean",
    1,
    "triacetate 72 polyester 28 / viscose 95 elastane 5",
  ],
  ["cady", "cady", "卡迪绉", "crepe", "dry-clean", 1.1, "viscose 97 elastane 3"],
  ["lyocell", "lyocell", "莱赛尔", "cotton", "cool-wash", 0.85, "lyocell 100 / lyocell 70 linen 30"],
  ["taffeta", "silk-taffeta", "真丝塔夫绸", "satin", "dry-clean", 1.5, "silk 100"],
  // Jerseys and knits
  ["jersey", "cotton-jersey", "棉质平纹针织", "jersey", "warm-wash", 1, "cotton 100"],
  ["organic-jersey", "organic cotton-jersey", "有机棉平纹针织", "jersey", "warm-wash", 1.05, "organic cotton 100"],
  ["slub-jersey", "slub cotton-jersey", "竹节棉", "jersey", "warm-wash", 0.95, "cotton 100"],
  [
    "stretch-jersey",
    "stretch-jersey",
    "弹力平纹针织",
    "jersey",
    "cool-wash",
    0.9,
    "viscose 94 elastane 6 / modal 92 elastane 8",
  ],
  ["silk-jersey", "silk-jersey", "真丝针织", "jersey", "hand-wash", 1.5, "silk 100"],
  ["ponte", "ponte", "罗马布", "jersey", "cool-wash", 0.95, "viscose 70 polyamide 25 elastane 5"],
  ["pique", "cotton-piqué", "珠地棉", "jersey", "warm-wash", 1, "cotton 100"],
  ["loopback", "loopback cotton-jersey", "毛圈棉", "fleece", "warm-wash", 1, "cotton 100 / organic cotton 100"],
  [
    "fleece",
    "brushed cotton-fleece",
    "抓绒棉",
    "fleece",
    "warm-wash",
    1,
    "cotton 100 / cotton 80 recycled polyester 20",
  ],
  ["cashmere", "cashmere", "羊绒", "knit", "hand-wash", 1.7, "cashmere 100"],
  ["merino", "merino wool", "美利奴羊毛", "knit", "hand-wash", 1, "merino wool 100"],
  ["knit-wool", "wool", "羊毛", "knit", "hand-wash", 0.95, "wool 100 / virgin wool 100"],
  ["lambswool", "lambswool", "羔羊毛", "knit", "hand-wash", 0.9, "lambswool 100"],
  ["shetland", "Shetland wool", "设得兰羊毛", "knit", "hand-wash", 0.95, "Shetland wool 100"],
  [
    "knit-cashmere-blend",
    "wool and cashmere-blend",
    "羊毛羊绒混纺",
    "knit",
    "hand-wash",
    1.2,
    "wool 70 cashmere 30 / merino wool 90 cashmere 10",
  ],
  [
    "mohair",
    "mohair-blend",
    "马海毛混纺",
    "knit",
    "hand-wash",
    1.1,
    "mohair 68 polyamide 27 wool 5 / mohair 72 silk 28",
  ],
  [
    "alpaca",
    "alpaca-blend",
    "羊驼毛混纺",
    "knit",
    "hand-wash",
    1.15,
    "alpaca 60 wool 40 / alpaca 70 polyamide 22 wool 8",
  ],
  ["knit-cotton", "cotton", "棉质", "knit", "cool-wash", 0.8, "cotton 100 / organic cotton 100"],
  ["cotton-silk", "cotton and silk-blend", "棉真丝混纺", "knit", "hand-wash", 1.1, "cotton 70 silk 30"],
  ["knit-linen", "linen-blend", "亚麻混纺", "knit", "hand-wash", 0.9, "linen 60 cotton 40"],
  ["knit-viscose", "ribbed stretch-knit", "罗纹弹力针织", "knit", "hand-wash", 0.85, "viscose 80 polyamide 20"],
  // Denim
  ["denim", "denim", "牛仔", "denim", "cool-wash", 1, "cotton 100"],
  ["jean-rigid", "", "", "denim", "cool-wash", 1, "cotton 100"],
  ["jean-organic", "organic", "有机棉", "denim", "cool-wash", 1.05, "organic cotton 100"],
  [
    "jean-stretch",
    "stretch",
    "弹力",
    "denim",
    "cool-wash",
    0.95,
    "cotton 92 elastomultiester 6 elastane 2 / cotton 98 elastane 2",
  ],
  ["jean-selvedge", "selvedge", "赤耳", "denim", "cool-wash", 1.25, "cotton 100"],
  // Leathers
  ["leather", "leather", "皮革", "leather", "leather", 1, "calf leather 100"],
  ["nappa", "nappa leather", "纳帕皮革", "leather", "leather", 1.1, "lamb leather 100"],
  ["lambskin", "lambskin", "羊皮", "leather", "leather", 1.1, "lamb leather 100"],
  ["grained", "grained-leather", "粒面皮革", "leather", "leather", 1, "calf leather 100"],
  ["glossed", "glossed-leather", "亮面皮革", "leather", "leather", 1.05, "calf leather 100"],
  ["patent", "patent-leather", "漆皮", "patent", "wipe", 1.05, "calf leather 100"],
  ["croc", "croc-effect leather", "鳄鱼纹皮革", "leather", "leather", 1.15, "calf leather 100"],
  ["woven-leather", "woven-leather", "编织皮革", "leather", "leather", 1.35, "lamb leather 100 / calf leather 100"],
  ["bridle", "bridle-leather", "马缰皮革", "leather", "leather", 1.15, "cow leather 100"],
  ["suede", "suede", "麂皮", "suede", "suede", 1, "calf suede 100 / goat suede 100"],
  ["nubuck", "nubuck", "磨砂皮", "suede", "suede", 1, "calf nubuck 100"],
  ["metallic-leather", "metallic-leather", "金属感皮革", "leather", "leather", 1.05, "goat leather 100"],
  ["shearling", "shearling", "羊羔毛", "shearling", "suede", 1, "sheep shearling 100"],
  // Other materials of shoes and bags
  ["shoe-canvas", "canvas", "帆布", "canvas", "wipe", 0.7, "cotton 100"],
  ["mesh-suede", "mesh and suede", "网布麂皮", "mesh", "wipe", 0.95, "polyester 60 calf suede 40"],
  ["leather-suede", "leather and suede", "皮革麂皮", "leather", "leather", 1, "calf leather 70 calf suede 30"],
  ["rubber", "rubber", "橡胶", "rubber", "wipe", 0.6, "rubber 100"],
  ["raffia", "raffia", "拉菲草", "straw", "wipe", 0.9, "raffia 100"],
  ["straw", "", "", "straw", "wipe", 1, "wheat straw 100 / raffia 100"],
  ["shoe-satin", "satin", "缎面", "satin", "wipe", 1.05, "silk 100 / viscose 100"],
  ["shoe-velvet", "velvet", "丝绒", "velvet", "wipe", 1, "cotton 100"],
  ["shoe-shearling", "shearling", "羊羔毛", "shearling", "suede", 1.1, "sheep shearling 100"],
  ["bag-nylon", "nylon", "尼龙", "nylon", "wipe", 0.65, "recycled polyamide 100 / polyamide 100"],
  // Swim and underwear
  ["swim", "", "", "jersey", "hand-wash", 1, "recycled polyamide 78 elastane 22 / polyamide 82 elastane 18"],
  ["swim-ribbed", "ribbed stretch", "罗纹弹力", "jersey", "hand-wash", 1.05, "recycled polyamide 84 elastane 16"],
  ["swim-shell", "", "", "nylon", "cool-wash", 1, "recycled polyester 100 / polyamide 100"],
  ["stretch-cotton", "stretch-cotton", "弹力棉", "jersey", "warm-wash", 0.9, "cotton 95 elastane 5"],
  ["modal", "stretch-modal", "弹力莫代尔", "jersey", "warm-wash", 1, "modal 92 elastane 8"],
  ["under-silk", "silk-satin", "真丝缎", "satin", "hand-wash", 1.5, "silk 92 elastane 8"],
  ["sock-cotton", "cotton-blend", "棉混纺", "knit", "warm-wash", 0.8, "cotton 78 polyamide 20 elastane 2"],
  [
    "sock-wool",
    "merino wool-blend",
    "美利奴羊毛混纺",
    "knit",
    "cool-wash",
    1,
    "merino wool 70 polyamide 28 elastane 2",
  ],
  ["sock-cashmere", "cashmere-blend", "羊绒混纺", "knit", "hand-wash", 1.8, "cashmere 64 polyamide 34 elastane 2"],
  // Jewellery, eyewear, watches and objects
  ["gold-tone", "gold-tone", "", "metal", "jewellery", 0.5, "brass 100"],
  ["silver-tone", "silver-tone", "", "metal", "jewellery", 0.5, "brass 100"],
  ["vermeil", "gold vermeil", "镀金银", "metal", "jewellery", 1, "sterling silver 100"],
  ["sterling", "sterling silver", "925银", "metal", "jewellery", 0.9, "sterling silver 100"],
  ["gold-9k", "9-karat gold", "9K金", "metal", "jewellery", 2.2, "9-karat gold 100"],
  ["gold-18k", "18-karat gold", "18K金", "metal", "jewellery", 6, "18-karat gold 100"],
  ["acetate", "acetate", "板材", "acetate", "wipe", 1, "acetate 100"],
  ["frame-metal", "metal", "金属", "metal", "wipe", 1.05, "stainless steel 100"],
  ["titanium", "titanium", "钛金属", "metal", "wipe", 1.35, "titanium 100"],
  ["steel", "stainless steel", "不锈钢", "metal", "wipe", 1, "stainless steel 100"],
  [
    "steel-leather",
    "stainless steel and leather",
    "不锈钢皮革",
    "leather",
    "wipe",
    0.9,
    "stainless steel 60 calf leather 40",
  ],
  ["umbrella-shell", "", "", "nylon", "wipe", 0.9, "polyester 100"],
  ["umbrella-twill", "twill", "斜纹", "nylon", "wipe", 1.1, "polyester 100"],
  ["silicone", "silicone", "硅胶", "rubber", "wipe", 0.6, "silicone 100"],
  ["headphone", "leather-trimmed", "皮革饰边", "leather", "wipe", 1, "aluminium 70 lamb leather 30"],
];

export const MATERIALS: ReadonlyMap<string, Material> = new Map(
  ROWS.map(([key, word, zh, cloth, care, factor, made]) => [
    key,
    { key, word, zh, cloth, care, factor, compositions: readCompositions(made) },
  ]),
);

export function materialOf(key: string): Material {
  const material = MATERIALS.get(key);
  if (!material) throw new Error(`there is no material "${key}"`);
  return material;
}
