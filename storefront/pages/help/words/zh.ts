import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  help: "帮助",
  updated: "最后更新：{date}",
  perhaps: "或许其中之一正是您要找的，您也可以用自己的话提问。",
  answers: "解答",
  nothing: "没有找到与“{find}”相关的内容。请减少词语，或从下方选择。",
  found: { other: "与“{find}”相关的 {count} 条解答" },
  search: "搜索帮助",
  description: "关于订单、配送、退货、尺码与支付的解答，以及联系方式。",
  missing: "没有此页面",
  missingDescription: "帮助中心没有这个名称的页面。",
  orders: "订单",
  returns: "退货",
  shopping: "尺码",
  about: "Vitrine",
  legal: "法律信息",
  startReturn: "申请退货",
  designers: "设计师",
  inEnglish: "本文为英文。",
};
