import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  help: "ヘルプ",
  updated: "最終更新日：{date}",
  perhaps: "お探しのページはこちらでしょうか。お好きな言葉で検索もできます。",
  answers: "回答",
  nothing: "「{find}」に関する内容は見つかりませんでした。言葉を減らすか、下からお選びください。",
  found: { other: "「{find}」に関する回答 {count} 件" },
  search: "ヘルプを検索",
  description: "ご注文、配送、返品、サイズ、お支払いに関するご案内とお問い合わせ先。",
  missing: "このページはありません",
  missingDescription: "ヘルプにこの名前のページはありません。",
  orders: "ご注文",
  returns: "返品",
  shopping: "サイズ",
  about: "Vitrine",
  legal: "規約・法的情報",
  startReturn: "返品を申し込む",
  designers: "デザイナー",
  inEnglish: "本文は英語です。",
};
