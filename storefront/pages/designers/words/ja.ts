import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  designers: "デザイナー",
  designersFor: "{department}のデザイナー",
  description: { other: "{title}：Vitrineで取り扱う全{count}ブランドをAからZまで。" },
  search: "デザイナーを検索",
  searchAmong: { other: "{count}のデザイナーから検索" },
  none: "「{query}」に該当するデザイナーはいません。",
  showAll: "すべてのデザイナーを表示",
  byDepartment: "カテゴリー別デザイナー",
  all: "すべて",
  byLetter: "頭文字でデザイナーを探す",
  signs: "数字・記号",
};
