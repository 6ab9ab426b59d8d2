export const en = {
  title: "Pictures, enlarged",
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
  enlarge: "{alt}, enlarge",
  makeSmaller: "{alt}, make smaller",
} as const;
