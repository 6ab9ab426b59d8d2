// The rating of a product in one line, which links to the reviews below.
import type { LanguageCode } from "#catalogue";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { productReviews } from "#locales/product-reviews";
import type { RatingData } from "./reviews-data.ts";
import { Stars } from "./stars.tsx";
import styles from "./review-summary.module.css";

interface Props {
  readonly ratings: Pick<RatingData, "count" | "average">;
  /** The reviews: "#reviews" on the product's own page. */
  readonly href: string;
}

/** Renders nothing without ratings. */
export function ReviewSummary({ ratings: { count, average }, href }: Props) {
  const say = useMessages(productReviews);
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <a className={styles.summary} href={href}>
      <Stars rating={average} />
      <span className={styles.average}>{tenthsIn(language, average)}</span>
      <span className={styles.count}>{say("count", { count })}</span>
    </a>
  );
}

/** "4.5", as the language writes it. */
export const tenthsIn = (language: LanguageCode, value: number): string =>
  value.toLocaleString(`${language}-u-nu-latn`, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
