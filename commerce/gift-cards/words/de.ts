import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const de: Words<typeof en> = {
  subject: "{from} schenkt Ihnen eine Geschenkkarte über {worth}",
  dear: "Guten Tag {name},",
  hello: "Guten Tag,",
  text: "{from} schenkt Ihnen eine Vitrine-Geschenkkarte über {worth}.",
  message: "„{message}“",
  how: "Geben Sie diesen Code an der Kasse ein. Was Sie nicht ausgeben, bleibt auf der Karte.",
  see: "Geschenkkarte ansehen",
  note: "Bewahren Sie diesen Code auf wie Bargeld: Wer ihn hat, kann ihn ausgeben. Die Karte verfällt nicht.",
  sentSubject: "Ihre Geschenkkarte ist unterwegs zu {name}",
  sent: "Wir haben Ihre Geschenkkarte über {worth} soeben an {name} geschickt, am Tag Ihrer Wahl.",
};
