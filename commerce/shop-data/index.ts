// Everything that a merchant decides about the shop, as one document: taxonomy, content and settings (docs/shop-folder.md).

export { changeShop, changeShopOf, readShop, type PartError, type ShopChange } from "./shop-data.ts";
export { PART_NAMES, shopSchemas } from "./parts.ts";
