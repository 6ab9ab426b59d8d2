// The reviews on a product's page: what they say together, the most helpful of them, and the ways to all and to one's own.
import { ButtonLink } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { productReviews } from "#locales/product-reviews";
import { RatingOverview } from "./rating-overview.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { ProductReviewsData } from "./reviews-data.ts";
import styles from "./product-reviews.module.css";

export function ProductReviews({ data }: { readonly data: ProductReviewsData }) {
  const say = useMessages(productReviews);
  const { ratings, reviews, all, write, votes } = data;
  return (
    <section className={styles.section} id="reviews" aria-labelledby="reviews-title">
      <h2 className={styles.title} id="reviews-title">
        {say("title")}
      </h2>
      {ratings.count === 0 ? (
        <div className={styles.none}>
          <p>{say("none")}</p>
          <ButtonLink href={write}>{say("write")}</ButtonLink>
        </div>
      ) : (
        <>
          <div className={styles.side}>
            <RatingOverview ratings={ratings} />
            <ButtonLink href={write}>{say("write")}</ButtonLink>
          </div>
          <div className={styles.list}>
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} votes={votes} />
            ))}
            {ratings.count > reviews.length && (
              <p>
                <a className={styles.all} href={all}>
                  {say("readAll", { count: ratings.count })}
                </a>
              </p>
            )}
          </div>
        </>
      )}
    </section>
  );
}
