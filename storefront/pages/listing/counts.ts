// The count of shown products as text.

import type { Say } from "#catalogue";
import type { listing } from "#locales/listing";
import type { Paging } from "./listing-data.ts";

/** "48 of 1,204" on the first page, "49–96 of 1,204" on a later one. */
export const pageCount = (say: Say<typeof listing>, { first, last, total }: Paging): string =>
  first > 1 ? say("fromTo", { first, last, total }) : say("upTo", { last, total });
