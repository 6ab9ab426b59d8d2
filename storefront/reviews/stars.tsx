// Stars: how something is rated, drawn to the tenth and said in words.
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import styles from "./stars.module.css";

const STAR = "M10 1.8l2.5 5.3 5.7.8-4.1 4 1 5.8L10 15l-5.1 2.7 1-5.8-4.1-4 5.7-.8Z";

export function Stars({ rating, large = false }: { readonly rating: number; readonly large?: boolean }) {
  const share = Math.round((Math.max(0, Math.min(5, rating)) / 5) * 1000) / 10;
  return (
    <span className={styles.stars} data-large={large || undefined}>
      <VisuallyHidden>{Math.round(rating * 10) / 10} out of 5 stars</VisuallyHidden>
      <Row />
      <span className={styles.full} style={{ inlineSize: `${share}%` }}>
        <Row />
      </span>
    </span>
  );
}

const Row = () => (
  <svg viewBox="0 0 104 20" aria-hidden="true" focusable="false">
    {[0, 1, 2, 3, 4].map((place) => (
      <path key={place} d={STAR} transform={`translate(${place * 21} 0)`} />
    ))}
  </svg>
);
