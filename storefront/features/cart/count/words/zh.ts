import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  bag: "购物袋",
  withItems: { other: "购物袋，{count} 件商品" },
};
