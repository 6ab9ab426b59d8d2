// What all reviews of a product say together: the average, how many gave how many stars, and how it fits.
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { countOf } from "./review-summary.tsx";
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
  const { count, average, distribution, fit } = ratings;
  return (
    <div className={styles.overview}>
      <p className={styles.average}>
        <span className={styles.number}>{average.toFixed(1)}</span>
        <span className={styles.stars}>
          <Stars rating={average} large />
          <span>{countOf(count)}</span>
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
  const row = (
    <>
      <span className={styles.star}>
        {stars}
        <VisuallyHidden> {stars === 1 ? "star" : "stars"}</VisuallyHidden>
      </span>
      <svg className={styles.track} aria-hidden="true" focusable="false">
        <rect width={`${of === 0 ? 0 : (count / of) * 100}%`} height="2" />
      </svg>
      <span className={styles.count}>
        {count}
        <VisuallyHidden> {count === 1 ? "review" : "reviews"}</VisuallyHidden>
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

/** Where those who said how it fits put it, from small to large. */
function FitScale({ fit: { small, right, large } }: { readonly fit: NonNullable<RatingData["fit"]> }) {
  const said = small + right + large;
  const place = ((large - small) / said + 1) * 50;
  const words = place < 35 ? "small" : place > 65 ? "large" : "true to size";
  return (
    <div className={styles.fit}>
      <p>
        Fits <strong>{words}</strong>, say {said} of those who wrote
      </p>
      <svg className={styles.scale} aria-hidden="true" focusable="false">
        <rect width="100%" y="4" height="2" />
        {/* Its middle goes from one end to the other, whole. */}
        <circle cx={`${2 + place * 0.96}%`} cy="5" r="5" />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>Small</span>
        <span>True to size</span>
        <span>Large</span>
      </p>
    </div>
  );
}
