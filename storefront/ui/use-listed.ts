// Joins parts as the visitor's language does: "Black, M" · "أسود، M" · "黒、M". Servers have `listed` of #commerce/labels.

import { joinBy } from "#catalogue";
import { common } from "#locales/common";
import { useMessages } from "./language.tsx";

export function useListed(): (parts: readonly string[]) => string {
  const say = useMessages(common);
  return (parts) => joinBy(say.raw("listed"), parts);
}
