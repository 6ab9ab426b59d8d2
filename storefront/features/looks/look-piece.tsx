// One piece of a look: picture, name, price, the choice of a size, and a button that adds it alone.
import { look as texts } from "#locales/look";
import { Button } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import { Price } from "#storefront/ui/price.tsx";
import type { ShownPiece } from "./look-data.ts";
import styles from "./look.module.css";

/** Hotspots lead to it. */
export const rowId = (at: number): string => `piece-${at + 1}`;

interface Props {
  readonly piece: ShownPiece;
  readonly at: number;
  readonly isCurrent: boolean;
  /** Empty until a size is chosen. */
  readonly chosen: string;
  readonly price: ShownPiece["price"];
  readonly onChoose: (variant: string) => void;
  /** The product's page is opened. */
  readonly onSelect: () => void;
}

export function LookPiece({ piece, at, isCurrent, chosen, price, onChoose, onSelect }: Props) {
  const say = useMessages(texts);
  const { href, vendor, title, picture, variants, only } = piece;
  return (
    <li id={rowId(at)} tabIndex={-1} data-current={isCurrent || undefined}>
      <span className={styles.number} aria-hidden="true">
        {at + 1}
      </span>
      <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true" onClick={onSelect}>
        <Picture address={picture} alt="" sizes="112px" widths={[160, 320]} />
      </a>
      <div className={styles.facts}>
        <a href={href} onClick={onSelect}>
          <bdi className={styles.vendor}>{vendor}</bdi> <bdi>{title}</bdi>
        </a>
        <span className={styles.price}>
          <Price {...price} />
        </span>
        <div className={styles.buy}>
          {only === undefined ? (
            <select
              name="piece"
              aria-label={say("size", { title })}
              required
              value={chosen}
              onChange={({ target }) => onChoose(target.value)}
            >
              <option value="">{say("choose")}</option>
              {variants.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <span>
              <input type="hidden" name="piece" value={chosen} />
              {only}
            </span>
          )}
          <Button type="submit" name="only" value={at} formNoValidate aria-label={say("addNamed", { title })}>
            {say("add")}
          </Button>
        </div>
      </div>
    </li>
  );
}
