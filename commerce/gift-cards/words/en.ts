export const en = {
  subject: "{from} sent you a gift card of {worth}",
  dear: "Dear {name},",
  hello: "Hello,",
  text: "{from} sent you a Vitrine gift card of {worth}.",
  message: "“{message}”",
  how: "Enter this code at the checkout. What you do not spend stays on the card.",
  see: "See your gift card",
  note: "Keep this code as you would keep cash: whoever has it can spend it. The card does not expire.",
  sentSubject: "Your gift card is on its way to {name}",
  sent: "We have just sent your gift card of {worth} to {name}, on the day that you chose.",
} as const;
