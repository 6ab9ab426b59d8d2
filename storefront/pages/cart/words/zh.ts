import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  changed: "您购物袋中的部分商品有变动，我们已在各商品旁注明。如无异议，请继续结算。",
  summary: "订单摘要",
  signIn: "登录",
  everywhere: "{signIn}后可在所有设备上查看此购物袋，也可以访客身份结算。",
  elsewhere: "在其他设备加入过商品？请{signIn}。",
  removed: "已从购物袋中移除。",
  toBegin: "为您推荐",
};
