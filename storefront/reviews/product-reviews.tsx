// The reviews on a product's page: what they say together, the most helpful of them, and the ways to all and to one's own.
import { ButtonLink } from "#storefront/ui/button.tsx";
import { RatingOverview } from "./rating-overview.tsx";
import { ReviewCard } from "./review-card.tsx";
import { countOf } from "./review-summary.tsx";
import type { ProductReviewsData } from "./reviews-data.ts";
import styles from "./product-reviews.module.css";

export function ProductReviews({ data }: { readonly data: ProductReviewsData }) {
  const { ratings, reviews, all, write, votes } = data;
  return (
    <section className={styles.section} id="reviews" aria-labelledby="reviews-title">
      <h2 className={styles.title} id="reviews-title">
        Reviews
      </h2>
      {ratings.count === 0 ? (
        <div className={styles.none}>
          <p>Nobody has reviewed this yet. If you have bought it, yours will be the first.</p>
          <ButtonLink href={write}>Write a review</ButtonLink>
        </div>
      ) : (
        <>
          <div className={styles.side}>
            <RatingOverview ratings={ratings} />
            <ButtonLink href={write}>Write a review</ButtonLink>
          </div>
          <div className={styles.list}>
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} votes={votes} />
            ))}
            {ratings.count > reviews.length && (
              <p>
                <a className={styles.all} href={all}>
                  Read all {countOf(ratings.count)}
                </a>
              </p>
            )}
          </div>
        </>
      )}
    </section>
  );
}
