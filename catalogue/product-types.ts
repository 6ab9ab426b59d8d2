// Product types with their slugs, names and top category. Data only.

export type TopCategory = "clothing" | "shoes" | "bags" | "accessories";

export interface ProductType {
  readonly slug: string;
  readonly name: string;
  readonly zh: string;
  readonly category: TopCategory;
}

const types = (
  category: TopCategory,
  rows: readonly (readonly [slug: string, name: string, zh: string])[],
): ProductType[] => rows.map(([slug, name, zh]) => ({ slug, name, zh, category }));

export const PRODUCT_TYPES: readonly ProductType[] = [
  ...types("clothing", [
    ["coats", "Coats", "大衣"],
    ["jackets", "Jackets", "夹克"],
    ["blazers", "Blazers", "西装外套"],
    ["suits", "Suits", "西装套装"],
    ["dresses", "Dresses", "连衣裙"],
    ["jumpsuits", "Jumpsuits", "连体裤"],
    ["tops", "Tops", "上衣"],
    ["t-shirts", "T-Shirts", "T恤"],
    ["shirts", "Shirts", "衬衫"],
    ["polo-shirts", "Polo Shirts", "Polo衫"],
    ["sweaters", "Sweaters", "毛衣"],
    ["knitwear", "Knitwear", "针织衫"],
    ["sweatshirts", "Sweatshirts", "卫衣"],
    ["pants", "Pants", "长裤"],
    ["jeans", "Jeans", "牛仔裤"],
    ["shorts", "Shorts", "短裤"],
    ["skirts", "Skirts", "半身裙"],
    ["swimwear", "Swimwear", "泳装"],
    ["underwear-and-socks", "Underwear And Socks", "内衣与袜子"],
    ["bodysuits", "Bodysuits", "连体衣"],
  ]),
  ...types("shoes", [
    ["sneakers", "Sneakers", "运动鞋"],
    ["boots", "Boots", "靴子"],
    ["sandals", "Sandals", "凉鞋"],
    ["pumps", "Pumps", "高跟鞋"],
    ["flats", "Flats", "平底鞋"],
    ["loafers", "Loafers", "乐福鞋"],
    ["lace-ups", "Lace-Ups", "系带鞋"],
  ]),
  ...types("bags", [
    ["tote-bags", "Tote Bags", "托特包"],
    ["shoulder-bags", "Shoulder Bags", "肩背包"],
    ["crossbody-bags", "Crossbody Bags", "斜挎包"],
    ["top-handle-bags", "Top Handle Bags", "手提包"],
    ["clutches", "Clutches", "手拿包"],
    ["backpacks", "Backpacks", "双肩包"],
    ["travel-bags", "Travel Bags", "旅行包"],
  ]),
  ...types("accessories", [
    ["belts", "Belts", "腰带"],
    ["hats", "Hats", "帽子"],
    ["gloves", "Gloves", "手套"],
    ["scarves", "Scarves", "围巾"],
    ["sunglasses", "Sunglasses", "太阳镜"],
    ["watches", "Watches", "腕表"],
    ["rings", "Rings", "戒指"],
    ["necklaces", "Necklaces", "项链"],
    ["earrings", "Earrings", "耳环"],
    ["bracelets", "Bracelets", "手链"],
    ["wallets", "Wallets", "钱包"],
    ["ties", "Ties", "领带"],
    ["umbrellas", "Umbrellas", "雨伞"],
    ["technology", "Technology", "数码配件"],
  ]),
];
