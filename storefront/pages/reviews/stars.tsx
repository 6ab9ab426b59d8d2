// A rating in stars, drawn to a tenth, with a text for screen readers.
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { productReviews } from "#locales/product-reviews";
import styles from "./stars.module.css";

const STAR = "M10 1.8l2.5 5.3 5.7.8-4.1 4 1 5.8L10 15l-5.1 2.7 1-5.8-4.1-4 5.7-.8Z";
const WIDTH = 104;

export function Stars({ rating, large = false }: { readonly rating: number; readonly large?: boolean }) {
  const say = useMessages(productReviews);
  const tenths = Math.round(Math.max(0, Math.min(5, rating)) * 10) / 10;
  return (
    <>
      <svg
        className={styles.stars}
        data-large={large || undefined}
        viewBox={`0 0 ${WIDTH} 20`}
        aria-hidden="true"
        focusable="false"
      >
        <Row />
        {/* Clips the stars at the rating. */}
        <svg className={styles.full} width={(WIDTH * tenths) / 5} height="20">
          <Row />
        </svg>
      </svg>
      <VisuallyHidden>{say("outOf", { rating: tenths })}</VisuallyHidden>
    </>
  );
}

const Row = () =>
  [0, 1, 2, 3, 4].map((place) => <path key={place} d={STAR} transform={`translate(${place * 21} 0)`} />);
