import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  title: "评价",
  none: "还没有人评价。如果您已购买，欢迎写下第一条评价。",
  write: "撰写评价",
  count: { other: "{count} 条评价" },
  readAll: { other: "查看全部 {count} 条评价" },
  stars: { other: "{count} 星" },
  outOf: "{rating} 星（满分 5 星）",
  fits: "{said} 位买家认为{fit}",
  fitsSmall: "偏小",
  fitsRight: "尺码标准",
  fitsLarge: "偏大",
  small: "偏小",
  right: "尺码标准",
  large: "偏大",
  edited: "{date}，已编辑",
  verified: "已验证买家",
  thanks: "谢谢",
  thanksMany: { other: "谢谢：{count} 人觉得有用" },
  helpful: "有用",
  helpfulCount: "有用（{votes}）",
  report: "举报",
  reported: "已举报，谢谢",
};
