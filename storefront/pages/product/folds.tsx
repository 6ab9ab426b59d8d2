// Details, composition, delivery: folds of plain text, the first open. A text that is not translated keeps its own direction.
import type { ProductFold } from "./product-data.ts";
import styles from "./folds.module.css";

export function Folds({ folds }: { readonly folds: readonly ProductFold[] }) {
  return (
    <div className={styles.folds}>
      {folds.map(({ name, paragraphs, points }, index) => (
        <details key={name} className={styles.fold} open={index === 0}>
          <summary>{name}</summary>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point} dir="auto">
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
