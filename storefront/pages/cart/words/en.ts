export const en = {
  changed: "Something in your bag is not as you last saw it. We note it beside each piece; check out to go on with it.",
  summary: "Summary",
  signIn: "Sign in",
  everywhere: "{signIn} to have this bag on all your devices, or check out as a guest.",
  elsewhere: "Added something elsewhere? {signIn}.",
  removed: "That was removed from your bag.",
  toBegin: "To begin with",
} as const;
