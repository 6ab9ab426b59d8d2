// The sizes of a product with their equivalents.
import { useMessages } from "#storefront/ui/language.tsx";
import { useSizeSystem } from "#storefront/pages/size-guide/size-system.ts";
import { product } from "#locales/product";
import { BUY_FORM, SIZE_FIELD } from "./buy-form.ts";
import { ChoiceButtons, type Choosing } from "./choice-buttons.tsx";
import type { ProductData } from "./product-data.ts";
import { SizeGuideLink } from "./size-guide-link.tsx";
import { equivalentsOf } from "./size-names.ts";
import styles from "./size-picker.module.css";

interface Props extends Choosing {
  readonly data: Pick<ProductData, "sizes" | "choices" | "sizeGuide" | "sizeSystems" | "hasOneSize">;
}

export function SizePicker({ data, ...choosing }: Props) {
  const say = useMessages(product);
  const own = useSizeSystem();
  const { sizes, choices, sizeSystems } = data;
  const [only] = sizes;
  const [choice] = choices;
  if (!only) return null;
  if (!choice?.isSize) {
    return (
      <>
        {(choices.length === 0 || !data.hasOneSize) && (
          <p className={styles.single}>
            <b>{say("size")}</b> <span>{only.label}</span>
          </p>
        )}
        {choices.length === 0 && <input type="hidden" form={BUY_FORM} name={SIZE_FIELD} value={only.variantId} />}
      </>
    );
  }
  const sizeOf = (value: string | undefined) => sizes.find(({ picks }) => picks[0] === value);
  const label = sizeOf(choosing.picked[0])?.label;
  return (
    <div className={styles.sizes}>
      <SizeGuideLink data={data} size={label} />
      <fieldset>
        <legend>
          <b>{say("size")}</b> <span>{label}</span>
        </legend>
        <div className={styles.grid}>
          <ChoiceButtons
            data={data}
            at={0}
            {...choosing}
            noteOf={(value) => equivalentsOf(sizeOf(value) ?? only, sizeSystems, own).join("\u00A0· ")}
          />
        </div>
      </fieldset>
    </div>
  );
}
