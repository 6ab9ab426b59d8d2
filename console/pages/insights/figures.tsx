// Small parts of the insights' screens: a headline figure, a change, and money in one or several currencies.

import { formatInFull, money } from "#catalogue";
import type { Amount } from "#commerce/insights";
import { useMessages } from "#storefront/ui/language.tsx";
import { insights as texts } from "../../locales/generated/insights.ts";
import { changeOf, writeShare } from "./change.ts";
import styles from "./insights.module.css";

export const writeCount = (count: number): string => count.toLocaleString("en");

interface ChangeProps {
  readonly now: number;
  readonly before: number;
  /** More is neither better nor worse. */
  readonly isPlain?: boolean;
}

/** "+22.0%", "New" or a dash. */
export function Change({ now, before, isPlain = false }: ChangeProps) {
  const say = useMessages(texts);
  const change = changeOf(now, before);
  if (change.kind === "none") return <span className={styles.quiet}>–</span>;
  if (change.kind === "new") return <span className={styles.quiet}>{say("new")}</span>;
  const tone = isPlain
    ? styles.quiet
    : change.share > 0.0005
      ? styles.more
      : change.share < -0.0005
        ? styles.less
        : styles.quiet;
  return <span className={tone}>{writeShare(change.share)}</span>;
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly now: number;
  readonly before: number;
}

export const Figure = ({ label, value, ...change }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    <dd>
      <Change {...change} />
    </dd>
  </div>
);

/** Amounts of several currencies beside each other, never added up. */
export const Amounts = ({ amounts }: { readonly amounts: readonly Amount[] }) =>
  amounts.length === 0 ? "–" : amounts.map(({ currency, amount }) => formatInFull(money(amount, currency))).join(" · ");
