// A price in the visitor's market, with the former price and the reduction.
import { formatMoney, type Price as PriceTag } from "#catalogue";
import { common } from "#locales/common";
import { useMessages } from "./language.tsx";
import styles from "./price.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type { PriceTag };

/** Inline elements only, so that it fits into any line of text. */
export function Price({ price, compareAt, percentOff, isFrom = false, isPrior }: PriceTag) {
  const say = useMessages(common);
  const shown = isFrom ? say("from", { price: formatMoney(price) }) : formatMoney(price);
  // Isolated: in right-to-left text its signs would change sides.
  if (compareAt === undefined) return <bdi>{shown}</bdi>;
  return (
    <>
      <s className={styles.was}>
        <VisuallyHidden>{say("was")} </VisuallyHidden>
        <bdi>{formatMoney(compareAt)}</bdi>
      </s>
      <span className={styles.now}>
        <VisuallyHidden>{say("now")} </VisuallyHidden>
        <bdi>{shown}</bdi>
      </span>
      {percentOff !== undefined && (
        <bdi dir="ltr" className={styles.now}>
          {formatReduction(percentOff)}
        </bdi>
      )}
      {isPrior && <small>{say("priorPrice", { price: formatMoney(compareAt) })}</small>}
    </>
  );
}

/** With a true minus sign, which aligns with tabular figures: −30%. */
const formatReduction = (percentOff: number): string => `−${percentOff}%`;
