import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  missingTitle: "ページが見つかりません",
  missingText: "完売して掲載を終了したか、アドレスに誤りがあります。検索するか、こちらからお進みください。",
  failedTitle: "問題が発生しました",
  failedText: "当店側の不具合です。しばらくしてからもう一度お試しください。操作内容は失われていません。",
  retry: "もう一度試す",
  newArrivals: "新着",
  women: "ウィメンズ",
  men: "メンズ",
  kids: "キッズ",
  sale: "セール",
};
