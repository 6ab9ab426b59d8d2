// Observes the web vitals of the page.

import type { Vitals } from "./measures.ts";

/** Layout shifts less than a second apart form a window of at most five seconds; the worst window counts. Milliseconds. */
const SHIFT_GAP = 1_000;
const SHIFT_WINDOW = 5_000;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Returns a function that ends it. */
export function watchVitals(tell: (vitals: Vitals) => void): () => void {
  let vitals: Vitals = {};
  const learn = (more: Vitals): void => {
    vitals = { ...vitals, ...more };
    tell(vitals);
  };
  let shift = { from: 0, last: 0, sum: 0 };
  const watches = [
    watch("navigation", (entry) => learn({ ttfb: (entry as PerformanceNavigationTiming).responseStart })),
    watch("paint", (entry) => entry.name === "first-contentful-paint" && learn({ fcp: entry.startTime })),
    watch("largest-contentful-paint", (entry) => learn({ lcp: entry.startTime })),
    watch("layout-shift", (entry) => {
      const { startTime, value, hadRecentInput } = entry as LayoutShift;
      if (hadRecentInput) return;
      const isSame = startTime - shift.last < SHIFT_GAP && startTime - shift.from < SHIFT_WINDOW;
      shift = isSame
        ? { ...shift, last: startTime, sum: shift.sum + value }
        : { from: startTime, last: startTime, sum: value };
      learn({ cls: Math.max(vitals.cls ?? 0, shift.sum) });
    }),
    watch("event", (entry) => {
      if (((entry as Interaction).interactionId ?? 0) > 0) learn({ inp: Math.max(vitals.inp ?? 0, entry.duration) });
    }),
  ];
  // A page without shifts has a score of 0.
  if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) learn({ cls: vitals.cls ?? 0 });
  return () => watches.forEach((stop) => stop());
}

function watch(type: string, take: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  const init: PerformanceObserverInit & { durationThreshold: number } = { type, buffered: true, durationThreshold: 16 };
  observer.observe(init);
  return () => observer.disconnect();
}
