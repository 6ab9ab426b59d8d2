// A gift card, drawn: an engraved rosette on ink, the wordmark, and the amount.
import { useMessages } from "#storefront/ui/language.tsx";
import { giftCards } from "#locales/gift-cards";
import styles from "./drawn-card.module.css";
import { ShopName } from "#storefront/ui/wordmark.tsx";

interface Props {
  /** "€150" */
  readonly amount: string;
  /** Small line below: the recipient, or the last letters of the code. */
  readonly line: string;
}

export function DrawnCard({ amount, line }: Props) {
  const say = useMessages(giftCards);
  return (
    <div className={styles.card}>
      <Engraving />
      <p className={styles.mark}>
        <ShopName />
      </p>
      <p className={styles.kind}>{say("kind")}</p>
      <p className={styles.amount}>
        <bdi>{amount}</bdi>
      </p>
      <p className={styles.line}>{line}</p>
    </div>
  );
}

/** As on a banknote: one oval turned many times about a point, in two sizes. */
const TURNS = Array.from({ length: 30 }, (_, turn) => turn * 6);

const Engraving = () => (
  <svg className={styles.engraving} viewBox="0 0 856 540" aria-hidden="true" focusable="false">
    <g transform="translate(640 250)">
      {TURNS.map((angle) => (
        <ellipse key={angle} rx="330" ry="120" transform={`rotate(${angle})`} />
      ))}
      {TURNS.map((angle) => (
        <ellipse key={angle} rx="118" ry="46" transform={`rotate(${angle})`} />
      ))}
    </g>
    <rect x="14" y="14" width="828" height="512" />
  </svg>
);
