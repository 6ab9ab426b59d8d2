// One option of a dialog: a checkbox or radio button with name, equivalents and number of products.
import type { ReactNode } from "react";
import { numberIn } from "#catalogue";
import { useLanguage } from "#storefront/ui/language.tsx";
import styles from "./options.module.css";

interface Props {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Name of the group of radio buttons; a checkbox without one. */
  readonly oneOf?: string;
  /** Undefined if unknown. */
  readonly count?: number | undefined;
  readonly note?: string | undefined;
  /** Between the box and the name: a swatch. */
  readonly mark?: ReactNode;
  readonly isUnder?: boolean | undefined;
}

export function OptionRow({ label, isChosen, onChoose, oneOf, count, note, mark, isUnder }: Props) {
  const language = useLanguage();
  const isDisabled = count === 0 && !isChosen;
  return (
    <li>
      <label className={styles.option} data-disabled={isDisabled || undefined} data-under={isUnder || undefined}>
        <input
          type={oneOf === undefined ? "checkbox" : "radio"}
          name={oneOf}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
        />
        {mark}
        <bdi className={styles.name}>{label}</bdi>
        {note !== undefined && <small className={styles.note}>{note}</small>}{" "}
        {count !== undefined && <span className={styles.count}>{numberIn(language, count)}</span>}
      </label>
    </li>
  );
}
