// The form for a back-in-stock mail. With scripts it replaces the buy button while a sold-out size is
// selected; without scripts it lists the sold-out sizes.
import { useActionData, useFetcher } from "react-router";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { SelectField } from "#storefront/ui/field.tsx";
import { backInStock } from "#locales/back-in-stock";
import type { ProductData, SizeChoice, WaitAnswer } from "../product-data.ts";
import { WaitingEmail } from "./waiting-email.tsx";
import styles from "./waiting-form.module.css";

interface Props {
  readonly data: Pick<ProductData, "path" | "sizes" | "title">;
  /** The sold-out size; undefined without scripts. */
  readonly size?: SizeChoice | undefined;
}

export function WaitingForm({ data, size }: Props) {
  const say = useMessages(backInStock);
  const fetcher = useFetcher<WaitAnswer>();
  const sent = useActionData<WaitAnswer>();
  const answer = [fetcher.data, sent].find((one) => one && (!size || one.variantId === size.variantId));
  const soldOut = data.sizes.filter(({ stock }) => stock <= 0);
  const label = (size ?? data.sizes.find(({ variantId }) => variantId === answer?.variantId))?.name;
  if (answer?.kind === "noted") {
    return (
      <output className={styles.noted} tabIndex={-1} ref={fetcher.data ? takeFocus : undefined}>
        {label && data.sizes.length > 1
          ? say("notedIn", { email: answer.email, size: label })
          : say("noted", { email: answer.email })}
      </output>
    );
  }
  const problem = answer && say(answer.kind);
  return (
    <fetcher.Form className={styles.form} method="post" action={data.path} noValidate>
      <p className={styles.lead}>
        {size ? (
          <Rich
            text={say.raw("leave")}
            soldOut={<b>{data.sizes.length > 1 ? say("soldOutIn", { size: size.name }) : say("soldOut")}</b>}
          />
        ) : (
          say("leaveAny")
        )}
      </p>
      {size ? (
        <input type="hidden" name="variantId" value={size.variantId} />
      ) : (
        <SelectField id="waiting-size" name="variantId" label={say("size")} defaultValue={answer?.variantId}>
          {soldOut.map((one) => (
            <option key={one.variantId} value={one.variantId}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
      <WaitingEmail id={size ? "waiting-email" : "waiting-email-plain"} answer={answer} problem={problem} />
      <Button type="submit" look="primary" wide disabled={fetcher.state !== "idle"}>
        {say(fetcher.state === "idle" ? "submit" : "sending")}
      </Button>
    </fetcher.Form>
  );
}

/** Takes over the focus from the form, which is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
