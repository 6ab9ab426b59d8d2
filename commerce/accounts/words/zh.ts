import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const zh: Words<typeof en> = {
  confirmSubject: "请确认您的电子邮箱",
  confirmWelcome: "欢迎来到 Vitrine。",
  confirmText: "请用您设置的密码确认 {email} 是您的邮箱，账户即可启用。",
  confirmAction: "确认邮箱",
  confirmNote: "链接 24 小时内有效。如果您没有注册，无需任何操作：未经您确认，账户不会建立。",
  takenSubject: "您已拥有账户",
  takenText: "有人（很可能是您本人）用此邮箱注册，但该邮箱已有账户。",
  takenForgotten: "如果您忘记了密码，请在此设置新密码：{address}",
  takenAction: "登录",
  takenNote: "如果不是您本人操作，请忽略此邮件：您的账户没有任何变化。",
  resetSubject: "设置新密码",
  resetText: "您申请为 Vitrine 账户设置新密码。",
  resetNote: "链接一小时内有效，且只能使用一次。如果您没有申请，请忽略此邮件：您的密码不会改变。",
  changedSubject: "您的密码已更改",
  changedText: "您的 Vitrine 账户密码刚刚更改，其他设备均已退出登录。",
  changedFine: "如果是您本人操作，无需任何处理。",
  changedAction: "不是我本人操作",
};
