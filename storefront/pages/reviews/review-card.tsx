// One review: its stars and words, who wrote it, and what a reader may say about it.
import type { ReactNode } from "react";
import { Icon } from "#storefront/ui/icon.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { productReviews } from "#locales/product-reviews";
import { common } from "#locales/common";
import type { ShownReview, VoteData } from "./reviews-data.ts";
import { Stars } from "./stars.tsx";
import styles from "./review-card.module.css";

interface Props {
  readonly review: ShownReview;
  readonly votes: VoteData;
  /** Above it: the product, where there are many. */
  readonly children?: ReactNode;
  readonly headingLevel?: "h2" | "h3";
}

export function ReviewCard({ review, votes, children, headingLevel: Heading = "h3" }: Props) {
  const say = useMessages(productReviews);
  return (
    <article className={styles.review} id={`review-${review.id}`}>
      {children}
      <p className={styles.top}>
        <Stars rating={review.rating} />
        <span className={styles.date}>{review.isEdited ? say("edited", { date: review.date }) : review.date}</span>
      </p>
      <Heading className={styles.title} lang={review.language} dir="auto">
        {review.title}
      </Heading>
      <p className={styles.text} lang={review.language} dir="auto">
        {review.text}
      </p>
      <p className={styles.by}>
        <bdi className={styles.author}>{review.author}</bdi>
        {review.isVerified && (
          <span className={styles.verified}>
            <Icon name="tick" small /> {say("verified")}
          </span>
        )}
        {review.facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <Votes review={review} votes={votes} />
    </article>
  );
}

function Votes({ review, votes }: Pick<Props, "review" | "votes">) {
  const say = useMessages(productReviews);
  const { helpful } = review;
  const sayOn = useMessages(common);
  const labelOf = (action: string) => sayOn("actionOn", { action, name: review.title });
  const approval = helpful > 0 ? say("helpfulCount", { votes: helpful }) : say("helpful");
  return (
    <form className={styles.votes} method="post" action={votes.action}>
      <input type="hidden" name="review" value={review.id} />
      <input type="hidden" name="from" value={votes.from} />
      {review.thanks === "helpful" ? (
        <span>{helpful > 1 ? say("thanksMany", { count: helpful }) : say("thanks")}</span>
      ) : (
        <button name="form" value="helpful" aria-label={labelOf(approval)}>
          {approval}
        </button>
      )}
      {review.thanks === "report" ? (
        <span>{say("reported")}</span>
      ) : (
        <button name="form" value="report" aria-label={labelOf(say("report"))}>
          {say("report")}
        </button>
      )}
    </form>
  );
}
