// The codes and the nearest offer of a cart, in its page and in the drawer.
import { useMessages } from "#storefront/ui/language.tsx";
import { codeForm } from "#locales/code-form";
import { browserCart } from "./browser-cart.ts";
import type { CartView } from "./cart-data.ts";
import { CodeForm, type CodeIntent } from "./code-form.tsx";
import styles from "./code-form.module.css";

const send = (intent: CodeIntent, code: string) => browserCart().setCode(intent, code);

export function CartCodes({ view, isSmall = false }: { readonly view: CartView; readonly isSmall?: boolean }) {
  const say = useMessages(codeForm);
  const { near, codes } = view.discounts;
  const form = <CodeForm codes={codes} action={view.action} intentName="intent" send={send} />;
  return (
    <>
      {near && (
        <div className={styles.near}>
          <p>{near.text}</p>
          <progress value={near.percent} max={100} aria-hidden="true" />
        </div>
      )}
      {isSmall ? (
        <details className={styles.small} open={codes.length > 0}>
          <summary>{say("code")}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </>
  );
}
