// The waiting list of a product that is sold out in every size. It takes the place of the sizes and the buy button.
import { type FormEvent, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { backInStock } from "#locales/back-in-stock";
import { Button } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { BUY_FORM, SIZE_FIELD } from "../buy-form.ts";
import { OptionPicker } from "../option-picker.tsx";
import type { ProductData, WaitAnswer } from "../product-data.ts";
import { SizePicker } from "../size-picker.tsx";
import type { ChosenSize } from "../use-choosing.ts";
import { WaitingEmail } from "./waiting-email.tsx";
import { WaitingForm } from "./waiting-form.tsx";
import styles from "./waiting-list.module.css";

export function WaitingList({ data, picked, onPick, chosen }: { readonly data: ProductData } & ChosenSize) {
  const say = useMessages(backInStock);
  const { choices } = data;
  // Every size can be asked for, so none is struck through.
  const asked = { ...data, sizes: data.sizes.map((size) => ({ ...size, stock: 1 })) };
  const hasOptions = choices.some(({ isSize }) => !isSize);
  const waiting = chosen && data.waiting?.counts[chosen.variantId];
  return (
    <section className={styles.list} aria-labelledby="waiting-list">
      <h2 className={styles.title} id="waiting-list">
        {say("listTitle")}
      </h2>
      <p className={styles.text}>{say("listText")}</p>
      <SizePicker data={asked} picked={picked} onPick={onPick} />
      {choices.map(
        ({ isSize, name }, at) =>
          !isSize && <OptionPicker key={name} data={asked} at={at} picked={picked} onPick={onPick} />,
      )}
      {waiting !== undefined && (
        <p className={styles.text}>{say("waiting", { count: waiting, size: chosen?.name ?? "" })}</p>
      )}
      <Join key={chosen?.variantId} data={data} chosen={chosen} hasOptions={hasOptions} />
      {hasOptions && (
        // Without scripts, options are not resolved to a variant.
        <noscript>
          <WaitingForm data={data} />
        </noscript>
      )}
    </section>
  );
}

interface JoinProps extends Pick<ChosenSize, "chosen"> {
  readonly data: ProductData;
  readonly hasOptions: boolean;
}

/** The email address and the button; once joined, the confirmation. */
function Join({ data, chosen, hasOptions }: JoinProps) {
  const say = useMessages(backInStock);
  const fetcher = useFetcher<WaitAnswer>();
  const sent = useActionData<WaitAnswer>();
  const [isSizeMissing, setSizeMissing] = useState(false);
  const answer = [fetcher.data, sent].find((one) => one && one.variantId === (chosen?.variantId ?? ""));
  const isNamed = chosen !== undefined && data.sizes.length > 1;
  if (answer?.kind === "noted") {
    return (
      <output className={styles.joined} tabIndex={-1} ref={fetcher.data ? takeFocus : undefined}>
        {isNamed ? say("notedIn", { email: answer.email, size: chosen.name }) : say("noted", { email: answer.email })}
      </output>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (chosen) return;
    event.preventDefault();
    setSizeMissing(true);
    const { elements } = event.currentTarget;
    const first = [...elements].find((one) => one instanceof HTMLInputElement && one.type === "radio");
    if (first instanceof HTMLInputElement) first.focus();
  };
  const isUnchosen = answer?.kind === "no-such-size" && answer.variantId === "";
  const problem = answer && !isUnchosen ? say(answer.kind) : undefined;
  return (
    <fetcher.Form id={BUY_FORM} className={styles.form} method="post" action={data.path} noValidate onSubmit={submit}>
      {hasOptions && chosen && <input type="hidden" name={SIZE_FIELD} value={chosen.variantId} />}
      <WaitingEmail id="waiting-email" answer={answer} problem={problem} />
      <Button type="submit" look="primary" wide disabled={fetcher.state !== "idle"}>
        {fetcher.state !== "idle" ? say("sending") : isNamed ? say("submitIn", { size: chosen.name }) : say("submit")}
      </Button>
      {(isSizeMissing || isUnchosen) && (
        <p className={styles.problem} role="alert">
          {say("chooseSize")}
        </p>
      )}
      {data.waiting && <p className={styles.note}>{say("listNote", { count: data.waiting.days })}</p>}
    </fetcher.Form>
  );
}

/** Takes over the focus from the form, which is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
