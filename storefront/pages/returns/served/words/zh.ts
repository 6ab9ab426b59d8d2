import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  requested: "等待您的包裹",
  sent: "寄送途中",
  received: "已收到",
  refunded: "已退款",
  refused: "未接受",
  cancelled: "已取消",
  requestedNext: "请打印标签贴在包裹上，并在任一邮局或代收点交寄。",
  sentNext: "收到后我们会立即给您写信，通常在五个工作日内。",
  receivedNext: "我们正在检查商品，将在三个工作日内退款。",
  refundedNext: "款项已退出。银行最长可能需要十天才能显示；礼品卡会立即通过邮件发送。",
  refusedNext: "我们未能接受退货，原因已写信告知您。",
  cancelledNext: "无需寄回任何商品。在退货期限内，您可以重新申请。",
  some: "{announced} 件中的 {accepted} 件",
  tooLateNow: "现在已无法进行此操作。",
  enterNumber: "请输入订单号，例如 V0123456789。",
  enterEmail: "请输入下单时使用的邮箱。",
  unknown: "未找到与此订单号和邮箱相符的订单。两者都在订单确认邮件中。",
  nothingChosen: "请选择要退回的商品。",
  noReason: "请为每件商品选择原因。",
  tooMany: "可退数量已减少，请检查您的选择。",
  notDelivered: "此订单尚未送达。送达后，您可以退回不想保留的商品。",
  tooLate: "此订单的退货期限为 {date}。",
  nothingLeft: "此订单中可退的商品均已退回或正在退回途中。",
};
