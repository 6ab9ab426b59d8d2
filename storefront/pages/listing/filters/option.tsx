// One row of a filter: a link that selects or deselects it, with its number of products.
import type { ReactNode } from "react";
import { numberIn } from "#catalogue";
import { useLanguage } from "#storefront/ui/language.tsx";
import { Choice, type Step } from "../listing-view.tsx";
import styles from "./option.module.css";

interface Props {
  readonly step: Step;
  readonly label: string;
  /** Absent for a choice that is no value of a facet. */
  readonly count?: number;
  readonly isChosen: boolean;
  readonly onClick?: () => void;
  /** `box` for one of several, `plain` for one of a menu, `under` for a menu's second level. */
  readonly look?: "box" | "plain" | "under";
  /** Between the name and the count: the equivalents of a size. */
  readonly note?: string | undefined;
  /** A swatch instead of the box. */
  readonly mark?: ReactNode;
}

export function Option({ step, label, count, isChosen, onClick, look = "box", note, mark }: Props) {
  const language = useLanguage();
  const content = (
    <>
      {mark}
      <bdi>{label}</bdi>
      {note !== undefined && <small>{note}</small>}
      {count !== undefined && (
        <>
          {" "}
          <span>{numberIn(language, count)}</span>
        </>
      )}
    </>
  );
  const className = look === "under" ? styles.under : look === "box" && !mark ? styles.boxed : styles.option;
  return (
    <li>
      {count === 0 && !isChosen ? (
        <span className={className} data-disabled>
          {content}
        </span>
      ) : (
        <Choice className={className} step={step} onClick={onClick} aria-current={isChosen || undefined}>
          {content}
        </Choice>
      )}
    </li>
  );
}
