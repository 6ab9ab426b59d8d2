// The visitor's own review: written by a buyer, changed and deleted by its author.
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import { productReviews } from "#locales/product-reviews";
import { reviews } from "#locales/reviews";
import { ReviewForm } from "./review-form.tsx";
import type { Writing } from "./reviews-data.ts";
import styles from "./own-review.module.css";

interface Props {
  readonly writing: Writing;
  readonly action: string;
  readonly answer: FormAnswer | undefined;
}

export function OwnReview({ writing, action, answer }: Props) {
  const say = useMessages(reviews);
  const write = useMessages(productReviews)("write");
  return (
    <section className={styles.own} id="write" aria-labelledby="write-title">
      <h2 className={styles.title} id="write-title">
        {writing.kind === "written" ? say("yours") : write}
      </h2>
      {writing.kind === "sign-in" && (
        <>
          <p className={styles.text}>{say("signIn")}</p>
          <ButtonLink href={writing.href}>{say("signInToWrite")}</ButtonLink>
        </>
      )}
      {writing.kind === "not-bought" && <p className={styles.text}>{say("notBought")}</p>}
      {writing.kind === "may-write" && (
        <ReviewForm action={action} answer={answer} values={{ author: writing.author }} submit={say("publish")} />
      )}
      {writing.kind === "written" && (
        <>
          {!writing.isShown && <p className={styles.text}>{say("removed")}</p>}
          <ReviewForm action={action} answer={answer} values={writing.values} submit={say("saveChanges")} />
          <details className={styles.delete}>
            <summary>{say("delete")}</summary>
            <form method="post" action={action}>
              <p>{say("deleteSure")}</p>
              <Button type="submit" name="form" value="delete">
                {say("deleteYes")}
              </Button>
            </form>
          </details>
        </>
      )}
    </section>
  );
}
