// The mini bag: the contents of the bag, over the current page, with links to the bag and the checkout.
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { Button, ButtonLink } from "#storefront/ui/button.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { cart } from "#locales/cart";
import { CartLines } from "./cart-lines.tsx";
import { browserCart, cartAddress } from "./browser-cart.ts";
import { CartCodes } from "./cart-codes.tsx";
import { CheckOut } from "./check-out.tsx";
import { Totals } from "./totals.tsx";
import { totalsOf } from "./totals-of.ts";
import styles from "./cart-drawer.module.css";

export function CartDrawer({ loading }: { readonly loading: Promise<void> }) {
  const say = useMessages(cart);
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useSyncExternalStore(browserCart().subscribe, browserCart().read);
  const { hasFailed, retry } = useLoading(loading);
  // The browser returns the focus when the dialog closes.
  useEffect(() => dialog.current?.showModal(), []);
  const totals = state && totalsOf(state.view);
  const isEmpty = state?.rows.length === 0;
  return (
    <dialog ref={dialog} className={styles.bag} aria-labelledby="mini-bag-title" data-side="end" {...LIGHT_DISMISS}>
      <form className={styles.head} method="dialog">
        <h2 id="mini-bag-title">
          {say("bag")}{" "}
          {totals && totals.count > 0 && <span className={styles.count}>{say("items", { count: totals.count })}</span>}
        </h2>
        <button aria-label={say("close")}>
          <Icon name="close" />
        </button>
      </form>
      <div className={styles.body}>
        {hasFailed && !state && (
          <div className={styles.word} role="alert">
            <p>{say("loadFailed")}</p>
            <Button onClick={retry}>{say("retry")}</Button>
          </div>
        )}
        {!state && !hasFailed && <Waiting label={say("opening")} />}
        {isEmpty && (
          <div className={styles.word}>
            <p className={styles.empty}>{say("empty")}</p>
            <p>{say("emptyHint")}</p>
          </div>
        )}
        {state && !isEmpty && <CartLines rows={state.rows} view={state.view} isSmall />}
      </div>
      {state && !isEmpty && (
        <div className={styles.foot}>
          <CartCodes view={state.view} isSmall />
          <Totals view={state.view} isSmall />
          <CheckOut view={state.view} />
          <ButtonLink wide href={cartAddress()}>
            {say("view")}
          </ButtonLink>
        </div>
      )}
    </dialog>
  );
}

function useLoading(loading: Promise<void>) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loading.catch(() => setFailed(true));
  }, [loading]);
  const retry = () => {
    setFailed(false);
    browserCart()
      .load()
      .catch(() => setFailed(true));
  };
  return { hasFailed, retry };
}

const Waiting = ({ label }: { readonly label: string }) => (
  <output className={styles.waiting} aria-label={label}>
    <span />
    <span />
  </output>
);

// An attribute that React's types do not know yet.
const LIGHT_DISMISS: object = { closedby: "any" };
