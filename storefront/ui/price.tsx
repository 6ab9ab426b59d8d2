// A price as the visitor's market has it; a reduced one with what it was and how much is off.
import { formatPrice, type Price as PriceTag } from "#catalogue";
import { common } from "#locales/common";
import { useMessages } from "./language.tsx";
import styles from "./price.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type { PriceTag };

/** Renders inline parts only, so that it can stand in any line of text. */
export function Price({ price, compareAt, percentOff }: PriceTag) {
  const say = useMessages(common);
  // Isolated from the text around it: in a line from right to left its signs would change sides.
  if (compareAt === undefined) return <bdi>{formatPrice(price)}</bdi>;
  return (
    <>
      <s className={styles.was}>
        <VisuallyHidden>{say("was")} </VisuallyHidden>
        <bdi>{formatPrice(compareAt)}</bdi>
      </s>
      <span className={styles.now}>
        <VisuallyHidden>{say("now")} </VisuallyHidden>
        <bdi>{formatPrice(price)}</bdi>
      </span>
      {percentOff !== undefined && (
        <bdi dir="ltr" className={styles.now}>
          {formatReduction(percentOff)}
        </bdi>
      )}
    </>
  );
}

/** With a true minus sign, which aligns with tabular figures: −30%. */
export const formatReduction = (percentOff: number): string => `−${percentOff}%`;
