import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  newest: "最近收藏",
  "price-high": "价格从高到低",
  "price-low": "价格从低到高",
  designer: "设计师 A–Z",
  "new-arrivals": "新品上市",
  women: "女士",
  men: "男士",
  kids: "童装",
  noForm: "该表单不属于此页面。",
  notSaved: "无法收藏：您的心愿单已满，或商品已下架。",
  tooMany: "您的网络创建的心愿单过多。请登录，或一小时后再试。",
  noList: "没有可更改的心愿单。",
  saveFirst: "请先收藏商品，再进行分享。",
  "no-such-cart": "您的购物袋已过期，请重试。",
  "no-such-item": "该商品已不在您的心愿单中。",
  "no-such-size": "请先选择尺码。",
};
