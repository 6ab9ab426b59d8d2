// The newsletter's own page: the form, the answer to it, and the confirmation that the mail's link leads to.
import { useActionData, useLoaderData } from "react-router";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { newsletter } from "#locales/newsletter";
import type { NewsletterAnswer, NewsletterData } from "./newsletter-data.ts";
import styles from "./newsletter.module.css";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function NewsletterPage() {
  const say = useMessages(newsletter);
  const { token } = useLoaderData<NewsletterData>();
  const answer = useActionData<NewsletterAnswer>();
  return (
    <section className={styles.page}>
      <PageTitle>{say("newsletter")}</PageTitle>
      <meta name="robots" content="noindex" />
      {answer?.kind === "asked" || answer?.kind === "confirmed" ? (
        <Thanks kind={answer.kind} email={answer.email} />
      ) : token && !answer ? (
        <Confirm token={token} />
      ) : (
        <Ask answer={answer} />
      )}
    </section>
  );
}

function Thanks({ kind, email }: { readonly kind: "asked" | "confirmed"; readonly email: string }) {
  const say = useMessages(newsletter);
  const { home } = useLoaderData<NewsletterData>();
  const isAsked = kind === "asked";
  return (
    <>
      <h1 className={styles.title}>{say(isAsked ? "checkEmail" : "thanks")}</h1>
      <p className={styles.text}>
        <Rich text={say.raw(isAsked ? "linkSent" : "subscribed")} email={<bdi>{email}</bdi>} />
      </p>
      <ButtonLink href={home}>{say("back")}</ButtonLink>
    </>
  );
}

function Confirm({ token }: { readonly token: string }) {
  const say = useMessages(newsletter);
  const { action } = useLoaderData<NewsletterData>();
  return (
    <>
      <h1 className={styles.title}>{say("newsletter")}</h1>
      <p className={styles.text}>{say("confirmText")}</p>
      <form method="post" action={action}>
        <input type="hidden" name="token" value={token} />
        <Button look="primary" type="submit">
          {say("confirm")}
        </Button>
      </form>
    </>
  );
}

function Ask({ answer }: { readonly answer: NewsletterAnswer | undefined }) {
  const say = useMessages(newsletter);
  const { action } = useLoaderData<NewsletterData>();
  const problem = answer && problemOf(answer);
  return (
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
          defaultValue={answer && "email" in answer ? answer.email : ""}
          aria-invalid={answer?.kind === "invalid" || undefined}
          aria-describedby={problem ? "newsletter-error" : undefined}
        />
        {problem && (
          <p id="newsletter-error" className={styles.error}>
            {problem}
          </p>
        )}
        <Button look="primary" type="submit">
          {say("subscribe")}
        </Button>
      </form>
    </>
  );

  function problemOf(given: NewsletterAnswer): string {
    return "message" in given ? given.message : say("expired");
  }
}
