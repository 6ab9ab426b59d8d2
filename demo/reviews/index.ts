// The demo's reviews of a share of its products, by invented people. The same product always has the same reviews.
// None is from a verified buyer, since the demo has no purchases.

import { createHash } from "node:crypto";
import type { Random } from "../random.ts";
import { randomOf } from "../random.ts";
import {
  ARRIVING,
  AUTHORS,
  FITTING,
  INITIALS,
  LIVING,
  MAKING,
  RETURNING,
  TITLES,
  type Kind,
  type Mood,
} from "./words.ts";

export interface ReviewedProduct {
  readonly id: string;
  /** Include the top category: "Clothing", "Shoes". */
  readonly tags: readonly string[];
  readonly sizes: readonly string[];
  readonly publishedAt: Date;
}

export interface DemoReview {
  /** A UUID derived from the product and the number of the review. */
  readonly id: string;
  readonly productId: string;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly fit: -1 | 0 | 1 | null;
  readonly size: string;
  readonly helpful: number;
  readonly createdAt: Date;
}

/** One in this many products has reviews. */
const ONE_IN = 5;
const MOST = 26;
const DAY_MS = 86_400_000;

/** True if a product of the demo has reviews. */
export const isReviewed = (productId: string): boolean => randomOf("reviewed", productId).chance(1 / ONE_IN);

/** Reviews dated between the product's first day and today. */
export function reviewsOf(product: ReviewedProduct, today: Date): DemoReview[] {
  const random = randomOf("reviews", product.id);
  const days = Math.floor((today.getTime() - product.publishedAt.getTime()) / DAY_MS);
  if (days < 1 || !isReviewed(product.id)) return [];
  // Many products have a few, a few have many, and new ones have fewer.
  const count = Math.min(days, 1 + Math.floor(MOST * random.next() ** 3));
  const liking = random.weighted([4.7, 4.3, 3.8, 3.2], (mean) => (mean > 4 ? 4 : 1));
  const leaning = random.weighted([-1, 0, 1], (way) => (way === 0 ? 6 : 1));
  const kind = kindOf(product.tags);
  const said = new Set<string>();
  return Array.from({ length: count }, (_, number) => {
    const rating = ratingAround(random, liking);
    const mood: Mood = rating >= 4 ? "pleased" : rating === 3 ? "mixed" : "sorry";
    const fit = isSized(kind) && random.chance(0.6) ? fitAround(random, leaning) : null;
    return {
      id: uuidOf(`${product.id} ${number}`),
      productId: product.id,
      author: `${random.pick(AUTHORS)} ${random.pick([...INITIALS])}.`,
      rating,
      title: unsaid(random, TITLES[mood], said),
      text: textOf(random, { kind, mood, fit, said }),
      fit,
      size: isSized(kind) && random.chance(0.7) && product.sizes.length > 1 ? random.pick(product.sizes) : "",
      ...datedOf(random, days, today),
    };
  });
}

/** Older reviews have more helpful votes. */
function datedOf(random: Random, days: number, today: Date): Pick<DemoReview, "helpful" | "createdAt"> {
  const age = days * random.next() ** 1.2;
  return {
    helpful: Math.floor(14 * random.next() ** 4 * Math.min(1, age / 60)),
    createdAt: new Date(today.getTime() - Math.floor(age * DAY_MS)),
  };
}

interface Voice {
  readonly kind: Kind;
  readonly mood: Mood;
  readonly fit: -1 | 0 | 1 | null;
  readonly said: Set<string>;
}

function textOf(random: Random, { kind, mood, fit, said }: Voice): string {
  const sentences = [
    unsaid(random, MAKING[kind][mood], said),
    ...(random.chance(0.75) ? [unsaid(random, LIVING[mood], said)] : []),
    ...(fit !== null && random.chance(0.6) ? [random.pick(FITTING[fit + 1] ?? [])] : []),
    ...(mood === "sorry" && random.chance(0.5) ? [random.pick(RETURNING)] : []),
    ...(mood === "pleased" && random.chance(0.15) ? [random.pick(ARRIVING)] : []),
  ];
  const [first = "", ...rest] = sentences;
  return random.chance(0.3) ? [...rest, first].join(" ") : sentences.join(" ");
}

/** A sentence that no other review of this product has, as long as there is one. */
function unsaid(random: Random, sentences: readonly string[], said: Set<string>): string {
  const fresh = sentences.filter((sentence) => !said.has(sentence));
  const chosen = random.pick(fresh.length > 0 ? fresh : sentences);
  said.add(chosen);
  return chosen;
}

/** Mostly near the mean, sometimes far below. */
function ratingAround(random: Random, mean: number): number {
  const drawn = random.chance(0.06) ? random.between(1, 3) : mean + (random.next() - 0.5) * 2;
  return Math.max(1, Math.min(5, Math.round(drawn)));
}

const fitAround = (random: Random, leaning: number): -1 | 0 | 1 => {
  const drawn = random.chance(0.65) ? leaning : random.pick([-1, 0, 0, 0, 1]);
  return drawn < 0 ? -1 : drawn > 0 ? 1 : 0;
};

const isSized = (kind: Kind): boolean => kind === "clothing" || kind === "shoes";

function kindOf(tags: readonly string[]): Kind {
  if (tags.includes("Shoes")) return "shoes";
  if (tags.includes("Bags")) return "bags";
  return tags.includes("Accessories") ? "accessories" : "clothing";
}

/** UUID version 8, which is for custom schemes. */
function uuidOf(name: string): string {
  const hex = createHash("sha256").update(`demo review ${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
