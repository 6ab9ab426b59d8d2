// Designers' names in the visitor's language beside the Latin ones, where the catalogue has them.

import type { LanguageCode } from "#catalogue";
import type { ListingFound } from "#search/dialects/listing/read-response";

export const withDesignerNames = (found: ListingFound, language: LanguageCode): ListingFound => ({
  ...found,
  hits: found.hits.map((hit) => {
    const { designer, title } = hit;
    const local = hit[`designer_${language}`];
    if (typeof designer !== "string" || typeof local !== "string" || local === designer) return hit;
    const both = `${designer} ${local}`;
    if (hit["type"] === "product") return { ...hit, designer: both };
    // Chinese titles contain the name already. Marks in the Latin title do not apply to the longer one.
    return typeof title === "string" ? { ...hit, title: title.replace(designer, both), _summary: {} } : hit;
  }),
});
