import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  back: "戻る",
  clear: "クリア",
  noItems: "0点",
  all: "すべて",
  allNumber: "すべて（{number}）",
  any: "指定なし",
  categoryFirst: "先にカテゴリーを選択",
  allKids: "キッズすべて",
  allDepartments: "すべて",
  allCategories: "すべてのカテゴリー",
  allTypes: "すべての種類",
  jump: "頭文字へ移動",
  optionsFailed: "現在、選択肢を表示できません。",
  retry: "もう一度試す",
  minProblem: "上限価格を超えていたため、消去しました。",
  maxProblem: "下限価格を下回っていたため、消去しました。",
};
