// The saved views of a list, and the row of tools below: a search field and filters. All of it is links and a form, so the address is the state.

import { Form } from "react-router";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./views.module.css";

export interface View {
  readonly href: string;
  readonly label: string;
  readonly count?: string | undefined;
  readonly isCurrent: boolean;
}

export const Views = ({ label, views }: { readonly label: string; readonly views: readonly View[] }) => (
  <nav className={styles.views} aria-label={label}>
    {views.map(({ href, label: name, count, isCurrent }) => (
      <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
        {name}
        {count && <span className={styles.count}>{count}</span>}
      </a>
    ))}
  </nav>
);

interface ToolsProps {
  /** Label and placeholder of the search field. */
  readonly search: string;
  readonly defaultValue: string;
  /** Address of the list. */
  readonly action: string;
  /** Parameters of the address that a new search keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}

const NOTHING = {};

/** "/" moves the focus to the field (layout/shortcuts.ts). */
export const Tools = ({ search, defaultValue, action, kept = NOTHING, children }: ToolsProps) => (
  <search className={styles.tools}>
    <Form className={styles.search} action={action}>
      <Icon name="search" />
      <input
        name="q"
        type="search"
        aria-label={search}
        placeholder={search}
        defaultValue={defaultValue}
        data-list-search
      />
      <kbd>/</kbd>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
    {children}
  </search>
);

/** A filter that is on, with a link that removes it. */
export const Chip = ({ name, value, href, removeLabel }: ChipProps) => (
  <span className={styles.chip}>
    <span className={styles.name}>{name}</span>
    <span>{value}</span>
    <a href={href} aria-label={removeLabel}>
      <Icon name="close" />
    </a>
  </span>
);

interface ChipProps {
  readonly name: string;
  readonly value: string;
  readonly href: string;
  readonly removeLabel: string;
}
