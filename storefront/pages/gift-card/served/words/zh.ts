import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  betweenFractions: "{least} 至 {most}，不含小数。",
  betweenCents: "{least} 至 {most}，整数金额。",
  bagFull: "购物袋已满。请取出一些商品，或先结账。",
  unknown: "未找到此代码的礼品卡，请与邮件核对。",
  issued: "已发出",
  spent: "用于订单",
  refunded: "已退回",
  cancelled: "已取消",
  amount: "请输入整数金额。",
  recipientName: "请输入收件人姓名。",
  recipientEmail: "请输入收件人邮箱，例如 name@example.com。",
  senderName: "请输入您的姓名，让对方知道是谁送的。",
  message: "请写下留言，或留空。",
  deliverOn: "请选择从今天起一年内的日期。",
  outOfBounds: "请选择 {least} 至 {most} 之间的金额。",
  tooLong: "内容过长，请删减一些。",
  link: "请勿填写网址或邮箱。",
};
