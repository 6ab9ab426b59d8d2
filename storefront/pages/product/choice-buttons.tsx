// The values of a choice as radio buttons. One that is sold out with what else is chosen can be selected for a back-in-stock mail;
// one that does not combine with it, to start from there.
import { type Picked, variantsWith } from "#storefront/features/cart/variant-choices.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import hidden from "#storefront/ui/visually-hidden.module.css";
import { product } from "#locales/product";
import { BUY_FORM, fieldOf } from "./buy-form.ts";
import type { ProductData } from "./product-data.ts";
import styles from "./size-picker.module.css";

export interface Choosing {
  readonly picked: Picked;
  readonly onPick: (at: number, value: string) => void;
}

interface Props extends Choosing {
  readonly data: Pick<ProductData, "sizes" | "choices">;
  /** Position of the choice. */
  readonly at: number;
  /** A line below the label; empty for none. */
  readonly noteOf?: (value: string) => string;
}

export function ChoiceButtons({ data: { sizes, choices }, at, picked, onPick, noteOf }: Props) {
  const say = useMessages(product);
  return choices[at]?.values.map(({ value, label }) => {
    const variants = variantsWith(sizes, picked, at, value);
    const isAbsent = variants.length === 0;
    const note = noteOf?.(value);
    const isSoldOut = !isAbsent && variants.every(({ stock }) => stock <= 0);
    return (
      <label
        key={value}
        className={styles.size}
        data-sold-out={isSoldOut || undefined}
        data-absent={isAbsent || undefined}
      >
        <input
          className={hidden.hidden}
          type="radio"
          form={BUY_FORM}
          name={fieldOf(choices, at)}
          value={value}
          checked={picked[at] === value}
          onChange={() => onPick(at, value)}
        />
        <b>{label}</b>
        {note && <small>{note}</small>}
        {isSoldOut && <VisuallyHidden>{say("isSoldOut")}</VisuallyHidden>}
        {isAbsent && <VisuallyHidden>{say("isAbsent")}</VisuallyHidden>}
      </label>
    );
  });
}
