import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ar: Words<typeof en> = {
  subject: "متوفر من جديد: {title}",
  text: "طلبت منا أن نكتب إليك عند توفر {title} من {vendor} بمقاس {size}. وقد توفر.",
  few: "قد تكون الكمية قليلة، ولا يمكننا حجز قطعة لك.",
  see: "عرضه بمقاسك",
  note: "طلبت هذه الرسالة وحدها. لن نكتب إليك عنه مرة أخرى.",
};
