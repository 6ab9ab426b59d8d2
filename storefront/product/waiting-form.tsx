// Asks for a mail when a size that is sold out is back. With scripts it stands in the place of the bag while such a size is
// chosen; without them it lists those that are sold out.
import { useActionData, useFetcher } from "react-router";
import { Button } from "#storefront/ui/button.tsx";
import { Field, SelectField } from "#storefront/ui/field.tsx";
import type { ProductData, SizeChoice, WaitAnswer } from "./product-data.ts";
import styles from "./waiting-form.module.css";

interface Props {
  readonly data: Pick<ProductData, "path" | "sizes" | "title">;
  /** Sold out; undefined where scripts do not say which. */
  readonly size?: SizeChoice | undefined;
}

export function WaitingForm({ data, size }: Props) {
  const fetcher = useFetcher<WaitAnswer>();
  const sent = useActionData<WaitAnswer>();
  const answer = [fetcher.data, sent].find((one) => one && (!size || one.variantId === size.variantId));
  const soldOut = data.sizes.filter(({ stock }) => stock <= 0);
  const label = (size ?? data.sizes.find(({ variantId }) => variantId === answer?.variantId))?.label;
  if (answer?.kind === "noted") {
    return (
      <output className={styles.noted} tabIndex={-1} ref={fetcher.data ? takeFocus : undefined}>
        Thank you. We will write to {answer.email} once{label ? `, when ${inSize(label)} is back` : ", when it is back"}
        .
      </output>
    );
  }
  const problem = answer && PROBLEMS[answer.kind];
  return (
    <fetcher.Form className={styles.form} method="post" action={data.path} noValidate>
      <p className={styles.lead}>
        {size ? (
          <>
            <b>{data.sizes.length > 1 ? `${size.label} is sold out.` : "This is sold out."}</b> Leave your address, and
            we will write when it is back.
          </>
        ) : (
          "A size you would like is sold out? Leave your address, and we will write when it is back."
        )}
      </p>
      {size ? (
        <input type="hidden" name="variantId" value={size.variantId} />
      ) : (
        <SelectField id="waiting-size" name="variantId" label="Size" defaultValue={answer?.variantId}>
          {soldOut.map((one) => (
            <option key={one.variantId} value={one.variantId}>
              {one.label}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        key={answer?.kind}
        id={size ? "waiting-email" : "waiting-email-plain"}
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={answer?.email ?? ""}
        problem={problem}
        isFirst={problem !== undefined}
      />
      <Button type="submit" look="primary" wide disabled={fetcher.state !== "idle"}>
        {fetcher.state === "idle" ? "Tell me when it is back" : "One moment"}
      </Button>
    </fetcher.Form>
  );
}

/** The form that had it is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

const inSize = (label: string): string => (label === "Only One Size" ? "it" : label);

const PROBLEMS: Readonly<Record<Exclude<WaitAnswer["kind"], "noted">, string>> = {
  "invalid-email": "Write the address as in name@example.com.",
  "in-stock": "It is back already: load the page again, and it can be bought.",
  "no-such-size": "This size is no longer offered.",
  limited: "You have asked for many sizes. Try again in an hour.",
};
