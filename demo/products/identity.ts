// Ids of products and variants, unique by construction.
import { toHandle } from "#catalogue";
import { hashOf } from "../random.ts";

/** Seven digits. The step is coprime to the range, so no number repeats. */
export const productNumber = (index: number, seed: number): number =>
  1_000_000 + ((index * 514_229 + hashOf(`product ${seed}`)) % 9_000_000);

/** A variant's id: the product's id and the index of the size. */
export const variantNumber = (product: number, at: number): string => `${product}${String(at + 1).padStart(2, "0")}`;

export const handleOf = (vendor: string, title: string, colour: string, product: number): string =>
  `${toHandle(`${vendor} ${title} ${colour}`)}-${product}`;

/** Three letters of the label, the season and a unique number: "HAL26F104729". */
export function modelNumber(vendorHandle: string, season: string, model: number, seed: number): string {
  const letters = vendorHandle
    .replaceAll(/[^a-z]/g, "")
    .padEnd(3, "x")
    .slice(0, 3)
    .toUpperCase();
  const number = 100_000 + ((model * 314_159 + hashOf(`model ${seed}`)) % 900_000);
  const mark = season === "AUP" ? "C" : `${season.slice(2)}${season.charAt(0)}`;
  return `${letters}${mark}${number}`;
}

export const skuOf = (model: string, colour: string, size: string): string => {
  const letters = toHandle(colour).replaceAll("-", "").toUpperCase();
  // The last letter distinguishes washed blue from washed black.
  const colourCode = letters.slice(0, 3) + letters.slice(-1);
  return `${model}-${colourCode}-${size === "Only One Size" ? "OS" : size.replaceAll(" ", "").toUpperCase()}`;
};

/**
 * EAN-13 of the n-th variant of the feed. GS1 reserves the prefix 2 for internal use, so none of these is a real
 * product's.
 */
export function barcodeOf(variant: number): string {
  const digits = `2${String((variant * 40_503_607) % 100_000_000_000).padStart(11, "0")}`;
  return digits + checkDigit(digits);
}

/** GS1: digits weigh 1 and 3 alternately from the left. */
export const checkDigit = (twelve: string): string => {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
};
