// The shop's latest reviews, each beside the picture of what it is about.
import { ButtonLink } from "#storefront/ui/button.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { productReviews } from "#locales/product-reviews";
import { reviews } from "#locales/reviews";
import { ReviewCard } from "./review-card.tsx";
import type { LatestData } from "./reviews-data.ts";
import styles from "./reviews.module.css";

export function LatestReviews({ data }: { readonly data: LatestData }) {
  const say = useMessages(reviews);
  const title = useMessages(productReviews)("title");
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lede}>{say("intro")}</p>
      </header>
      {data.reviews.length === 0 ? (
        <div className={styles.empty}>
          <p>{say(data.newer ? "noEarlier" : "noneAtAll")}</p>
          <ButtonLink href={data.newer ?? data.shop}>{say(data.newer ? "back" : "toShop")}</ButtonLink>
        </div>
      ) : (
        <ul className={styles.latest}>
          {data.reviews.map((review, index) => (
            <li key={review.id} className={styles.entry}>
              <a className={styles.picture} href={review.product.href} tabIndex={-1} aria-hidden="true">
                <Picture
                  address={review.product.picture}
                  alt=""
                  sizes="(min-width: 768px) 160px, 96px"
                  widths={[160, 320, 480]}
                  priority={index < 4}
                />
              </a>
              <ReviewCard review={review} votes={data.votes} headingLevel="h2">
                <p className={styles.product}>
                  <a href={review.product.href}>
                    <strong>{review.product.vendor}</strong> {review.product.title}
                  </a>
                </p>
              </ReviewCard>
            </li>
          ))}
        </ul>
      )}
      {data.reviews.length > 0 && (data.newer ?? data.older) && (
        <nav className={styles.pages} aria-label={say("pages")}>
          {data.newer && (
            <ButtonLink href={data.newer} rel="prev">
              {say("newer")}
            </ButtonLink>
          )}
          {data.older && (
            <ButtonLink href={data.older} rel="next">
              {say("earlier")}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
