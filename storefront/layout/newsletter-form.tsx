// The newsletter's form: a plain post, answered by a page.
import styles from "./newsletter-form.module.css";

export function NewsletterForm({ action }: { readonly action: string }) {
  return (
    <form className={styles.form} method="post" action={action} aria-labelledby="newsletter-title">
      <h2 className={styles.title} id="newsletter-title">
        New arrivals and stories, once a week.
      </h2>
      <div className={styles.field}>
        <input
          type="email"
          name="email"
          aria-label="Email address"
          placeholder="Email address"
          autoComplete="email"
          maxLength={254}
          required
        />
        <button>Subscribe</button>
      </div>
      <p className={styles.note}>You can unsubscribe at any time.</p>
    </form>
  );
}
