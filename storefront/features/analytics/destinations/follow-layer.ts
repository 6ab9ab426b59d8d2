// Passes everything in the data layer on, from its first entry to those that are still to come. Tag managers do the same.

import type { DataLayer } from "../tracking.ts";

export function followLayer(layer: DataLayer, take: (entry: DataLayer[number]) => void): void {
  for (const entry of layer) take(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    for (const entry of entries) take(entry);
    return length;
  };
}
