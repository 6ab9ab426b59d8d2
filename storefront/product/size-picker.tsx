// The sizes of a product, with what they are called elsewhere. One that is sold out is shown and cannot be chosen.
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import hidden from "#storefront/ui/visually-hidden.module.css";
import { BUY_FORM, SIZE_FIELD } from "./buy-form.ts";
import type { SizeChoice } from "./product-data.ts";
import styles from "./size-picker.module.css";

/** So many equivalents fit under a size. */
const EQUIVALENTS = 2;

interface Props {
  readonly sizes: readonly SizeChoice[];
  readonly chosen: SizeChoice | undefined;
  readonly onChoose: (variantId: string) => void;
}

export function SizePicker({ sizes, chosen, onChoose }: Props) {
  const [only] = sizes;
  if (!only) return null;
  if (sizes.length === 1) {
    return (
      <p className={styles.single}>
        <b>Size</b> <span>{only.label}</span>
        <input type="hidden" form={BUY_FORM} name={SIZE_FIELD} value={only.variantId} />
      </p>
    );
  }
  return (
    <fieldset className={styles.sizes}>
      <legend>
        <b>Size</b> <span>{chosen?.label}</span>
      </legend>
      <div className={styles.grid}>
        {sizes.map(({ variantId, label, equivalents, stock }) => (
          <label key={variantId} className={stock > 0 ? styles.size : styles.soldOut}>
            <input
              className={hidden.hidden}
              type="radio"
              form={BUY_FORM}
              name={SIZE_FIELD}
              value={variantId}
              checked={variantId === chosen?.variantId}
              disabled={stock <= 0}
              onChange={() => onChoose(variantId)}
            />
            <b>{label}</b>
            {equivalents.length > 0 && <small>{equivalents.slice(0, EQUIVALENTS).join(" · ")}</small>}
            {stock <= 0 && <VisuallyHidden>, sold out</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
