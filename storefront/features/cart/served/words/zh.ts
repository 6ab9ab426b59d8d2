import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  gonePiece: "已下架商品",
  giftFor: "赠予 {name}",
  delivery: "配送",
  deliveryTo: "配送至{country}",
  days: { other: "{from}–{count} 个工作日" },
  noForm: "该表单不属于此页面。",
  chooseSize: "请先选择尺码。",
  notThere: "该商品已不在您的购物袋中。",
  notMoved: "无法移动：您的心愿单已满，或商品已下架。",
  onlyLeft: { other: "仅剩 {count} 件。" },
  "invalid-quantity": "请输入有效的数量。",
  unavailable: "该商品已下架。",
  "out-of-stock": "该尺码刚刚售罄。",
  "not-enough": "该尺码库存不足：剩余商品已全部在您的购物袋中。",
  limit: "同一尺码最多可加入十件。",
  full: "您的购物袋已满：最多可容纳一百种商品。",
  tooManyBags: "您的网络创建的购物袋过多。请登录，或一小时后再试。",
};
