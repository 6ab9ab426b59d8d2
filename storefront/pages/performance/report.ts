// The measurements as plain text.

import { formatBytes, formatMeasure, type FileRow, type Measure } from "./measures.ts";

interface Measured {
  readonly vitals: readonly Measure[];
  readonly navigation: readonly Measure[];
  readonly files: readonly FileRow[];
  readonly agent: string;
}

export const reportOf = ({ vitals, navigation, files, agent }: Measured): string =>
  [
    agent,
    "",
    ...vitals.map((row) => `${row.name}: ${formatMeasure(row)}${row.rating ? ` (${row.rating})` : ""}`),
    "",
    ...navigation.map((row) => `${row.name}: ${formatMeasure(row)}`),
    "",
    ...files.map(({ kind, count, bytes, cached }) => `${kind}: ${count}, ${formatBytes(bytes)}, ${cached} from cache`),
  ].join("\n");
