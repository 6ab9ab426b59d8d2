export const en = {
  title: "Vitrine: designer clothing, shoes, bags and accessories",
  description: "Designer clothing, shoes, bags and accessories for women, men and kids, chosen piece by piece.",
  madeBy: "{product} by {designer}",
  play: "Play film",
  pause: "Pause film",
} as const;
