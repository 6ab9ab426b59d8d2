import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  add: "加入购物袋",
  adding: "正在加入……",
  added: "已加入购物袋",
  soldOut: "已售罄",
  chooseSize: "请先选择尺码。",
  unreached: "操作未能送达商店。请检查网络连接后重试。",
};
