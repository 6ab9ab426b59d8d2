// How a product is rated, in one line for the column beside its pictures: a way to its reviews further down.
import type { RatingData } from "./reviews-data.ts";
import { Stars } from "./stars.tsx";
import styles from "./review-summary.module.css";

interface Props {
  readonly ratings: Pick<RatingData, "count" | "average">;
  /** The reviews: "#reviews" on the product's own page. */
  readonly href: string;
}

/** Nothing for a product that nobody has rated. */
export function ReviewSummary({ ratings: { count, average }, href }: Props) {
  if (count === 0) return null;
  return (
    <a className={styles.summary} href={href}>
      <Stars rating={average} />
      <span className={styles.average}>{average.toFixed(1)}</span>
      <span className={styles.count}>{countOf(count)}</span>
    </a>
  );
}

export const countOf = (count: number): string => (count === 1 ? "1 review" : `${count.toLocaleString("en")} reviews`);
