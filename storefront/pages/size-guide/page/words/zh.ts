import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  women: "女士",
  men: "男士",
  kids: "儿童",
  womenTitle: "女士尺码指南",
  menTitle: "男士尺码指南",
  kidsTitle: "儿童尺码指南",
  description: "{title}：服装、鞋履与配饰在各体系中的尺码，附身体尺寸及测量方法。",
  help: "帮助",
  lead: "选择一列，即可用该体系查看所有尺码表；我们会在列表和商品页记住您的选择。尺码以设计师缝制的为准，版型各有不同：{fit}，或{contact}。",
  leadFit: "了解用语含义",
  leadContact: "请我们为您测量单品",
  guides: "尺码指南",
  charts: "尺码表",
};
