// Reviews: the shop's latest, or all of one product's.
import { useActionData, useLoaderData } from "react-router";
import type { FormAnswer } from "../account/form-data.ts";
import { useTitle } from "../account/forms.tsx";
import { LatestReviews } from "./latest-reviews.tsx";
import { ReviewsOfProduct } from "./reviews-of-product.tsx";
import type { ReviewsData } from "./reviews-data.ts";
import styles from "./reviews.module.css";

export default function ReviewsPage() {
  const data = useLoaderData<ReviewsData>();
  const answer = useActionData<FormAnswer>();
  const title = data.view === "latest" ? "Reviews" : `Reviews of ${data.product.title}`;
  return (
    <div className={styles.page}>
      <title>{useTitle(title, answer)}</title>
      <meta
        name="description"
        content={
          data.view === "latest"
            ? "What those who bought it say: the latest reviews of designer clothing, shoes and bags."
            : `What those who bought it say of ${data.product.title} by ${data.product.vendor}.`
        }
      />
      <link rel="canonical" href={data.canonical} />
      {answer?.form === "vote" && (
        <p className={styles.message} role="alert">
          {answer.message}
        </p>
      )}
      {data.view === "latest" ? <LatestReviews data={data} /> : <ReviewsOfProduct data={data} answer={answer} />}
    </div>
  );
}
