// The colours of a model: a picture of each, the current one marked.
import { useMessages } from "#storefront/ui/language.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import { product } from "#locales/product";
import type { ProductData } from "./product-data.ts";
import styles from "./colours.module.css";

export function Colours({ colour, colours }: Pick<ProductData, "colour" | "colours">) {
  const say = useMessages(product);
  if (colour === "" && colours.length <= 1) return null;
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
