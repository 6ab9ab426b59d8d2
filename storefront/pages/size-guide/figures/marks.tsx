// Shared parts of all figures: the frame, a tape, and a distance between two points, each with a letter.
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
  /** Left and right end. */
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** Curvature of the tape in front and behind. */
  readonly sag?: number;
  /** Position of the letter. */
  readonly at: number;
}

/** A tape around a body: solid in front, dashed behind, with a line to its letter. */
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
  /** Position of the letter. */
  readonly at: readonly [x: number, y: number];
}

/** A straight distance with end marks. */
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
