// Turns entries of the Performance API into readable rows.

export type Rating = "good" | "fair" | "poor";

export interface Measure {
  readonly name: string;
  /** A short explanation. */
  readonly meaning: string;
  /** Milliseconds; undefined until it is known. */
  readonly value: number | undefined;
  readonly unit: "ms" | "score";
  readonly rating?: Rating | undefined;
}

/** Upper bounds of good and fair: https://web.dev/articles/defining-core-web-vitals-thresholds */
const BOUNDS = {
  ttfb: [800, 1_800],
  fcp: [1_800, 3_000],
  lcp: [2_500, 4_000],
  cls: [0.1, 0.25],
  inp: [200, 500],
} as const;

export type Vital = keyof typeof BOUNDS;
export type Vitals = Readonly<Partial<Record<Vital, number>>>;

const VITALS: readonly (readonly [Vital, string, string])[] = [
  ["ttfb", "Time to first byte", "Until the server's answer began"],
  ["fcp", "First contentful paint", "Until something could be seen"],
  ["lcp", "Largest contentful paint", "Until the largest part could be seen"],
  ["cls", "Layout shift", "How far things moved by themselves"],
  ["inp", "Interaction to next paint", "Longest wait after a click or key"],
];

export function rate(vital: Vital, value: number): Rating {
  const [good, fair] = BOUNDS[vital];
  return value <= good ? "good" : value <= fair ? "fair" : "poor";
}

export const vitalRows = (vitals: Vitals): readonly Measure[] =>
  VITALS.map(([vital, name, meaning]) => {
    const value = vitals[vital];
    return {
      name,
      meaning,
      value,
      unit: vital === "cls" ? "score" : "ms",
      rating: value === undefined ? undefined : rate(vital, value),
    };
  });

/** The part of PerformanceNavigationTiming that is read here. */
export interface NavigationTimes {
  readonly startTime: number;
  readonly domainLookupStart: number;
  readonly domainLookupEnd: number;
  readonly connectStart: number;
  readonly secureConnectionStart: number;
  readonly connectEnd: number;
  readonly requestStart: number;
  readonly responseStart: number;
  readonly responseEnd: number;
  readonly domInteractive: number;
  readonly domContentLoadedEventEnd: number;
  readonly loadEventEnd: number;
}

/** In order, up to the current phase: a timestamp of 0 has not been reached. */
export function navigationRows(times: NavigationTimes): readonly Measure[] {
  const row = (name: string, meaning: string, from: number, to: number): Measure => ({
    name,
    meaning,
    value: to > 0 ? Math.max(0, to - from) : undefined,
    unit: "ms",
  });
  const secured = times.secureConnectionStart || times.connectEnd;
  return [
    row("Name lookup", "The shop's address by its name", times.domainLookupStart, times.domainLookupEnd),
    row("Connection", "Until the server was reached", times.connectStart, secured),
    row("Encryption", "Until nobody else could read it", secured, times.connectEnd),
    row("Waiting", "From the request to the first byte", times.requestStart, times.responseStart),
    row("Download", "Of the document", times.responseStart, times.responseEnd),
    row("Document ready", "Until it answered to input", times.startTime, times.domInteractive),
    row("Scripts run", "Until the page's scripts had run", times.startTime, times.domContentLoadedEventEnd),
    row("Everything loaded", "Pictures, styles and fonts too", times.startTime, times.loadEventEnd),
  ];
}

export interface LoadedFile {
  readonly initiatorType: string;
  /** Bytes over the network; 0 from the browser's cache. */
  readonly transferSize: number;
  readonly duration: number;
}

export interface FileRow {
  readonly kind: string;
  readonly count: number;
  readonly bytes: number;
  readonly cached: number;
  /** Duration of the slowest, in milliseconds. */
  readonly slowest: number;
}

/** The other files of the page by kind, the heaviest first. */
export function fileRows(files: readonly LoadedFile[]): readonly FileRow[] {
  return [...Map.groupBy(files, ({ initiatorType }) => KINDS.get(initiatorType) ?? "Other")]
    .map(([kind, some]) => ({
      kind,
      count: some.length,
      bytes: some.reduce((sum, { transferSize }) => sum + transferSize, 0),
      cached: some.filter(({ transferSize }) => transferSize === 0).length,
      slowest: Math.max(...some.map(({ duration }) => duration)),
    }))
    .toSorted((one, other) => other.bytes - one.bytes || one.kind.localeCompare(other.kind));
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ["script", "Scripts"],
  // Chromium's name for modules imported by modules.
  ["other", "Scripts"],
  ["link", "Styles, fonts and scripts ahead"],
  ["css", "Fonts and pictures of styles"],
  ["img", "Pictures"],
  ["fetch", "Data"],
  ["xmlhttprequest", "Data"],
]);

export const formatMeasure = ({ value, unit }: Pick<Measure, "value" | "unit">): string =>
  value === undefined
    ? "not yet"
    : unit === "score"
      ? value.toFixed(3)
      : `${Math.round(value).toLocaleString("en")} ms`;

export const formatBytes = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${(bytes / 1_000).toFixed(1)} kB`
      : `${(bytes / 1e6).toFixed(2)} MB`;
