import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  full: "お気に入りが上限に達しました",
  wishlist: "お気に入り",
  counted: { other: "お気に入り、{count}点" },
};
