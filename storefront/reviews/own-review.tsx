// One's own review: written by who has bought it, changed and taken back by who wrote it.
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import type { FormAnswer } from "../account/form-data.ts";
import { ReviewForm } from "./review-form.tsx";
import type { Writing } from "./reviews-data.ts";
import styles from "./own-review.module.css";

interface Props {
  readonly writing: Writing;
  readonly action: string;
  readonly answer: FormAnswer | undefined;
}

export function OwnReview({ writing, action, answer }: Props) {
  return (
    <section className={styles.own} id="write" aria-labelledby="write-title">
      <h2 className={styles.title} id="write-title">
        {writing.kind === "written" ? "Your review" : "Write a review"}
      </h2>
      {writing.kind === "sign-in" && (
        <>
          <p className={styles.text}>
            Reviews are written by those who have bought the piece. Sign in, and we know that you did.
          </p>
          <ButtonLink href={writing.href}>Sign in to write</ButtonLink>
        </>
      )}
      {writing.kind === "not-bought" && (
        <p className={styles.text}>
          Reviews are written by those who have bought the piece. Once you have, come back and tell others about it.
        </p>
      )}
      {writing.kind === "may-write" && (
        <ReviewForm action={action} answer={answer} values={{ author: writing.author }} submit="Publish" />
      )}
      {writing.kind === "written" && (
        <>
          {!writing.isShown && (
            <p className={styles.text}>We have taken this review down, because it breaks our rules or the law.</p>
          )}
          <ReviewForm action={action} answer={answer} values={writing.values} submit="Save changes" />
          <details className={styles.delete}>
            <summary>Delete this review</summary>
            <form method="post" action={action}>
              <p>It is gone for good, with the votes it has.</p>
              <Button type="submit" name="form" value="delete">
                Yes, delete it
              </Button>
            </form>
          </details>
        </>
      )}
    </section>
  );
}
