// An option beyond size and colour, such as the width, as a group of buttons.
import { ChoiceButtons, type Choosing } from "./choice-buttons.tsx";
import type { ProductData } from "./product-data.ts";
import styles from "./size-picker.module.css";

interface Props extends Choosing {
  readonly data: Pick<ProductData, "sizes" | "choices">;
  readonly at: number;
}

export function OptionPicker({ data, at, ...choosing }: Props) {
  const choice = data.choices[at];
  if (!choice) return null;
  return (
    <fieldset className={styles.sizes}>
      <legend>
        <b>{choice.name}</b> <span>{choice.values.find(({ value }) => value === choosing.picked[at])?.label}</span>
      </legend>
      <div className={styles.values}>
        <ChoiceButtons data={data} at={at} {...choosing} />
      </div>
    </fieldset>
  );
}
