// The state of a return.

import type { ReturnState } from "#commerce/returns";
import { useMessages } from "#storefront/ui/language.tsx";
import { returns as texts } from "../../locales/generated/returns.ts";
import { Status, type Shape, type Tone } from "../../ui/status.tsx";

const LOOKS: Readonly<Record<ReturnState, { readonly shape: Shape; readonly tone?: Tone }>> = {
  requested: { shape: "ring" },
  sent: { shape: "half", tone: "info" },
  received: { shape: "half", tone: "warn" },
  refunded: { shape: "disc", tone: "ok" },
  refused: { shape: "square", tone: "bad" },
  cancelled: { shape: "square" },
};

export function ReturnStatus({ state }: { readonly state: ReturnState }) {
  const say = useMessages(texts);
  return <Status {...LOOKS[state]}>{say(`state-${state}`)}</Status>;
}
