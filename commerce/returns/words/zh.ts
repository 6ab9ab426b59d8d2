import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  startedSubject: "您的退货 {number}",
  started: { other: "您将退回订单 {order} 中的 {count} 件商品。" },
  print: "请打印标签贴在包裹上，并于 {date} 前交寄。",
  thenGiftCard: "我们收到并确认无误后，会向您发送礼品卡。",
  thenPayment: "我们收到并确认无误后，款项将原路退回。",
  startedAction: "标签与进度",
  startedNote: "此链接无需登录即可查看您的退货，请勿转发。",
  cancelledSubject: "您的退货 {number} 已取消",
  cancelled: "您已取消此次退货，无需寄回任何商品。",
  another: "在退货期限内，您可以重新申请。",
  receivedSubject: "我们已收到您的退货 {number}",
  received: "您的包裹已到达。我们会检查商品，并在三个工作日内再次给您写信。",
  refundedSubject: "退货 {number} 的退款",
  onGiftCard: "我们已将 {amount} 存入礼品卡，并会另发邮件给您。",
  goesBack: "{amount} 将退回您的付款账户。银行最长可能需要十天才能显示。",
  lessThanAll: "您申报的商品未全部寄回，或部分不符合退货条件，因此退款少于全额。",
  refusedSubject: "我们无法接受您的退货 {number}",
  refused: "我们检查了您的包裹，无法接受其中的商品退货。",
  reason: "原因：{reason}",
  onItsWay: "商品正在寄回给您。如有异议，请回复此邮件。",
  cardMessage: "退货 {number} 的退款",
};
