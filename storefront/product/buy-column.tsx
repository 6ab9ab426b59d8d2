// Everything beside the pictures, in the order in which a shopper decides. `actions` is the place of the bag and the heart.
import { useState, type ReactNode } from "react";
import { Price } from "#storefront/ui/price.tsx";
import { Colours } from "./colours.tsx";
import type { ProductData, SizeChoice } from "./product-data.ts";
import { Folds } from "./folds.tsx";
import { SizePicker } from "./size-picker.tsx";
import { stockLine } from "./stock.ts";
import styles from "./buy-column.module.css";

interface Props {
  readonly data: ProductData;
  /** What can be done with the chosen size; undefined until one is chosen. */
  readonly actions: (chosen: SizeChoice | undefined) => ReactNode;
}

export function BuyColumn({ data, actions }: Props) {
  const onlySize = data.sizes.length === 1 ? data.sizes[0]?.variantId : undefined;
  const [variantId, setVariantId] = useState(data.variantId ?? onlySize);
  const chosen = data.sizes.find((size) => size.variantId === variantId);
  const stock = stockLine(data.sizes, chosen);
  return (
    <div className={styles.column}>
      <a className={styles.vendor} href={data.vendor.href}>
        {data.vendor.name}
      </a>
      <h1 className={styles.title}>{data.title}</h1>
      <p className={styles.price}>
        <Price {...data.price} />
        {data.priceNote && <span className={styles.note}>{data.priceNote}</span>}
      </p>
      <Colours colour={data.colour} colours={data.colours} />
      <SizePicker sizes={data.sizes} chosen={chosen} onChoose={setVariantId} />
      <output className={styles.stock}>{stock}</output>
      {actions(chosen)}
      {data.services.length > 0 && (
        <dl className={styles.services}>
          {data.services.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Folds folds={data.folds} />
    </div>
  );
}
