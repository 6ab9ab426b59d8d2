// Reviews: the shop's latest, or all of one product's.
import { useActionData, useLoaderData } from "react-router";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { useTitle } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { productReviews } from "#locales/product-reviews";
import { reviews } from "#locales/reviews";
import { LatestReviews } from "./latest-reviews.tsx";
import { ReviewsOfProduct } from "./reviews-of-product.tsx";
import type { ReviewsData } from "./reviews-data.ts";
import styles from "./reviews.module.css";

export default function ReviewsPage() {
  const data = useLoaderData<ReviewsData>();
  const answer = useActionData<FormAnswer>();
  const say = useMessages(reviews);
  const shown = useMessages(productReviews);
  const title = data.view === "latest" ? shown("title") : say("ofProduct", { title: data.product.title });
  return (
    <div className={styles.page}>
      <title>{useTitle(title, answer)}</title>
      <meta
        name="description"
        content={
          data.view === "latest"
            ? say("description")
            : say("descriptionOf", { title: data.product.title, vendor: data.product.vendor })
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
