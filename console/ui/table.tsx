// Tables of records. Under 768 px a row becomes a card of two or three lines; each cell names its place in it.

import type { ReactNode } from "react";
import styles from "./table.module.css";

export interface Column {
  readonly key: string;
  readonly label: ReactNode;
  /** True if only screen readers read the label. */
  readonly isHidden?: boolean;
  readonly isNumber?: boolean;
  /** Reverse order is shown by an arrow up. */
  readonly sorted?: "ascending" | "descending";
}

interface TableProps {
  /** Read by screen readers. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly children: ReactNode;
  /** To the edges of the screen, or inside a section. */
  readonly isInSection?: boolean;
}

export const Table = ({ caption, columns, children, isInSection = false }: TableProps) => (
  <table className={isInSection ? styles.inSection : styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ key, label, isNumber, isHidden, sorted }) => (
          <th key={key} scope="col" className={isNumber ? styles.number : undefined} aria-sort={sorted}>
            {isHidden ? <span className={styles.hidden}>{label}</span> : label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface CellProps {
  readonly children?: ReactNode;
  readonly isNumber?: boolean;
  readonly isQuiet?: boolean;
  /** Place on phones, from 1; two a line. Cells without one are hidden there. */
  readonly place?: 1 | 2 | 3 | 4 | 5 | 6;
}

export const Cell = ({ children, isNumber = false, isQuiet = false, place }: CellProps) => (
  <td
    className={[isNumber && styles.number, isQuiet && styles.quiet].filter(Boolean).join(" ") || undefined}
    data-place={place}
  >
    {children}
  </td>
);

interface RowProps {
  readonly children: ReactNode;
  readonly isSelected?: boolean;
  /** The record; the row's main link. Shortcuts J and K walk over rows that have one. */
  readonly href?: string;
}

export const Row = ({ children, isSelected, href }: RowProps) => (
  <tr aria-selected={isSelected} data-row={href} className={isSelected ? styles.selected : undefined}>
    {children}
  </tr>
);

/** The line below a list: how much is shown, and the next page. */
export const TableFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);
