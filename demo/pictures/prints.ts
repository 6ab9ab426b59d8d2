// The prints: names, tiles, palettes, and the cloths and product types that they suit.

import { luminance, rgb } from "./colour.ts";
import { breton, fineStripe, argyle, monogram, pinDot, pinstripe, plait, polka, rugby } from "./prints/graphic.ts";
import { abstract, bloom, ditsy, paisley } from "./prints/painted.ts";
import {
  bouquet,
  coat,
  darker,
  ECRU,
  kin,
  lighter,
  onBase,
  onEcru,
  sett,
  shell,
  studio,
  tonal,
} from "./prints/palettes.ts";
import type { Palette } from "./prints/palettes.ts";
import { camouflage, crocodile, leopard, python, tortoise, zebra } from "./prints/skins.ts";
import {
  channels,
  diagonal,
  horn,
  marble,
  patches,
  perforation,
  quilting,
  ribbing,
  studs,
  waffle,
} from "./prints/surfaces.ts";
import type { Tile } from "./prints/tile.ts";
import { check, gingham, glen, herringbone, houndstooth, tartan, tweed, windowpane } from "./prints/woven.ts";

export interface Print {
  readonly key: string;
  /** As before the noun: "striped". */
  readonly word: string;
  readonly zh: string;
  /** Width of one repeat at scale 1, in pixels of a base picture (900 wide). */
  readonly repeat: number;
  /** Height of the repeat over its width. */
  readonly stretch: number;
  readonly draw: () => Tile;
  readonly palette: Palette;
  /** Surfaces (BaseEntry.cloth) that it suits. */
  readonly cloths: readonly string[];
  /** Product types it is sold on. */
  readonly types: readonly string[];
  /** Relative frequency; plain is 30. */
  readonly weight: number;
  /** A surface rather than a pattern: quilted, ribbed, washed. Titles do not mention it, so plain products may have it. */
  readonly isUnsaid?: true;
}

const SHIRTING = ["shirts", "dresses", "tops", "shorts", "underwear-and-socks", "bodysuits", "jumpsuits", "ties"];
const TAILORING = [
  "blazers",
  "suits",
  "coats",
  "pants",
  "skirts",
  "jackets",
  "shorts",
  "scarves",
  "hats",
  "ties",
  "jumpsuits",
];
const JERSEY = [
  "t-shirts",
  "tops",
  "sweaters",
  "knitwear",
  "polo-shirts",
  "sweatshirts",
  "dresses",
  "bodysuits",
  "underwear-and-socks",
];
const SILKS = ["dresses", "tops", "skirts", "shirts", "scarves", "swimwear", "jumpsuits", "ties", "bodysuits"];
const KNITS = ["sweaters", "knitwear", "hats", "gloves", "scarves", "underwear-and-socks", "dresses"];
const BAGS = [
  "tote-bags",
  "shoulder-bags",
  "crossbody-bags",
  "top-handle-bags",
  "clutches",
  "backpacks",
  "travel-bags",
];
const SMALL_LEATHER = ["wallets", "belts", "technology", "watches"];
const SHOES = ["boots", "pumps", "flats", "loafers", "sandals"];

const GOODS = [...BAGS, "wallets", "sneakers", "boots", "loafers"];
const LEATHER_GOODS = [...BAGS, ...SMALL_LEATHER, ...SHOES, "lace-ups", "sneakers", "umbrellas", "gloves"];
const WORN = ["tops", "underwear-and-socks", "bodysuits", "gloves", "jumpsuits", "polo-shirts", "sweaters", "knitwear"];

const LIGHT_CLOTH = [
  "cotton",
  "satin",
  "linen",
  "silk",
  "poplin",
  "jersey",
  "canvas",
  "chiffon",
  "crepe",
  "nylon",
  "viscose",
  "smooth",
  "lycra",
];
const COAT_CLOTH = ["wool", "cotton", "tweed", "flannel", "linen", "crepe", "canvas", "cashmere", "felt"];
const KNIT_CLOTH = ["knit", "wool", "cotton", "cashmere", "jersey", "rib", "fleece"];
const LEATHERS = ["leather", "patent", "calf", "grain"];
const CANVAS = ["canvas", "cotton", "nylon", "leather", "grain"];

type Row = readonly [
  names: readonly [key: string, word: string, zh: string],
  size: readonly [repeat: number, weight: number, stretch?: number],
  draw: () => Tile,
  palette: Palette,
  cloths: readonly string[],
  types: readonly string[],
];

/** For palettes without random choices. */
const none = (): number => 0;

/** Embossing changes only the shade: furrows, lit edges, saddles of the same leather. */
const skin: Palette = (base) => {
  const deep = luminance(base) > 0.6 ? 0.24 : 0.4;
  return [base, darker(base, deep), lighter(base, 0.16), darker(base, deep * 1.4)];
};
const studded: Palette = (base) => [base, rgb("#d8d3c6"), darker(base, 0.45)];
const houseCanvas: Palette = (base) => [base, tonal(base, none)[1] ?? base];
const threeBands: Palette = (base, random) => [base, sett(base, random)[1 + Math.floor(random() * 3)] ?? ECRU, ECRU];
const withLine: Palette = (base, random) => [...onBase(base, random).toReversed(), sett(base, random)[3] ?? base];
const diamonds: Palette = (base) => [base, kin(base, none)[3] ?? base, ECRU];

const ROWS: readonly Row[] = [
  [
    ["breton", "striped", "条纹"],
    [46, 4],
    breton,
    onEcru,
    [...LIGHT_CLOTH, ...KNIT_CLOTH],
    [...JERSEY, "swimwear", "scarves"],
  ],
  [
    ["fine-stripe", "fine-striped", "细条纹"],
    [17, 4],
    fineStripe,
    onEcru,
    LIGHT_CLOTH,
    [...SHIRTING, "pants", "skirts", "swimwear"],
  ],
  [["pinstripe", "pinstriped", "细竖纹"], [27, 4], pinstripe, tonal, COAT_CLOTH, TAILORING],
  [
    ["rugby", "block-striped", "宽条纹"],
    [168, 2],
    rugby,
    threeBands,
    [...KNIT_CLOTH, "cotton", "jersey"],
    [...JERSEY, "scarves", "hats"],
  ],
  [["gingham", "gingham", "格纹"], [44, 3], gingham, onEcru, LIGHT_CLOTH, [...SHIRTING, "skirts", "swimwear"]],
  [
    ["check", "checked", "方格纹"],
    [128, 3],
    check,
    withLine,
    [...COAT_CLOTH, "poplin"],
    [...TAILORING, "shirts", "dresses"],
  ],
  [["windowpane", "windowpane-check", "窗格纹"], [92, 2], windowpane, tonal, COAT_CLOTH, TAILORING],
  [["glen", "Prince of Wales check", "威尔士亲王格纹"], [104, 2], glen, withLine, COAT_CLOTH, TAILORING],
  [
    ["tartan", "tartan", "苏格兰格纹"],
    [176, 2],
    tartan,
    sett,
    [...COAT_CLOTH, "knit"],
    [...TAILORING, "shirts", "dresses", "umbrellas"],
  ],
  [
    ["houndstooth", "houndstooth", "千鸟格"],
    [37, 3],
    houndstooth,
    onEcru,
    [...COAT_CLOTH, "knit"],
    [...TAILORING, "dresses", "knitwear"],
  ],
  [["herringbone", "herringbone", "人字纹"], [30, 2], herringbone, tonal, COAT_CLOTH, TAILORING],
  [["polka", "polka-dot", "波点"], [62, 3], polka, onBase, LIGHT_CLOTH, [...SILKS, "umbrellas", "hats"]],
  [["pin-dot", "micro-dot", "小波点"], [26, 2], pinDot, onBase, LIGHT_CLOTH, [...SILKS, ...SHIRTING]],
  [["ditsy", "floral", "碎花"], [150, 4], ditsy, bouquet, LIGHT_CLOTH, [...SILKS, "hats", "skirts"]],
  [["bloom", "large-floral", "大花"], [330, 3], bloom, bouquet, LIGHT_CLOTH, [...SILKS, "umbrellas"]],
  [
    ["abstract", "abstract-print", "抽象印花"],
    [300, 3],
    abstract,
    studio,
    LIGHT_CLOTH,
    [...SILKS, "swimwear", "umbrellas", "technology"],
  ],
  [
    ["leopard", "leopard-print", "豹纹"],
    [230, 2],
    leopard,
    coat,
    [...LIGHT_CLOTH, "wool", "knit", "suede"],
    [...SILKS, "coats", "flats", "pumps", "shoulder-bags", "clutches", "hats"],
  ],
  [
    ["zebra", "zebra-print", "斑马纹"],
    [260, 1],
    zebra,
    onBase,
    [...LIGHT_CLOTH, "knit", "wool"],
    [...SILKS, "coats", "sweaters"],
  ],
  [
    ["camouflage", "camouflage", "迷彩"],
    [300, 1],
    camouflage,
    kin,
    ["cotton", "canvas", "nylon", "denim"],
    ["jackets", "pants", "shorts", "backpacks", "hats", "sweatshirts", "t-shirts", "sneakers"],
  ],
  [["argyle", "argyle", "菱形格纹"], [92, 2, 1.5], argyle, diamonds, KNIT_CLOTH, KNITS],
  [["paisley", "paisley", "佩斯利花纹"], [210, 2], paisley, bouquet, LIGHT_CLOTH, [...SILKS, "ties", "pants"]],
  [
    ["tweed", "tweed", "粗花呢"],
    [88, 3],
    tweed,
    kin,
    ["wool", "tweed", "flannel"],
    ["jackets", "blazers", "coats", "skirts", "suits", "hats", "shoulder-bags"],
  ],
  [["crocodile", "croc-effect", "鳄鱼纹"], [104, 4], crocodile, skin, LEATHERS, [...BAGS, ...SMALL_LEATHER, ...SHOES]],
  [["python", "python-effect", "蟒纹"], [140, 2], python, skin, LEATHERS, [...BAGS, ...SMALL_LEATHER, ...SHOES]],
  [
    ["monogram", "monogram", "印花"],
    [86, 3],
    monogram,
    houseCanvas,
    [...CANVAS, "satin", "knit"],
    [...BAGS, "wallets", "technology", "scarves"],
  ],
  [["plait", "woven", "编织"], [52, 3], plait, skin, LEATHERS, [...BAGS, "wallets", "flats", "sandals"]],
  [
    ["tortoise", "tortoiseshell", "玳瑁色"],
    [190, 4],
    tortoise,
    shell,
    ["acetate", "resin"],
    ["sunglasses", "technology"],
  ],
];

/** Surfaces in the colour of the material. */
const SURFACES: readonly Row[] = [
  [["quilting", "quilted", "绗缝"], [76, 2], quilting, skin, [...LEATHERS, "satin", "nylon", "suede"], LEATHER_GOODS],
  [
    ["channels", "channel-quilted", "条纹绗缝"],
    [54, 2],
    channels,
    skin,
    [...LEATHERS, "suede", "nylon", "cotton"],
    [...LEATHER_GOODS, "hats"],
  ],
  [["studs", "studded", "铆钉"], [60, 1], studs, studded, [...LEATHERS, "suede"], BAGS],
  [["perforation", "perforated", "打孔"], [34, 2], perforation, skin, [...LEATHERS, "suede"], LEATHER_GOODS],
  [["patches", "patchwork", "拼接"], [260, 1], patches, skin, [...LEATHERS, "suede", "canvas", "mesh"], GOODS],
  [["ribbing", "ribbed", "罗纹"], [22, 2], ribbing, skin, ["jersey", "knit"], WORN],
  [
    ["waffle", "waffle-knit", "华夫格"],
    [30, 2],
    waffle,
    skin,
    ["jersey", "knit", "cotton", "wool", "silk"],
    [...WORN, "hats", "scarves"],
  ],
  [["ripstop", "ripstop", "格纹防撕裂"], [58, 2], waffle, skin, ["nylon", "canvas", "mesh", "resin"], LEATHER_GOODS],
  [
    ["bias", "diagonal-rib", "斜纹"],
    [44, 2],
    diagonal,
    skin,
    ["nylon", "canvas", "resin", "wool", "silk", "cotton"],
    [...LEATHER_GOODS, "technology", "hats", "scarves"],
  ],
  [["horn", "horn-effect", "牛角纹"], [120, 3], horn, shell, ["acetate", "resin"], ["sunglasses", "technology"]],
  [["marble", "marbled", "大理石纹"], [210, 3], marble, shell, ["acetate", "resin"], ["sunglasses", "technology"]],
];

const printIn = ([[key, word, zh], [repeat, weight, stretch = 1], draw, palette, cloths, types]: Row): Print => ({
  key,
  word,
  zh,
  repeat,
  stretch,
  draw,
  palette,
  cloths,
  types,
  weight,
});

export const PRINTS: readonly Print[] = [
  ...ROWS.map(printIn),
  ...SURFACES.map((row) => ({ ...printIn(row), isUnsaid: true as const })),
];

const BY_KEY: ReadonlyMap<string, Print> = new Map(PRINTS.map((print) => [print.key, print]));

export const printOf = (key: string): Print | undefined => BY_KEY.get(key);

/** Plausible prints for a surface of a product type. */
export const printsFor = (productType: string, cloth: string): readonly Print[] =>
  PRINTS.filter((print) => print.types.includes(productType) && print.cloths.includes(cloth));
