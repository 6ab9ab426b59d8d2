// The newsletter's own page: the form, and the answer to it.
import { useActionData, useLoaderData } from "react-router";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { newsletter } from "#locales/newsletter";
import type { NewsletterAnswer, NewsletterData } from "./newsletter-data.ts";
import styles from "./newsletter.module.css";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function NewsletterPage() {
  const say = useMessages(newsletter);
  const { home, action } = useLoaderData<NewsletterData>();
  const answer = useActionData<NewsletterAnswer>();
  return (
    <section className={styles.page}>
      <PageTitle>{say("newsletter")}</PageTitle>
      <meta name="robots" content="noindex" />
      {answer?.kind === "subscribed" ? (
        <>
          <h1 className={styles.title}>{say("thanks")}</h1>
          <p className={styles.text}>
            <Rich text={say.raw("subscribed")} email={<bdi>{answer.email}</bdi>} />
          </p>
          <ButtonLink href={home}>{say("back")}</ButtonLink>
        </>
      ) : (
        <>
          <h1 className={styles.title}>{say("newsletter")}</h1>
          <p className={styles.text}>{say("text")}</p>
          <form className={styles.form} method="post" action={action} noValidate>
            <label htmlFor="newsletter-email">{say("email")}</label>
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
                {say("invalid")}
              </p>
            )}
            <Button look="primary" type="submit">
              {say("subscribe")}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
