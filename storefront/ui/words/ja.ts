import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  breadcrumb: "パンくずリスト",
  close: "閉じる",
  optional: "（任意）",
  was: "通常価格",
  now: "現在の価格",
  newSeason: "新シーズン",
  search: "検索",
  searchHere: "検索…",
  submitSearch: "検索を実行します。",
  clearSearch: "検索内容を消去します。",
  save: "{title}をお気に入りに追加",
  notSaved: "保存できませんでした。しばらくしてからもう一度お試しください。",
};
