// The sizes of a product with their equivalents. A sold-out size can be selected for a back-in-stock mail.
import { useMessages } from "#storefront/ui/language.tsx";
import { useSizeSystem } from "#storefront/pages/size-guide/size-system.ts";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import hidden from "#storefront/ui/visually-hidden.module.css";
import { product } from "#locales/product";
import { BUY_FORM, SIZE_FIELD } from "./buy-form.ts";
import type { ProductData, SizeChoice } from "./product-data.ts";
import { SizeGuideLink } from "./size-guide-link.tsx";
import { equivalentsOf } from "./size-names.ts";
import styles from "./size-picker.module.css";

interface Props {
  readonly data: Pick<ProductData, "sizes" | "sizeGuide" | "sizeSystems">;
  readonly chosen: SizeChoice | undefined;
  readonly onChoose: (variantId: string) => void;
}

export function SizePicker({ data, chosen, onChoose }: Props) {
  const say = useMessages(product);
  const own = useSizeSystem();
  const { sizes, sizeSystems } = data;
  const [only] = sizes;
  if (!only) return null;
  if (sizes.length === 1) {
    return (
      <p className={styles.single}>
        <b>{say("size")}</b> <span>{only.label}</span>
        <input type="hidden" form={BUY_FORM} name={SIZE_FIELD} value={only.variantId} />
      </p>
    );
  }
  return (
    <div className={styles.sizes}>
      <SizeGuideLink data={data} size={chosen?.label} />
      <fieldset>
        <legend>
          <b>{say("size")}</b> <span>{chosen?.label}</span>
        </legend>
        <div className={styles.grid}>
          {sizes.map((size) => {
            const { variantId, label, stock } = size;
            const equivalents = equivalentsOf(size, sizeSystems, own);
            return (
              <label key={variantId} className={styles.size} data-sold-out={stock <= 0 || undefined}>
                <input
                  className={hidden.hidden}
                  type="radio"
                  form={BUY_FORM}
                  name={SIZE_FIELD}
                  value={variantId}
                  checked={variantId === chosen?.variantId}
                  onChange={() => onChoose(variantId)}
                />
                <b>{label}</b>
                {equivalents.length > 0 && <small>{equivalents.join("\u00A0· ")}</small>}
                {stock <= 0 && <VisuallyHidden>{say("isSoldOut")}</VisuallyHidden>}
              </label>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
