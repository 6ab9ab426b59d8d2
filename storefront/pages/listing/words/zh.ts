import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  productsOf: "{title}，商品",
  filters: "筛选条件",
  products: "商品",
  show: { other: "查看 {count} 件商品" },
  items: { other: "{count} 件商品" },
  upTo: "{last} / {total}",
  fromTo: "{first}–{last} / {total}",
  itemsShown: "已显示的商品",
  loading: "加载中",
  loadingProducts: "正在加载商品",
  loadMore: "加载更多",
  moreFailed: "无法加载更多商品，请稍后再试。",
  earlier: "查看之前的商品",
  backToTop: "返回顶部",
  more: "展开",
  less: "收起",
};
