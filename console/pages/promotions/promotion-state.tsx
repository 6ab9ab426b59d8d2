// The state of a promotion.

import { useMessages } from "#storefront/ui/language.tsx";
import type { PromotionStatus } from "#commerce/promotions";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { Status, type Shape, type Tone } from "../../ui/status.tsx";

const LOOKS: Readonly<Record<PromotionStatus, readonly [Shape, Tone]>> = {
  draft: ["ring", "plain"],
  scheduled: ["half", "info"],
  running: ["disc", "ok"],
  paused: ["square", "warn"],
  ended: ["disc", "plain"],
  archived: ["square", "plain"],
};

export function PromotionState({ status }: { readonly status: PromotionStatus }) {
  const say = useMessages(texts);
  const [shape, tone] = LOOKS[status];
  return (
    <Status shape={shape} tone={tone}>
      {say(status)}
    </Status>
  );
}
