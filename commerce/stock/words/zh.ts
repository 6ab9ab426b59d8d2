import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  subject: "已到货：{title}",
  text: "您曾请我们在 {vendor} 的 {title}（{size} 码）到货时通知您。现在已到货。",
  few: "数量可能不多，我们无法为您预留。",
  see: "查看您的尺码",
  note: "这是您要求的唯一一封邮件，我们不会再就此写信。",
};
