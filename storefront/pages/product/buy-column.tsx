// The column beside the pictures, in the order in which a shopper decides.
import { useState } from "react";
import { useActionData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { ReviewSummary } from "#storefront/pages/reviews/review-summary.tsx";
import { Price } from "#storefront/ui/price.tsx";
import { product } from "#locales/product";
import { BuyActions } from "./buy-actions.tsx";
import { Colours } from "./colours.tsx";
import type { ProductData, WaitAnswer } from "./product-data.ts";
import { Folds } from "./folds.tsx";
import { SizePicker } from "./size-picker.tsx";
import { stockLine } from "./stock.ts";
import styles from "./buy-column.module.css";

export function BuyColumn({ data }: { readonly data: ProductData }) {
  const say = useMessages(product);
  const onlySize = data.sizes.length === 1 ? data.sizes[0]?.variantId : undefined;
  // A form that was sent without scripts returns to its size.
  const sent = useActionData<WaitAnswer>();
  const [variantId, setVariantId] = useState(sent?.variantId ?? data.variantId ?? onlySize);
  const chosen = data.sizes.find((size) => size.variantId === variantId);
  const stock = stockLine(say, data.sizes, chosen);
  return (
    <div className={styles.column}>
      <a className={styles.vendor} href={data.vendor.href}>
        {data.vendor.name}
      </a>
      <h1 className={styles.title}>{data.title}</h1>
      <p className={styles.price}>
        <Price {...(chosen?.price ?? data.price)} />
        <span className={styles.note}>{data.priceNote}</span>
      </p>
      {data.reviews && (
        <div className={styles.rating}>
          <ReviewSummary ratings={data.reviews.ratings} href="#reviews" />
        </div>
      )}
      <Colours colour={data.colour} colours={data.colours} />
      <SizePicker data={data} chosen={chosen} onChoose={setVariantId} />
      <output className={styles.stock}>{stock}</output>
      <BuyActions data={data} chosen={chosen} />
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
