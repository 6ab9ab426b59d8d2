// Size advice: a bar for each of a few buyers, or a share of many, and the size to try instead of the shopper's own.
import { product } from "#locales/product";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import type { ProductData, ShownSizeAdvice } from "./product-data.ts";
import { useOwnSizes } from "./use-choosing.ts";
import styles from "./size-advice.module.css";

/** More than this many are a share. */
const MOST_BARS = 12;

interface Props {
  readonly data: ProductData;
  readonly advice: ShownSizeAdvice;
}

export function SizeAdvice({ data, advice: { verdict, agree, all, instead } }: Props) {
  const say = useMessages(product);
  const language = useLanguage();
  const own = useOwnSizes(data)[0];
  const other = own && instead[own.variantId];
  const share = (agree / all).toLocaleString(`${language}-u-nu-latn`, { style: "percent" });
  return (
    <div className={styles.advice}>
      {all <= MOST_BARS && (
        <span className={styles.bars} aria-hidden="true">
          {Array.from({ length: all }, (_, at) => (
            <i key={at} data-agrees={at < agree || undefined} />
          ))}
        </span>
      )}
      <p>
        <b>{all > MOST_BARS ? say(`${verdict}Share`, { share }) : say(`${verdict}Fit`, { agree, all })}</b>
        {own && other && <span>{say("tryInstead", { own: own.label, other })}</span>}
      </p>
    </div>
  );
}
