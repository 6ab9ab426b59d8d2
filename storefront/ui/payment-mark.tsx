// Marks of payment methods: the method's name as a word, because the providers' logos are theirs.
import type { PaymentMethod } from "#catalogue";
import styles from "./payment-mark.module.css";

const WORDS: Readonly<Partial<Record<PaymentMethod, string>>> = {
  "apple-pay": "Apple Pay",
  "google-pay": "G Pay",
  paypal: "PayPal",
  link: "link",
  klarna: "Klarna.",
  alipay: "支付宝",
  "wechat-pay": "微信支付",
};

/** Decorative: the name is beside it, or labels the button that it is in. */
export function PaymentMark({ method }: { readonly method: PaymentMethod }) {
  const word = WORDS[method];
  return word === undefined ? null : (
    <span className={styles.mark} aria-hidden="true" dir="ltr">
      {word}
    </span>
  );
}
