export const en = {
  designers: "Designers",
  designersFor: "Designers for {department}",
  description: {
    one: "{title}: all {count} names that Vitrine carries, from A to Z.",
    other: "{title}: all {count} names that Vitrine carries, from A to Z.",
  },
  search: "Search designers",
  searchAmong: { one: "Search {count} designers", other: "Search {count} designers" },
  none: "No designer answers to “{query}”.",
  showAll: "Show all designers",
  byDepartment: "Designers by department",
  all: "All",
  byLetter: "Designers by letter",
  signs: "Numbers and signs",
} as const;
