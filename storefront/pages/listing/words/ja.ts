import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  productsOf: "{title}の商品",
  filters: "絞り込み",
  products: "商品",
  show: { other: "{count}点を表示" },
  items: { other: "{count}点" },
  upTo: "{total}点中{last}点",
  fromTo: "{total}点中{first}–{last}点",
  itemsShown: "表示中の商品",
  loading: "読み込み中",
  loadingProducts: "商品を読み込み中",
  loadMore: "もっと見る",
  moreFailed: "続きを読み込めませんでした。しばらくしてからもう一度お試しください。",
  earlier: "前の商品",
  backToTop: "ページの先頭へ",
  more: "もっと読む",
  less: "閉じる",
};
