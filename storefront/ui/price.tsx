// A price in the visitor's market, with the former price and the reduction.
import { priceWriter, type Price as PriceTag } from "#catalogue";
import { common } from "#locales/common";
import { useMessages } from "./language.tsx";
import styles from "./price.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type { PriceTag };

interface PriceProps extends PriceTag {
  /** Writes thousandths like the other amounts of a sum. */
  readonly write?: (thousandths: number) => string;
}

/** Inline elements only, so that it fits into any line of text. */
export function Price({ price, compareAt, percentOff, isFrom = false, isPrior, write }: PriceProps) {
  const say = useMessages(common);
  const amount = write ?? priceWriter(price, compareAt);
  const now = amount(price.thousandths);
  const shown = isFrom ? say("from", { price: now }) : now;
  // Isolated: in right-to-left text its signs would change sides.
  if (compareAt === undefined) return <bdi>{shown}</bdi>;
  return (
    <>
      <s className={styles.was}>
        <VisuallyHidden>{say("was")} </VisuallyHidden>
        <bdi>{amount(compareAt.thousandths)}</bdi>
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
      {isPrior && <small>{say("priorPrice", { price: amount(compareAt.thousandths) })}</small>}
    </>
  );
}

/** With a true minus sign, which aligns with tabular figures: −30%. */
const formatReduction = (percentOff: number): string => `−${percentOff}%`;
