// A price as the visitor's market has it; a reduced one with what it was and how much is off.
import { formatPrice, type Price as PriceTag } from "#catalogue";
import styles from "./price.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type { PriceTag };

/** Renders inline parts only, so that it can stand in any line of text. */
export function Price({ price, compareAt, percentOff }: PriceTag) {
  if (compareAt === undefined) return <span>{formatPrice(price)}</span>;
  return (
    <>
      <s className={styles.was}>
        <VisuallyHidden>Was </VisuallyHidden>
        {formatPrice(compareAt)}
      </s>
      <span className={styles.now}>
        <VisuallyHidden>now </VisuallyHidden>
        {formatPrice(price)}
      </span>
      {percentOff !== undefined && <span className={styles.now}>{formatReduction(percentOff)}</span>}
    </>
  );
}

/** With a true minus sign, which aligns with tabular figures: −30%. */
export const formatReduction = (percentOff: number): string => `−${percentOff}%`;
