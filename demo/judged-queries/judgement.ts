// Relevance judgements: rules that grade products, and metrics of ranked results.

import type { FeedRow } from "#catalogue";

/** Fields of a product that judgements use. */
export interface JudgedProduct {
  readonly title: string;
  readonly titleZh: string;
  readonly vendor: string;
  readonly type: string;
  /** Families of colours, as filters name them: Green. */
  readonly colours: readonly string[];
  /** Designer colours: Bottle green. */
  readonly designerColours: readonly string[];
  readonly departments: readonly string[];
  readonly modelNumber: string;
  readonly handle: string;
  readonly vendorHandle: string;
}

/** From the rows of one product, at least one. */
export function judgedProduct(rows: readonly FeedRow[]): JudgedProduct {
  const first = rows[0]!;
  return {
    title: first.title,
    titleZh: first.title_zh,
    vendor: first.vendor,
    type: first.product_type,
    colours: [...new Set(rows.map((row) => row.color))],
    designerColours: [...new Set(rows.map((row) => row.designercolor))],
    departments: first.department.split("\t"),
    modelNumber: first.designermodelnumber,
    handle: first.handle,
    vendorHandle: first.vendor_handle,
  };
}

export type Rule = (product: JudgedProduct) => boolean;

/** 3 is relevant, 2 acceptable, 1 related; anything else is 0. */
export type Grade = 1 | 2 | 3;

export interface JudgedQuery {
  readonly text: string;
  /** The first matching rule decides. */
  readonly grades: readonly (readonly [Grade, Rule])[];
}

export function gradeOf({ grades }: JudgedQuery, product: JudgedProduct): Grade | 0 {
  return grades.find(([, rule]) => rule(product))?.[0] ?? 0;
}

export const type =
  (...names: readonly string[]): Rule =>
  (product) =>
    names.includes(product.type);

export const colour =
  (...names: readonly string[]): Rule =>
  (product) =>
    product.colours.some((name) => names.includes(name));

export const designerColour =
  (...names: readonly string[]): Rule =>
  (product) =>
    product.designerColours.some((name) => names.includes(name));

export const vendor =
  (...names: readonly string[]): Rule =>
  (product) =>
    names.includes(product.vendor);

export const department =
  (...names: readonly string[]): Rule =>
  (product) =>
    product.departments.some((name) => names.includes(name));

/** True if the title contains each of these as words or beginnings of words; hyphens count as spaces. */
export const titled =
  (...words: readonly string[]): Rule =>
  (product) => {
    const title = ` ${product.title.toLowerCase().replaceAll("-", " ")}`;
    return words.every((word) => title.includes(` ${word}`));
  };

export const titledZh =
  (...parts: readonly string[]): Rule =>
  (product) =>
    parts.every((part) => product.titleZh.includes(part));

export const model =
  (beginning: string): Rule =>
  (product) =>
    product.modelNumber.startsWith(beginning);

export const both =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.every((rule) => rule(product));

export const either =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.some((rule) => rule(product));

/** Results on the first screen. */
export const LOOKED_AT = 10;

/** Normalised discounted cumulative gain of the first ten: 1 for the best possible order. */
export function gainOf(shown: readonly number[], catalogue: readonly number[]): number {
  const best = discounted(catalogue.toSorted((one, other) => other - one));
  return best === 0 ? 0 : discounted(shown) / best;
}

/** Share of the first (ten) results that is relevant or acceptable, out of the possible number. */
export function precisionOf(shown: readonly number[], catalogue: readonly number[], first = LOOKED_AT): number {
  const good = (grades: readonly number[]) => grades.filter((grade) => grade >= WOULD_DO).length;
  const possible = Math.min(first, good(catalogue));
  return possible === 0 ? 0 : good(shown.slice(0, first)) / possible;
}

/** Reciprocal rank of the first relevant or acceptable result; 0 if there is none. */
export function reciprocalRankOf(shown: readonly number[]): number {
  const place = shown.findIndex((grade) => grade >= WOULD_DO);
  return place === -1 ? 0 : 1 / (place + 1);
}

/** Minimum grade of an acceptable result. */
export const WOULD_DO = 2;

const discounted = (grades: readonly number[]): number =>
  grades.slice(0, LOOKED_AT).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
