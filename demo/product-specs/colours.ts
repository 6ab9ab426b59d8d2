// Designer colours with their dye (hex) and the shop colour that they belong to. Data only.

export interface DesignerColour {
  /** The designer's name: "Ivory". */
  readonly name: string;
  readonly zh: string;
  readonly hex: string;
  /** As in the feed: "White", …, "multi", "Transparent". */
  readonly colour: string;
  /** Used for dyed cloth and leather, denim washes, metals, or transparent materials. */
  readonly family: "dye" | "denim" | "metal" | "clear";
  /** Relative frequency in its family. */
  readonly weight: number;
}

type Row = readonly [name: string, zh: string, hex: string, weight?: number];

const under = (colour: string, family: DesignerColour["family"], rows: readonly Row[]): DesignerColour[] =>
  rows.map(([name, zh, hex, weight = 1]) => ({ name, zh, hex, colour, family, weight }));

export const DESIGNER_COLOURS: readonly DesignerColour[] = [
  ...under("Black", "dye", [
    ["Black", "黑色", "#17171A", 26],
    ["Jet", "墨黑色", "#0E0E10", 2],
    ["Off-black", "炭黑色", "#232326", 3],
  ]),
  ...under("White", "dye", [
    ["White", "白色", "#F7F6F2", 8],
    ["Ivory", "象牙白", "#F1EADB", 6],
    ["Off-white", "米白色", "#F0ECE3", 4],
    ["Chalk", "粉笔白", "#ECE8DF", 2],
    ["Milk", "奶白色", "#F4EFE6", 2],
  ]),
  ...under("Beige", "dye", [
    ["Beige", "米色", "#D3BF9F", 4],
    ["Ecru", "本白色", "#E2D6BE", 3],
    ["Sand", "沙色", "#CDB690", 3],
    ["Stone", "石色", "#C7BBA5", 3],
    ["Oatmeal", "燕麦色", "#D6C8AF", 3],
    ["Camel", "驼色", "#BE9365", 5],
    ["Parchment", "羊皮纸色", "#DCCDB2"],
  ]),
  ...under("Blue", "dye", [
    ["Sky", "天蓝色", "#A4C3DE", 3],
    ["Cornflower", "矢车菊蓝", "#5F87C4", 2],
    ["Cobalt", "钴蓝色", "#1F45A8", 2],
    ["Petrol", "石油蓝", "#17566A", 3],
    ["Slate blue", "石板蓝", "#56708C", 2],
    ["Ice blue", "冰蓝色", "#C3DAE6", 2],
    ["Teal", "蓝绿色", "#1B6A78"],
  ]),
  ...under("Brown", "dye", [
    ["Chocolate", "巧克力色", "#46291D", 5],
    ["Cognac", "干邑色", "#8F4F27", 4],
    ["Tobacco", "烟草色", "#79512E", 3],
    ["Chestnut", "栗色", "#653420", 2],
    ["Espresso", "浓缩咖啡色", "#32211A", 3],
    ["Walnut", "胡桃色", "#664931", 2],
    ["Tan", "棕褐色", "#AC7443", 4],
    ["Mocha", "摩卡色", "#836350", 2],
  ]),
  ...under("Grey", "dye", [
    ["Grey mélange", "杂灰色", "#A5A6A8", 5],
    ["Charcoal", "炭灰色", "#45474B", 5],
    ["Pearl grey", "珍珠灰", "#CACACA", 2],
    ["Anthracite", "煤灰色", "#3A3C40", 3],
    ["Ash", "灰烬色", "#B5B3AF", 2],
    ["Pewter", "锡灰色", "#7A7B7E"],
  ]),
  ...under("Pink", "dye", [
    ["Blush", "腮红粉", "#EBC7BF", 4],
    ["Rose", "玫瑰粉", "#D98E9A", 3],
    ["Fuchsia", "紫红色", "#CE2A7B", 2],
    ["Powder pink", "粉色", "#F0D2D5", 3],
    ["Peony", "牡丹粉", "#E27396", 1],
    ["Antique rose", "复古玫瑰色", "#C48D8C", 2],
  ]),
  ...under("Red", "dye", [
    ["Bordeaux", "波尔多红", "#5E1626", 5],
    ["Scarlet", "猩红色", "#C02328", 3],
    ["Cherry", "樱桃红", "#931A2B", 3],
    ["Oxblood", "牛血红", "#521A1E", 2],
    ["Poppy", "罂粟红", "#D9372A", 2],
    ["Brick", "砖红色", "#973B2B"],
  ]),
  ...under("Green", "dye", [
    ["Forest", "森林绿", "#243F2F", 3],
    ["Olive", "橄榄绿", "#5E5E36", 4],
    ["Sage", "鼠尾草绿", "#A0AE90", 3],
    ["Emerald", "祖母绿", "#0D6B4A", 2],
    ["Khaki", "卡其绿", "#77744C", 3],
    ["Pistachio", "开心果绿", "#BBCB97", 1],
    ["Bottle green", "瓶绿色", "#153B2C", 3],
    ["Moss", "苔藓绿", "#63693B", 1],
  ]),
  ...under("Navy", "dye", [
    ["Navy", "海军蓝", "#1D2740", 11],
    ["Midnight", "午夜蓝", "#131A2E", 5],
    ["Ink", "墨水蓝", "#192036", 3],
  ]),
  ...under("Silver", "dye", [["Silver", "银色", "#BDBEC3", 2]]),
  ...under("Gold", "dye", [["Gold", "金色", "#C4A15C", 1.5]]),
  ...under("Yellow", "dye", [
    ["Butter", "黄油色", "#F0DD9E", 3],
    ["Mustard", "芥末黄", "#C5952E", 2],
    ["Saffron", "藏红花色", "#E0A023", 1],
    ["Lemon", "柠檬黄", "#F2E155", 1],
  ]),
  ...under("Purple", "dye", [
    ["Lilac", "丁香紫", "#C0A8D2", 3],
    ["Aubergine", "茄紫色", "#3D1F3B", 3],
    ["Plum", "梅子色", "#5E2A52", 2],
    ["Lavender", "薰衣草紫", "#B4A9D4", 2],
    ["Violet", "紫罗兰色", "#66419A", 1],
  ]),
  ...under("Orange", "dye", [
    ["Rust", "铁锈橙", "#B4522A", 3],
    ["Terracotta", "赤陶色", "#C26743", 3],
    ["Tangerine", "橘色", "#E8782C", 1],
    ["Apricot", "杏橙色", "#EFA873", 2],
  ]),
  ...under("Blue", "denim", [
    ["Indigo", "靛蓝色", "#2E4059", 6],
    ["Mid blue", "中蓝色", "#5A7896", 6],
    ["Light blue", "浅蓝色", "#93AFC8", 5],
    ["Washed blue", "水洗蓝", "#7893AD", 4],
  ]),
  ...under("Navy", "denim", [
    ["Dark rinse", "深色水洗", "#1E2940", 4],
    ["Raw indigo", "原色靛蓝", "#1A2338", 3],
  ]),
  ...under("Black", "denim", [
    ["Black", "黑色", "#1B1B1E", 6],
    ["Washed black", "水洗黑", "#303135", 4],
  ]),
  ...under("Grey", "denim", [["Stone grey", "石灰色", "#85868A", 2]]),
  ...under("White", "denim", [["Optic white", "亮白色", "#F3F2EE", 2]]),
  ...under("Beige", "denim", [["Ecru", "本白色", "#E1D6BF", 3]]),
  ...under("Gold", "metal", [
    ["Gold", "金色", "#CFA554", 10],
    ["Pale gold", "浅金色", "#D9BE86", 2],
    ["Antique gold", "复古金", "#AD8643", 1],
  ]),
  ...under("Silver", "metal", [
    ["Silver", "银色", "#C9CACE", 8],
    ["Rhodium", "铑银色", "#B4B6BB", 1],
    ["Palladium", "钯银色", "#A9ABB0", 2],
  ]),
  ...under("Pink", "metal", [["Rose gold", "玫瑰金", "#D9A392", 2]]),
  ...under("Transparent", "clear", [
    ["Crystal", "水晶透明", "#EDEDEA", 8],
    ["Clear", "透明", "#F2F1EE", 3],
  ]),
];

/** Names of multicoloured prints; the hex is the colour of the ground. */
export const MULTICOLOURS: readonly DesignerColour[] = under("multi", "dye", [
  ["Multicolour", "拼色", "#E9DFCC", 4],
  ["Multicolour", "拼色", "#24304A", 2],
  ["Multicolour", "拼色", "#B65A3C", 2],
  ["Multicolour", "拼色", "#3E5B49", 2],
  ["Multicolour", "拼色", "#D7A9A4", 2],
]);
