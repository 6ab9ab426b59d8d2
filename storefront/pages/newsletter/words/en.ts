export const en = {
  newsletter: "Newsletter",
  text: "New arrivals and stories, once a week.",
  email: "Email address",
  invalid: "Write the address as in name@example.com.",
  subscribe: "Subscribe",
  thanks: "Thank you",
  subscribed: "New arrivals and stories will reach {email} once a week.",
  back: "Back to the shop",
} as const;
