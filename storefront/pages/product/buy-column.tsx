// The column beside the pictures, in the order in which a shopper decides.
import { useMessages } from "#storefront/ui/language.tsx";
import { ReviewSummary } from "#storefront/pages/reviews/review-summary.tsx";
import { Price } from "#storefront/ui/price.tsx";
import { product } from "#locales/product";
import { BuyActions } from "./buy-actions.tsx";
import { Colours } from "./colours.tsx";
import type { ProductData } from "./product-data.ts";
import { Folds } from "./folds.tsx";
import { OptionPicker } from "./option-picker.tsx";
import { Share } from "./share.tsx";
import { SizeAdvice } from "./size-advice.tsx";
import { SizePicker } from "./size-picker.tsx";
import { SaveButton } from "#storefront/features/wishlist/save-button.tsx";
import { isSoldOut, stockLine } from "./stock.ts";
import { savedProduct } from "./tracked-piece.ts";
import { type ChosenSize, chosenPrice } from "./use-choosing.ts";
import { WaitingList } from "./waiting/waiting-list.tsx";
import styles from "./buy-column.module.css";

export function BuyColumn({ data, choosing }: { readonly data: ProductData; readonly choosing: ChosenSize }) {
  const { chosen } = choosing;
  return (
    <div className={styles.column}>
      <a className={styles.vendor} href={data.vendor.href}>
        {data.vendor.name}
      </a>
      <h1 className={styles.title}>{data.title}</h1>
      <p className={styles.price}>
        <Price {...chosenPrice(data, chosen)} />
        {data.priceNote && <span className={styles.note}>{data.priceNote}</span>}
      </p>
      {data.reviews && (
        <div className={styles.rating}>
          <ReviewSummary ratings={data.reviews.ratings} href="#reviews" />
        </div>
      )}
      <Colours colour={data.colour} colours={data.colours} />
      {isSoldOut(data) ? (
        <>
          <WaitingList data={data} {...choosing} />
          <SaveButton product={savedProduct(data)} action={data.wishlist} />
        </>
      ) : (
        <Buy data={data} choosing={choosing} />
      )}
      <Share data={data} chosen={chosen} />
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

function Buy({ data, choosing }: { readonly data: ProductData; readonly choosing: ChosenSize }) {
  const say = useMessages(product);
  const { choices } = data;
  const { picked, onPick, chosen, forget } = choosing;
  return (
    <>
      <SizePicker data={data} picked={picked} onPick={onPick} />
      {data.sizeAdvice && <SizeAdvice data={data} advice={data.sizeAdvice} />}
      {forget && (
        <p className={styles.mine}>
          {say("mySize")}{" "}
          <button type="button" onClick={forget}>
            {say("forgetSize")}
          </button>
        </p>
      )}
      {choices.map(
        ({ isSize, name }, at) =>
          !isSize && <OptionPicker key={name} data={data} at={at} picked={picked} onPick={onPick} />,
      )}
      <output className={styles.stock}>{stockLine(say, data.sizes, chosen)}</output>
      <BuyActions data={data} chosen={chosen} missing={choices[picked.indexOf(undefined)]} />
    </>
  );
}
