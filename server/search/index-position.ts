// The position of an index of products: that of the catalogue, and the size charts that its sizes follow.

import { createHash } from "node:crypto";
import type { Taxonomy } from "#catalogue";
import type { CataloguePosition } from "#commerce/products";

/** "12:345", or "12:345+charts" in a shop with custom size charts. */
export const writePosition = (position: CataloguePosition, charts: string): string =>
  charts === "" ? position : `${position}+${charts}`;

export function readPosition(position: string): { readonly position: CataloguePosition; readonly charts: string } {
  const at = position.indexOf("+");
  return at < 0 ? { position, charts: "" } : { position: position.slice(0, at), charts: position.slice(at + 1) };
}

/** Changes with everything that decides the chart of a product; empty without charts of the merchant. */
export function chartsVersion(taxonomy: Taxonomy): string {
  const known = versions.get(taxonomy);
  if (known !== undefined) return known;
  const { charts, departments, categories, types } = taxonomy;
  const version = charts.length === 0 ? "" : hashOf([charts, departments, categories, types]);
  versions.set(taxonomy, version);
  return version;
}

const versions = new WeakMap<Taxonomy, string>();
const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
