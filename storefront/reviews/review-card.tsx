// One review: its stars and words, who wrote it, and what a reader may say about it.
import type { ReactNode } from "react";
import { Icon } from "#storefront/ui/icon.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
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
  return (
    <article className={styles.review} id={`review-${review.id}`}>
      {children}
      <p className={styles.top}>
        <Stars rating={review.rating} />
        <span className={styles.date}>
          {review.date}
          {review.isEdited && ", edited"}
        </span>
      </p>
      <Heading className={styles.title} lang={review.language}>
        {review.title}
      </Heading>
      <p className={styles.text} lang={review.language}>
        {review.text}
      </p>
      <p className={styles.by}>
        <span className={styles.author}>{review.author}</span>
        {review.isVerified && (
          <span className={styles.verified}>
            <Icon name="tick" small /> Verified buyer
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
  const of = <VisuallyHidden>: {review.title}</VisuallyHidden>;
  return (
    <form className={styles.votes} method="post" action={votes.action}>
      <input type="hidden" name="review" value={review.id} />
      <input type="hidden" name="from" value={votes.from} />
      {review.thanks === "helpful" ? (
        <span>Thank you{review.helpful > 1 && `: ${review.helpful} find this helpful`}</span>
      ) : (
        <button name="form" value="helpful">
          Helpful{review.helpful > 0 && ` (${review.helpful})`}
          {of}
        </button>
      )}
      {review.thanks === "report" ? (
        <span>Reported, thank you</span>
      ) : (
        <button name="form" value="report">
          Report{of}
        </button>
      )}
    </form>
  );
}
