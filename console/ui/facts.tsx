// Small blocks of facts: names and values, sums, a timeline, and a thumbnail.

import type { ReactNode } from "react";
import { SystemAvatar, Avatar } from "./person.tsx";
import styles from "./facts.module.css";

type Fact = readonly [name: string, value: ReactNode];

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface SumProps {
  readonly amounts: readonly Fact[];
  readonly total: Fact;
  /** Rows below the total, such as refunds. */
  readonly after?: readonly Fact[];
}

export const Sum = ({ amounts, total, after }: SumProps) => (
  <dl className={styles.sum}>
    {[...amounts, total, ...(after ?? [])].map(([name, value], index) => (
      <div key={name} className={index === amounts.length ? styles.total : undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export interface TimelineEntry {
  readonly key: string;
  /** Null for the shop itself. */
  readonly person: string | null;
  readonly text: ReactNode;
  readonly time: string;
  /** ISO 8601, for machines. */
  readonly at: string;
  /** A comment, or before and after. */
  readonly details?: ReactNode;
}

/** What happened, and the person who did it; null for the shop itself. */
export const doneBy = (text: string, person: string | number | null): Pick<TimelineEntry, "person" | "text"> =>
  person === null ? { person, text } : { person: String(person), text: `${text} · ${person}` };

/** Newest first. */
export const Timeline = ({ entries }: { readonly entries: readonly TimelineEntry[] }) => (
  <ol className={styles.timeline}>
    {entries.map(({ key, person, text, time, at, details }) => (
      <li key={key}>
        {person === null ? <SystemAvatar /> : <Avatar name={person} />}
        <div>
          {text}
          {details && <div className={styles.said}>{details}</div>}
        </div>
        <time dateTime={at}>{time}</time>
      </li>
    ))}
  </ol>
);

/** A picture of the catalogue; "row" is for tables, "line" for lines of an order. */
export const Thumb = ({ src, size = "row" }: { readonly src: string; readonly size?: "row" | "line" }) => (
  <img
    className={size === "row" ? styles.thumb : styles.thumbLarge}
    src={src}
    alt=""
    loading="lazy"
    width={30}
    height={40}
  />
);
