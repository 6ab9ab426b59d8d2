// The source rows and columns of each row of a reshaped drawing.

import type { Base } from "./base.ts";
import { BITS } from "./blocks.ts";
import type { Kernel } from "./kernel.ts";

/** A drawing and its reshaped copy, whose columns begin `shiftX` further left; both are open in the kernel. */
export interface Cut {
  readonly kernel: Kernel;
  readonly base: Base;
  readonly out: Base;
  readonly shiftX: number;
}

export function keepRow({ kernel, base, out, shiftX }: Cut, from: number, row: number): void {
  if (from >= 0 && from < base.height) kernel.keepRow(from, row * out.width + shiftX);
}

/** With its width unchanged. */
export function blendRow({ kernel, base, out, shiftX }: Cut, from: number, row: number): void {
  const first = Math.floor(from);
  if (first < 0 || first + 1 >= base.height) return;
  kernel.blendRow(first, Math.round((from - first) * 256), row * out.width + shiftX);
}

/** Widened by a factor about the middle. */
export function spreadRow(cut: Cut, from: number, middle: number, by: number, row: number): void {
  const { kernel, base, out, shiftX } = cut;
  const first = Math.floor(from);
  if (first < 0 || first + 1 >= base.height) return;
  const low = Math.round((from - first) * 16);
  const step = 1 / by;
  const start = (0.5 - shiftX - middle) * step + middle - 0.5;
  const begin = Math.max(0, Math.ceil(-start / step));
  const end = Math.min(out.width, Math.ceil((base.width - 1 - start) / step));
  const at = row * out.width;
  const [x, fixedStep] = [(start + begin * step) * (1 << BITS), step * (1 << BITS)].map(Math.round) as [number, number];
  kernel.spreadRow(first, low, at + begin, at + end, x, fixedStep);
}
