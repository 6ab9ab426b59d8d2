// The gift options of the bag: saved at every change, and without scripts by a button.
import { useEffect, useRef, useState, type FormEvent } from "react";
import { browserCart } from "#storefront/features/cart/browser-cart.ts";
import type { CartGift } from "#storefront/features/cart/cart-data.ts";
import { GiftFields } from "#storefront/features/cart/gift-fields.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { AnswerProvider } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { giftOptions } from "#locales/gift-options";
import styles from "./cart.module.css";

interface Props {
  readonly gift: CartGift;
  readonly currency: string;
  readonly action: string;
}

export function GiftForm({ gift, currency, action }: Props) {
  const say = useMessages(giftOptions);
  const place = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<{ readonly problem: string | null }>({ problem: null });
  useEffect(() => {
    const form = place.current;
    if (!form) return undefined;
    const save = async () => setAnswer({ problem: await browserCart().setGift(fieldsOf(form)) });
    const onChange = () => void save();
    // A box that was ticked before the page had its scripts.
    if (isChanged(form)) onChange();
    form.addEventListener("change", onChange);
    return () => form.removeEventListener("change", onChange);
  }, []);
  return (
    <form ref={place} className={styles.gift} method="post" action={action} onSubmit={stay}>
      <input type="hidden" name="intent" value="gift" />
      <AnswerProvider value={answer}>
        <GiftFields gift={gift} currency={currency} problem={answer.problem ?? undefined} />
      </AnswerProvider>
      <noscript>
        <Button type="submit">{say("save")}</Button>
      </noscript>
    </form>
  );
}

/** Enter in a box submits the form, which has nothing to send that a change has not. */
const stay = (event: FormEvent) => event.preventDefault();

function fieldsOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && name !== "intent" ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}

const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((one) =>
    one instanceof HTMLInputElement
      ? one.checked !== one.defaultChecked
      : one instanceof HTMLTextAreaElement && one.value !== one.defaultValue,
  );
