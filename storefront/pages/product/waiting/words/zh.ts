import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  noted: "谢谢。到货后，我们将发送一封邮件至 {email}。",
  notedIn: "谢谢。{size} 到货后，我们将发送一封邮件至 {email}。",
  soldOut: "该商品已售罄。",
  soldOutIn: "{size} 已售罄。",
  leave: "{soldOut}留下您的邮箱，到货后我们会通知您。",
  leaveAny: "您想要的尺码已售罄？留下您的邮箱，到货后我们会通知您。",
  size: "尺码",
  email: "邮箱地址",
  submit: "到货通知我",
  sending: "请稍候",
  "invalid-email": "请按 name@example.com 的格式填写邮箱。",
  "in-stock": "该商品已到货：刷新页面即可购买。",
  "no-such-size": "该尺码已不再提供。",
  limited: "您请求的尺码过多，请一小时后再试。",
};
