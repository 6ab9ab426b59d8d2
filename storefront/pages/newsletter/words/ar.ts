import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  newsletter: "النشرة البريدية",
  text: "أحدث القطع والقصص، مرة كل أسبوع.",
  email: "البريد الإلكتروني",
  invalid: "اكتب العنوان بالصيغة name@example.com.",
  subscribe: "اشترك",
  thanks: "شكرًا لك",
  subscribed: "ستصل أحدث القطع والقصص إلى {email} مرة كل أسبوع.",
  back: "العودة إلى المتجر",
};
