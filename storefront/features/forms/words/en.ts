export const en = {
  check: "Please check: {title}",
  email: "Email address",
  show: "Show",
  hide: "Hide",
} as const;
