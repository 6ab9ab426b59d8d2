import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  missingTitle: "页面不存在",
  missingText: "商品可能已售罄下架，或网址有误。您可以搜索，或从这里继续浏览。",
  failedTitle: "出错了",
  failedText: "这是我们的问题。请稍后再试，您的操作不会丢失。",
  retry: "重试",
  newArrivals: "新品",
  women: "女士",
  men: "男士",
  kids: "儿童",
  sale: "折扣",
};
