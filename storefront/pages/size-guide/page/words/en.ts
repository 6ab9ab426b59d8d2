export const en = {
  women: "Women",
  men: "Men",
  kids: "Kids",
  womenTitle: "Women’s size guide",
  menTitle: "Men’s size guide",
  kidsTitle: "Children’s size guide",
  description:
    "{title}: sizes of clothing, shoes and accessories in every system, with body measurements and how to take them.",
  help: "Help",
  lead: "Choose a column to read every chart in that system; we remember it in listings and on products. Sizes are what designers sew in, so fits differ: {fit}, or {contact}.",
  leadFit: "what the words mean",
  leadContact: "ask us to measure a piece",
  guides: "Size guides",
  charts: "Charts",
} as const;
