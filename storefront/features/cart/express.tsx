// Express checkout: the wallets of the visitor's market, as buttons of the form that leads to the checkout.
import { useMessages } from "#storefront/ui/language.tsx";
import { PaymentMark } from "#storefront/ui/payment-mark.tsx";
import { useDeviceMethods } from "#storefront/ui/use-device-methods.ts";
import { express } from "#locales/express";
import type { ExpressMethod } from "./cart-data.ts";
import styles from "./express.module.css";

export function Express({ methods }: { readonly methods: readonly ExpressMethod[] }) {
  const say = useMessages(express);
  const shown = useDeviceMethods(methods).slice(0, MOST);
  return shown.length === 0 ? null : (
    <fieldset className={styles.express}>
      <legend className={styles.title}>{say("title")}</legend>
      {shown.map(({ method, name }) => (
        <button key={method} name="method" value={method} aria-label={say("payWith", { method: name })}>
          <PaymentMark method={method} />
        </button>
      ))}
    </fieldset>
  );
}

const MOST = 3;
