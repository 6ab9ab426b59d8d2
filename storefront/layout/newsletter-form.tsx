// The newsletter's form: a plain POST, answered by a page.
import { layout } from "#locales/layout";
import styles from "./newsletter-form.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function NewsletterForm({ action }: { readonly action: string }) {
  const say = useMessages(layout);
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
