import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  notBought: "只有购买者可以评价。如果您用其他账户购买，请登录该账户。",
  tooManyVotes: "投票次数过多，请一小时后再来。",
  rating: "请选择一至五星。",
  author: "请输入署名，至少 2 个字符。",
  title: "请用几个字概括。",
  text: "请告诉大家您的感受。",
  fit: "请选择尺码感受，或留空。",
  tooShort: "内容太短，请再写一些。",
  tooLong: "内容过长，请删减一些。",
  link: "请勿填写网址或邮箱。",
  markup: "请输入纯文本，不要使用 HTML。",
  newest: "最新",
  highest: "评分最高",
  lowest: "评分最低",
  helpful: "最有用",
  size: "尺码 {size}",
  fitsSmall: "偏小",
  fitsRight: "尺码标准",
  fitsLarge: "偏大",
};
