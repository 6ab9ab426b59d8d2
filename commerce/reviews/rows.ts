// Maps a database row to a public review.

import { FITS, type Review } from "./review.ts";
import type { reviewTable } from "./tables.ts";

export const toReview = (row: typeof reviewTable.$inferSelect): Review => ({
  id: row.id,
  productId: row.productId,
  author: row.author,
  rating: row.rating,
  title: row.title,
  text: row.text,
  fit: FITS.find((fit) => fit === row.fit) ?? null,
  size: row.size,
  language: row.language,
  isVerified: row.orderLineId !== null,
  helpful: row.helpful,
  createdAt: row.createdAt,
  isEdited: row.updatedAt > row.createdAt,
});
