// The column beside the pictures, in the order in which a shopper decides.
import { useState } from "react";
import { useActionData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { ReviewSummary } from "#storefront/pages/reviews/review-summary.tsx";
import { pick, type Picked, variantPicked } from "#storefront/features/cart/variant-choices.ts";
import { Price } from "#storefront/ui/price.tsx";
import { product } from "#locales/product";
import { BuyActions } from "./buy-actions.tsx";
import { Colours } from "./colours.tsx";
import type { ProductData, WaitAnswer } from "./product-data.ts";
import { Folds } from "./folds.tsx";
import { OptionPicker } from "./option-picker.tsx";
import { SizePicker } from "./size-picker.tsx";
import { stockLine } from "./stock.ts";
import styles from "./buy-column.module.css";

export function BuyColumn({ data }: { readonly data: ProductData }) {
  const say = useMessages(product);
  // A form that was sent without scripts returns to its size.
  const sent = useActionData<WaitAnswer>();
  const { sizes, choices } = data;
  const [picked, setPicked] = useState<Picked>(() => {
    const before = sizes.find(({ variantId }) => variantId === (sent?.variantId ?? data.variantId));
    return before?.picks ?? choices.map(() => undefined);
  });
  const choosing = {
    picked,
    onPick: (at: number, value: string) => setPicked((now) => pick(sizes, now, at, value)),
  };
  const chosen = variantPicked(sizes, picked);
  const stock = stockLine(say, data.sizes, chosen);
  return (
    <div className={styles.column}>
      <a className={styles.vendor} href={data.vendor.href}>
        {data.vendor.name}
      </a>
      <h1 className={styles.title}>{data.title}</h1>
      <p className={styles.price}>
        <Price {...(chosen?.price ?? data.price)} isFrom={chosen === undefined && data.price.isFrom === true} />
        <span className={styles.note}>{data.priceNote}</span>
      </p>
      {data.reviews && (
        <div className={styles.rating}>
          <ReviewSummary ratings={data.reviews.ratings} href="#reviews" />
        </div>
      )}
      <Colours colour={data.colour} colours={data.colours} />
      <SizePicker data={data} {...choosing} />
      {choices.map(({ isSize, name }, at) => !isSize && <OptionPicker key={name} data={data} at={at} {...choosing} />)}
      <output className={styles.stock}>{stock}</output>
      <BuyActions data={data} chosen={chosen} missing={choices[picked.indexOf(undefined)]} />
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
