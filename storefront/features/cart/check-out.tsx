// The way to the checkout: says what the shopper was shown of changes, so that the shop knows what they accept.
import type { FormEvent } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { cart } from "#locales/cart";
import { browserCart } from "./browser-cart.ts";
import type { CartView } from "./cart-data.ts";
import { Express } from "./express.tsx";
import { totalsOf } from "./totals-of.ts";
import styles from "./totals.module.css";

export function CheckOut({ view }: { readonly view: CartView }) {
  const say = useMessages(cart);
  const { canBuy } = totalsOf(view);
  if (!canBuy) return null;
  const isLeft = view.lines.some(({ most }) => most === 0);
  return (
    <form method="post" action={view.action} onSubmit={settleFirst}>
      <input type="hidden" name="intent" value="checkout" />
      {view.lines.map(({ id, shown }) => shown && <input key={id} type="hidden" name="shown" value={shown} />)}
      <Button type="submit" look="primary" wide>
        {say("checkOut")}
      </Button>
      <Express methods={view.express} />
      {isLeft && <p className={styles.left}>{say("soldOutExcluded")}</p>}
    </form>
  );
}

/** Sends pending changes before the shopper continues to the checkout. */
function settleFirst(event: FormEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  if (form.dataset["settled"]) return;
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  void sendSettled(form, submitter);
}

async function sendSettled(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  // A form cannot be submitted again during its own event: wait for the next task even if nothing is pending.
  await Promise.all([browserCart().settled(), new Promise((resolve) => setTimeout(resolve, 0))]);
  form.dataset["settled"] = "true";
  form.requestSubmit(submitter);
  delete form.dataset["settled"];
}
