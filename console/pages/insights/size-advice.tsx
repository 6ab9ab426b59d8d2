// Backtest of the size advice: each buyer's verdict compared with the advice from all other buyers.

import type { Backtest } from "#commerce/fit";
import { useMessages } from "#storefront/ui/language.tsx";
import { insights as texts } from "../../locales/generated/insights.ts";
import { Section } from "../../ui/page.tsx";
import { writeRate } from "./change.ts";
import { writeCount } from "./figures.tsx";
import styles from "./insights.module.css";

export function SizeAdvice({ backtest }: { readonly backtest: Backtest }) {
  const say = useMessages(texts);
  const { buyers, advised, agreed, trueToSize } = backtest;
  if (advised === 0) {
    return (
      <Section title={say("sizeAdvice")}>
        <p className={styles.quiet}>{say(buyers === 0 ? "noFits" : "noAdvice", { count: buyers })}</p>
      </Section>
    );
  }
  const [right, plain] = [writeRate(agreed / advised), writeRate(trueToSize / advised)];
  const figures = [
    { label: say("fitBuyers"), value: writeCount(buyers) },
    { label: say("fitAdvised"), value: writeCount(advised), share: writeRate(advised / buyers) },
    { label: say("fitAgreed"), value: writeCount(agreed), share: right },
    { label: say("fitTrueToSize"), value: writeCount(trueToSize), share: plain },
  ];
  return (
    <Section title={say("sizeAdvice")}>
      <div className={styles.sales}>
        <p className={styles.quiet}>{say("backtest")}</p>
        <dl className={styles.figures}>
          {figures.map(({ label, value, share = "" }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd>{share}</dd>
            </div>
          ))}
        </dl>
        <p>{say(agreed > trueToSize ? "advicePays" : "adviceDoesNotPay", { right, plain })}</p>
      </div>
    </Section>
  );
}
