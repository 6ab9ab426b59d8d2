// The same model in its colours: a picture of each, this one marked.
import { useWords } from "#storefront/ui/language.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import type { ProductData } from "./product-data.ts";
import styles from "./colours.module.css";
import { product } from "./words/index.ts";

export function Colours({ colour, colours }: Pick<ProductData, "colour" | "colours">) {
  const say = useWords(product);
  return (
    <div className={styles.group}>
      <p>
        <b>{say("colour")}</b> <span className={styles.value}>{colour}</span>
      </p>
      {colours.length > 1 && (
        <ul className={styles.colours}>
          {colours.map(({ name, href, picture, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? "true" : undefined}>
                <Picture address={picture} alt={name} sizes="60px" widths={[160]} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
