import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  placedSubject: "您的订单 {number}",
  thanks: "感谢您的订购。",
  ready: "我们正在准备您的订单，发货时会给您写信。",
  readyStandard: "我们正在准备您的订单，发货时会给您写信；标准配送需要 {from} 至 {to} 个工作日。",
  readyExpress: "我们正在准备您的订单，发货时会给您写信；快速配送需要 {from} 至 {to} 个工作日。",
  byMail: "无需等待：礼品卡通过电子邮件发送。",
  delivery: "配送",
  total: "合计",
  giftCard: "礼品卡支付",
  address: "收货地址",
  see: "查看订单",
  placedNote: "订单号 {number}。发货前您可以取消订单。",
  shippedSubject: "您的订单 {number} 已发货",
  shipped: "您的包裹已经寄出。",
  tracking: "物流单号：{tracking}。",
  goesTo: "寄往：{address}。",
  cancelledSubject: "您的订单 {number} 已取消",
  cancelled: "您的订单已取消。",
  soldOut: "您的付款到达时，最后一件已经售出，我们未能为您保留订单，非常抱歉。",
  goesBack: "{amount} 将原路退回。银行最长可能需要十天。",
  nothingPaid: "您没有支付任何款项。",
  refundSubject: "订单 {number} 的退款",
};
