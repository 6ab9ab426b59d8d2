// Plots: a line over days beside an earlier one, and columns. The picture has a sentence for those who do not see it, and its figures as a table.
// Sizes are attributes of the drawing, because the content security policy allows no inline styles.

import { useState, type PointerEvent, type ReactNode } from "react";
import { ticksFor } from "./scale.ts";
import styles from "./plot.module.css";

export interface PlotPoint {
  /** Below the axis, and in full where the pointer is. */
  readonly short: string;
  readonly label: string;
  /** Absent for what is still to come: all points after it lack theirs, too. */
  readonly value?: number;
  readonly before?: { readonly label: string; readonly value: number };
}

interface AxisProps {
  /** A sentence that says what the plot shows. */
  readonly summary: string;
  readonly points: readonly PlotPoint[];
  readonly write: (value: number) => string;
  /** Smallest difference that can be written. */
  readonly unit?: number;
}

interface LinePlotProps extends AxisProps {
  /** Names of the two lines. */
  readonly nowLabel: string;
  readonly beforeLabel: string;
  /** Label of what opens the table, and the table. */
  readonly tableLabel: string;
  readonly table: ReactNode;
}

/** Units of a drawing, which is stretched to its place. */
const WIDTH = 1000;
const HEIGHT = 100;
const MOST_NAMES = 8;

export function LinePlot({ nowLabel, beforeLabel, tableLabel, table, ...axis }: LinePlotProps) {
  const { points, write } = axis;
  const [at, setAt] = useState<number>();
  const last = Math.max(1, points.length - 1);
  const find = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  const top = topOf(axis);
  const pathOf = (values: readonly number[]) =>
    `M${values.map((value, index) => `${((index / last) * WIDTH).toFixed(1)} ${heightOf(value, top)}`).join("L")}`;
  const values = points.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const now = pathOf(values);
  const end = ((Math.max(0, values.length - 1) / last) * WIDTH).toFixed(1);
  const shown = at === undefined ? undefined : points[at];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <p className={styles.hidden}>{axis.summary}</p>
        <span className={styles.keyNow}>{nowLabel}</span>
        <span className={styles.keyBefore}>{beforeLabel}</span>
      </figcaption>
      <Axes {...axis} names={spreadNames(points)}>
        <div className={styles.drawing} onPointerMove={find} onPointerLeave={() => setAt(undefined)}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.before} d={pathOf(points.map(({ before }) => before?.value ?? 0))} />
            <path className={styles.area} d={`${now}L${end} ${HEIGHT}L0 ${HEIGHT}Z`} />
            <path className={styles.now} d={now} />
          </svg>
          {shown && at !== undefined && (
            <div className={styles.pointer} style={{ insetInlineStart: `${(at / last) * 100}%` }}>
              <p className={at > last / 2 ? styles.readoutBefore : styles.readout}>
                <span>{shown.label}</span>
                {shown.value !== undefined && <strong>{write(shown.value)}</strong>}
                {shown.before && (
                  <span>
                    {shown.before.label}: {write(shown.before.value)}
                  </span>
                )}
              </p>
            </div>
          )}
        </div>
      </Axes>
      <details className={styles.table}>
        <summary>{tableLabel}</summary>
        {table}
      </details>
    </figure>
  );
}

/** Columns beside each other, each named below. */
export function ColumnPlot(axis: AxisProps) {
  const { points, summary, write } = axis;
  const top = topOf(axis);
  const step = WIDTH / Math.max(1, points.length);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.summary}>{summary}</figcaption>
      <Axes {...axis} names={points.map(({ short }) => short)} isEven>
        <div className={styles.drawing}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {points.map(({ label, value = 0 }, index) => (
              <rect
                key={label}
                className={styles.column}
                x={index * step + step * 0.15}
                width={step * 0.7}
                y={heightOf(value, top)}
                height={HEIGHT - Number(heightOf(value, top))}
              >
                <title>{`${label}: ${write(value)}`}</title>
              </rect>
            ))}
          </svg>
        </div>
      </Axes>
    </figure>
  );
}

/** A bar beside the largest of its kind; `share` is from 0 to 1. */
export const Bar = ({ share }: { readonly share: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={(share * 100).toFixed(1)} height="1" />
  </svg>
);

interface AxesProps extends AxisProps {
  readonly names: readonly string[];
  /** Each name has a column of the same width; others spread from end to end. */
  readonly isEven?: boolean;
  readonly children: ReactNode;
}

/** Lines and amounts at the left, names below. Hidden from screen readers, which read the sentence and the table. */
function Axes({ points, write, names, isEven = false, children, ...axis }: AxesProps) {
  const ticks = ticksOf({ points, write, ...axis });
  return (
    <div className={styles.axes}>
      <div className={styles.amounts} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{write(tick)}</span>
        ))}
      </div>
      <div className={styles.lines}>
        <div className={styles.grid} aria-hidden="true">
          {ticks.map((tick) => (
            <i key={tick} />
          ))}
        </div>
        {children}
      </div>
      <div className={isEven ? styles.evenNames : styles.names} aria-hidden="true">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
}

const FEWEST_NAMES = 5;

/** At most eight names, as far apart as the points that they name. */
function spreadNames(points: readonly PlotPoint[]): readonly string[] {
  const last = points.length - 1;
  const most = Math.min(MOST_NAMES, points.length);
  // As many as divide the points evenly, such as every fourth hour of a day.
  const even = Array.from({ length: Math.max(0, most - FEWEST_NAMES + 1) }, (_, fewer) => most - fewer);
  const count = even.find((one) => one > 1 && last % (one - 1) === 0) ?? most;
  return Array.from(
    { length: count },
    (_, at) => points[Math.round((at / Math.max(1, count - 1)) * last)]?.short ?? "",
  );
}

const ticksOf = ({ points, unit }: AxisProps): readonly number[] =>
  ticksFor(Math.max(...points.flatMap(({ value = 0, before }) => [value, before?.value ?? 0])), unit);

const topOf = (axis: AxisProps): number => Math.max(1, ticksOf(axis).at(-1) ?? 1);

const heightOf = (value: number, top: number): string => (HEIGHT - (value / top) * HEIGHT).toFixed(2);
