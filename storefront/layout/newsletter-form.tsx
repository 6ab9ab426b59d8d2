// The newsletter's form: a plain post, answered by a page.
import styles from "./newsletter-form.module.css";
import { useWords } from "#storefront/ui/language.tsx";
import { layout } from "./words/index.ts";

export function NewsletterForm({ action }: { readonly action: string }) {
  const say = useWords(layout);
  return (
    <form className={styles.form} method="post" action={action} aria-labelledby="newsletter-title">
      <h2 className={styles.title} id="newsletter-title">
        {say("newsletterTitle")}
      </h2>
      <div className={styles.field}>
        <input
          type="email"
          name="email"
          aria-label={say("email")}
          placeholder={say("email")}
          autoComplete="email"
          maxLength={254}
          required
        />
        <button>{say("subscribe")}</button>
      </div>
      <p className={styles.note}>{say("unsubscribe")}</p>
    </form>
  );
}
