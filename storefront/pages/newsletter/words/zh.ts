import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  newsletter: "电子报",
  text: "每周一次，新品与故事。",
  email: "电子邮箱",
  invalid: "请按 name@example.com 的格式填写。",
  subscribe: "订阅",
  thanks: "谢谢",
  subscribed: "我们将每周一次把新品与故事发送至 {email}。",
  back: "返回商店",
};
