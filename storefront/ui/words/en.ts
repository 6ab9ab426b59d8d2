export const en = {
  breadcrumb: "Breadcrumb",
  close: "Close",
  optional: "(optional)",
  was: "Was",
  now: "now",
  newSeason: "New season",
  search: "Search",
  searchHere: "Search here…",
  submitSearch: "Submit your search query.",
  clearSearch: "Clear the search query.",
  save: "Save {title}",
  notSaved: "That could not be saved. Try again in a moment.",
} as const;
