// All reviews of one product: what they say together at the side, the list, and one's own at its end.
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { Picture } from "#storefront/ui/picture.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { productReviews } from "#locales/product-reviews";
import { reviews } from "#locales/reviews";
import { OwnReview } from "./own-review.tsx";
import { RatingOverview } from "./rating-overview.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { ProductPageData } from "./reviews-data.ts";
import styles from "./reviews.module.css";

interface Props {
  readonly data: ProductPageData;
  readonly answer: FormAnswer | undefined;
}

export function ReviewsOfProduct({ data, answer }: Props) {
  const say = useMessages(reviews);
  const shown = useMessages(productReviews);
  const { product, ratings, rating } = data;
  return (
    <>
      {data.saved && <output className={styles.saved}>{say(data.saved)}</output>}
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={say("summary")}>
          <a className={styles.about} href={product.href}>
            <Picture address={product.picture} alt="" sizes="96px" widths={[160, 320]} />
            <span>
              <strong>{product.vendor}</strong>
              {product.title}
            </span>
          </a>
          {ratings.count > 0 && <RatingOverview ratings={ratings} starLinks={data.starLinks} rating={rating} />}
        </aside>
        <div className={styles.main}>
          <h1 className={styles.title}>{shown("title")}</h1>
          {ratings.count === 0 ? (
            <p className={styles.lede}>{say("none")}</p>
          ) : (
            <>
              <div className={styles.tools}>
                <p>
                  {rating === null ? (
                    shown("count", { count: ratings.count })
                  ) : (
                    <>
                      {say("withStars", {
                        count: ratings.distribution[rating - 1] ?? 0,
                        stars: shown("stars", { count: rating }),
                      })}{" "}
                      <a href={data.everything}>{say("showAll")}</a>
                    </>
                  )}
                </p>
                <nav aria-label={say("order")}>
                  <ul>
                    {data.sorts.map(({ name, href, isCurrent }) => (
                      <li key={href}>
                        <a href={href} aria-current={isCurrent ? "true" : undefined}>
                          {name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              </div>
              <div className={styles.list}>
                {data.reviews.map((review) => (
                  <ReviewCard key={review.id} review={review} votes={data.votes} headingLevel="h2" />
                ))}
              </div>
              <Pages pages={data.pages} />
            </>
          )}
          <OwnReview writing={data.writing} action={data.action} answer={answer} />
        </div>
      </div>
    </>
  );
}

function Pages({ pages: { current, count, links } }: { readonly pages: ProductPageData["pages"] }) {
  const say = useMessages(reviews);
  if (count < 2) return null;
  return (
    <nav className={styles.numbers} aria-label={say("pages")}>
      {links.map((href, index) => (
        <a
          key={href}
          href={href}
          aria-label={say("page", { number: index + 1 })}
          aria-current={index + 1 === current ? "page" : undefined}
        >
          {index + 1}
        </a>
      ))}
    </nav>
  );
}
