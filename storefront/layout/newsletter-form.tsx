// The newsletter's form: a plain POST, answered by a page, or in place once newsletter-behaviour.ts has loaded.
import { layout } from "#locales/layout";
import styles from "./newsletter-form.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

export function NewsletterForm({ action }: { readonly action: string }) {
  const say = useMessages(layout);
  return (
    <form className={styles.form} method="post" action={action} aria-labelledby="newsletter-title" data-newsletter="">
      <h2 className={styles.title} id="newsletter-title">
        {say("newsletterTitle")}
      </h2>
      <div className={styles.field} data-field="">
        <input
          type="email"
          name="email"
          aria-label={say("email")}
          placeholder={say("email")}
          autoComplete="email"
          maxLength={254}
          required
        />
        <input type="hidden" name="source" value="footer" />
        <button>{say("subscribe")}</button>
      </div>
      {/* Empty until the form is sent, so that screen readers announce it. */}
      <output className={styles.done} data-done={say("newsletterDone")} />
      <p className={styles.note}>{say("unsubscribe")}</p>
    </form>
  );
}
