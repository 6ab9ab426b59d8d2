import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ja: Words<typeof en> = {
  confirmSubject: "メールアドレスをご確認ください",
  confirmWelcome: "Vitrine へようこそ。",
  confirmText:
    "お選びになったパスワードで {email} がお客様のアドレスであることをご確認ください。アカウントがご利用いただけるようになります。",
  confirmAction: "アドレスを確認する",
  confirmNote:
    "リンクの有効期限は 24 時間です。お心当たりがない場合は、何もなさらないでください。ご確認なしにアカウントが作成されることはありません。",
  takenSubject: "すでにアカウントをお持ちです",
  takenText: "このメールアドレスで新規登録のお手続きがありましたが、すでにアカウントが登録されています。",
  takenForgotten: "パスワードをお忘れの場合は、新しいパスワードを設定してください：{address}",
  takenAction: "ログイン",
  takenNote: "お心当たりがない場合は、何もなさらないでください。アカウントに変更はありません。",
  resetSubject: "新しいパスワードの設定",
  resetText: "Vitrine アカウントの新しいパスワードのお申し込みがありました。",
  resetNote:
    "リンクは 1 時間有効で、一度だけご利用いただけます。お心当たりがない場合は、何もなさらないでください。パスワードは変わりません。",
  changedSubject: "パスワードが変更されました",
  changedText: "Vitrine アカウントのパスワードが変更され、ほかの端末はすべてログアウトされました。",
  changedFine: "ご本人による変更であれば、お手続きは必要ありません。",
  changedAction: "心当たりがありません",
};
