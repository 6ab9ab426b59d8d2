// The rating of a product: average, distribution of stars, and fit.
import { numberIn } from "#catalogue";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { Rich, useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { productReviews } from "#locales/product-reviews";
import { tenthsIn } from "./review-summary.tsx";
import type { RatingData } from "./reviews-data.ts";
import { Stars } from "./stars.tsx";
import styles from "./rating-overview.module.css";

interface Props {
  readonly ratings: RatingData;
  /** For one star to five: the list of those alone. */
  readonly starLinks?: readonly (string | null)[];
  readonly rating?: number | null;
}

export function RatingOverview({ ratings, starLinks, rating = null }: Props) {
  const say = useMessages(productReviews);
  const language = useLanguage();
  const { count, average, distribution, fit } = ratings;
  return (
    <div className={styles.overview}>
      <p className={styles.average}>
        <span className={styles.number}>{tenthsIn(language, average)}</span>
        <span className={styles.stars}>
          <Stars rating={average} large />
          <span>{say("count", { count })}</span>
        </span>
      </p>
      <ul className={styles.bars}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <Bar
            key={stars}
            stars={stars}
            count={distribution[stars - 1] ?? 0}
            of={count}
            href={starLinks?.[stars - 1] ?? undefined}
            isCurrent={rating === stars}
          />
        ))}
      </ul>
      {fit && <FitScale fit={fit} />}
    </div>
  );
}

interface BarProps {
  readonly stars: number;
  readonly count: number;
  readonly of: number;
  readonly href: string | undefined;
  readonly isCurrent: boolean;
}

function Bar({ stars, count, of, href, isCurrent }: BarProps) {
  const say = useMessages(productReviews);
  const row = (
    <>
      <span className={styles.star}>
        <span aria-hidden="true">{stars}</span>
        <VisuallyHidden>{say("stars", { count: stars })} </VisuallyHidden>
      </span>
      <svg className={styles.track} aria-hidden="true" focusable="false">
        <rect width={`${of === 0 ? 0 : (count / of) * 100}%`} height="2" />
      </svg>
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{say("count", { count })}</VisuallyHidden>
      </span>
    </>
  );
  return (
    <li>
      {href ? (
        <a className={styles.bar} href={href} aria-current={isCurrent ? "true" : undefined}>
          {row}
        </a>
      ) : (
        <span className={styles.bar}>{row}</span>
      )}
    </li>
  );
}

/** The fit on a scale from small to large. */
function FitScale({ fit: { fit, said, all, place } }: { readonly fit: NonNullable<RatingData["fit"]> }) {
  const say = useMessages(productReviews);
  const language = useLanguage();
  return (
    <div className={styles.fit}>
      <p>
        <Rich
          text={say.raw("fits")}
          fit={<strong>{say(fit)}</strong>}
          said={numberIn(language, said)}
          all={numberIn(language, all)}
        />
      </p>
      <svg className={styles.scale} aria-hidden="true" focusable="false">
        <rect width="100%" y="4" height="2" />
        {/* From 2 to 98 %, so that the circle is never cut off. */}
        <circle cx={`${2 + place * 0.96}%`} cy="5" r="5" />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{say("small")}</span>
        <span>{say("right")}</span>
        <span>{say("large")}</span>
      </p>
    </div>
  );
}
