// The cart: lines, changes since the last visit, totals, and the button to the checkout.
import { useLayoutEffect, useSyncExternalStore } from "react";
import { useActionData, useLoaderData, useRevalidator } from "react-router";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { ToastRegion } from "#storefront/ui/toast.tsx";
import { useOnce } from "#storefront/features/analytics/use-once.ts";
import type { CartState } from "#storefront/features/cart/cart.ts";
import { CartLines } from "#storefront/features/cart/cart-lines.tsx";
import { browserCart, trackCart } from "#storefront/features/cart/browser-cart.ts";
import type { CartAnswer, CartView, CartData } from "#storefront/features/cart/cart-data.ts";
import { CartCodes } from "#storefront/features/cart/cart-codes.tsx";
import { CheckOut } from "#storefront/features/cart/check-out.tsx";
import { cart } from "#locales/cart";
import { cartPage } from "#locales/cart-page";
import { EmptyCart } from "./empty-cart.tsx";
import { GiftForm } from "./gift-form.tsx";
import { totalsOf } from "#storefront/features/cart/totals-of.ts";
import { Totals } from "#storefront/features/cart/totals.tsx";
import styles from "./cart.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";

export default function CartPage() {
  const say = useMessages(cart);
  const data = useLoaderData<CartData>();
  const answer = useActionData<CartAnswer>();
  return (
    <div className={styles.page}>
      <PageTitle>{say("bag")}</PageTitle>
      <meta name="robots" content="noindex" />
      {answer?.message && (
        <p className={styles.message} role="alert">
          {answer.message}
        </p>
      )}
      {data.removed && <Undo action={data.action} {...data.removed} />}
      {data.view ? <OpenCart data={data} loaded={data.view} /> : <LostCart />}
      <ToastRegion />
    </div>
  );
}

function OpenCart({ data, loaded }: { readonly data: CartData; readonly loaded: CartView }) {
  const say = useMessages(cartPage);
  const sayCart = useMessages(cart);
  const { view, rows } = useCart(loaded);
  useOnce("cart", () => trackCart(loaded));
  if (rows.length === 0) return <EmptyCart data={data} />;
  const { count, hasChanges } = totalsOf(view);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{sayCart("bag")}</h1>
        <output className={styles.count}>{sayCart("items", { count })}</output>
      </header>
      {(hasChanges || data.isSentBack) && <output className={styles.changed}>{say("changed")}</output>}
      <div className={styles.columns}>
        <div>
          <CartLines rows={rows} view={view} />
          {view.gift && <GiftForm gift={view.gift} currency={view.currency} action={view.action} />}
        </div>
        <section className={styles.summary} aria-label={say("summary")}>
          <CartCodes view={view} />
          <Totals view={view} />
          {view.taxNote && <p className={styles.tax}>{view.taxNote}</p>}
          <CheckOut view={view} />
          {data.signIn && (
            <p className={styles.note}>
              <Rich text={say.raw("allDevices")} signIn={<a href={data.signIn}>{say("signIn")}</a>} />
            </p>
          )}
        </section>
      </div>
    </>
  );
}

/** The loaded cart, followed by changes here or in another tab. */
function useCart(loaded: CartView): CartState {
  useLayoutEffect(() => browserCart().learn(loaded), [loaded]);
  const state = useSyncExternalStore(subscribe, read, readOnServer);
  return state ?? { view: loaded, rows: loaded.lines.map((line) => ({ line, isRemoved: false, problem: undefined })) };
}

const subscribe = (listener: () => void) => browserCart().subscribe(listener);
const read = () => browserCart().read();
const readOnServer = () => undefined;

/** After a form without JavaScript has removed a line. */
function Undo({ action, lineId, quantity }: NonNullable<CartData["removed"]> & { readonly action: string }) {
  const say = useMessages(cartPage);
  const undo = useMessages(cart)("undo");
  return (
    <noscript>
      <form className={styles.undo} method="post" action={action}>
        <p>{say("removed")}</p>
        <input type="hidden" name="line" value={lineId} />
        <button name="set" value={quantity}>
          {undo}
        </button>
      </form>
    </noscript>
  );
}

function LostCart() {
  const say = useMessages(cart);
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.lost} role="alert">
      <h1 className={styles.title}>{say("bag")}</h1>
      <p>{say("loadFailed")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void revalidate();
        }}
      >
        <Button type="submit">{say("retry")}</Button>
      </form>
    </div>
  );
}
