import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  full: "心愿单已满",
  wishlist: "心愿单",
  counted: { other: "心愿单，{count} 件商品" },
};
