import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  subject: "{from} 送您一张 {worth} 的礼品卡",
  dear: "尊敬的 {name}：",
  hello: "您好：",
  text: "{from} 送您一张 {worth} 的 Vitrine 礼品卡。",
  message: "“{message}”",
  how: "结账时输入此代码即可使用。未用完的金额会保留在卡中。",
  see: "查看礼品卡",
  note: "请像保管现金一样保管此代码：持有者即可使用。礼品卡永久有效。",
  sentSubject: "您的礼品卡已发送给 {name}",
  sent: "我们已在您选定的日期将 {worth} 的礼品卡发送给 {name}。",
};
