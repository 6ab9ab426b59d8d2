// The newsletter's own page: the form, and the answer to it.
import { useActionData, useLoaderData } from "react-router";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import type { NewsletterAnswer, NewsletterData } from "./newsletter-data.ts";
import styles from "./newsletter.module.css";

export default function NewsletterPage() {
  const { home, action } = useLoaderData<NewsletterData>();
  const answer = useActionData<NewsletterAnswer>();
  return (
    <section className={styles.page}>
      <title>Newsletter | Vitrine</title>
      <meta name="robots" content="noindex" />
      {answer?.kind === "subscribed" ? (
        <>
          <h1 className={styles.title}>Thank you</h1>
          <p className={styles.text}>New arrivals and stories will reach {answer.email} once a week.</p>
          <ButtonLink href={home}>Back to the shop</ButtonLink>
        </>
      ) : (
        <>
          <h1 className={styles.title}>Newsletter</h1>
          <p className={styles.text}>New arrivals and stories, once a week.</p>
          <form className={styles.form} method="post" action={action} noValidate>
            <label htmlFor="newsletter-email">Email address</label>
            <input
              id="newsletter-email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={answer?.email ?? ""}
              aria-invalid={answer?.kind === "invalid" || undefined}
              aria-describedby={answer?.kind === "invalid" ? "newsletter-error" : undefined}
            />
            {answer?.kind === "invalid" && (
              <p id="newsletter-error" className={styles.error}>
                Write the address as in name@example.com.
              </p>
            )}
            <Button look="primary" type="submit">
              Subscribe
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
