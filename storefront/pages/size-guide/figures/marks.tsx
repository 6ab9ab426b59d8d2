// What all figures share: their frame, the tape around something and the distance between two points, each with its letter.
import type { ReactNode } from "react";
import hidden from "#storefront/ui/visually-hidden.module.css";
import styles from "./figure.module.css";

interface FrameProps {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

export function FigureFrame({ title, width, height, children }: FrameProps) {
  return (
    <figure>
      <svg className={styles.figure} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {children}
      </svg>
      <figcaption className={hidden.hidden}>{title}</figcaption>
    </figure>
  );
}

interface TapeProps {
  readonly letter: string;
  /** From side to side. */
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** How far the tape sags in front, and is seen behind. */
  readonly sag?: number;
  /** Where the letter stands. */
  readonly at: number;
}

/** A tape around a body: whole in front, broken behind it, led out to its letter. */
export function Tape({ letter, from, to, y, sag = 12, at }: TapeProps) {
  const middle = (from + to) / 2;
  return (
    <g className={styles.mark}>
      <path className={styles.behind} d={`M${from} ${y} Q${middle} ${y - sag} ${to} ${y}`} />
      <path d={`M${from} ${y} Q${middle} ${y + sag} ${to} ${y}`} />
      <path className={styles.lead} d={`M${to + 3} ${y} H${at - 13}`} />
      <Letter x={at} y={y} letter={letter} />
    </g>
  );
}

interface SpanProps {
  readonly letter: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Where the letter stands. */
  readonly at: readonly [x: number, y: number];
}

/** A straight distance, with a stop at each end. */
export function Span({ letter, from: [x1, y1], to: [x2, y2], at: [x, y] }: SpanProps) {
  const isUpright = x1 === x2;
  const stop = (px: number, py: number) => (isUpright ? `M${px - 6} ${py} h12` : `M${px} ${py - 6} v12`);
  return (
    <g className={styles.mark}>
      <path d={`M${x1} ${y1} L${x2} ${y2} ${stop(x1, y1)} ${stop(x2, y2)}`} />
      <Letter x={x} y={y} letter={letter} />
    </g>
  );
}

function Letter({ x, y, letter }: { readonly x: number; readonly y: number; readonly letter: string }) {
  return (
    <g>
      <circle className={styles.disc} cx={x} cy={y} r={10} />
      <text className={styles.letter} x={x} y={y + 4}>
        {letter}
      </text>
    </g>
  );
}
