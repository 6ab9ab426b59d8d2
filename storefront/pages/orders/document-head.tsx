// The head of an invoice or a credit note: title, a link to the order, printing and the shop's name.
import { orders } from "#locales/orders";
import { Button } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { PageTitle } from "#storefront/ui/page-title.tsx";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";
import { Wordmark } from "#storefront/ui/wordmark.tsx";
import styles from "./invoice.module.css";

/** `back` is the address of the order. */
export function DocumentHead({ title, back }: { readonly title: string; readonly back: string }) {
  const say = useMessages(orders);
  const isHydrated = useHydrated();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className={styles.tools}>
        <a href={back}>{say("toOrder")}</a>
        {isHydrated && <Button onClick={() => print()}>{say("print")}</Button>}
      </div>
      <header className={styles.head}>
        <p className={styles.mark}>
          <Wordmark />
        </p>
        <h1 className={styles.title}>{title}</h1>
      </header>
    </>
  );
}
