// The state of an order as merchants see it.

import { useMessages } from "#storefront/ui/language.tsx";
import { orders } from "../../locales/generated/orders.ts";
import { Status, type Shape, type Tone } from "../../ui/status.tsx";

type Shown = "to-send" | "part-sent" | "sent" | "delivered" | "cancelled" | "awaiting-payment" | "payment-failed";

const LOOKS: Readonly<Record<Shown, readonly [Shape, Tone]>> = {
  "to-send": ["ring", "plain"],
  "part-sent": ["half", "info"],
  sent: ["half", "ok"],
  delivered: ["disc", "ok"],
  cancelled: ["square", "plain"],
  "awaiting-payment": ["ring", "plain"],
  "payment-failed": ["square", "warn"],
};

interface Props {
  readonly state: string;
  readonly hasUnsent: boolean;
}

export function OrderStatus({ state, hasUnsent }: Props) {
  const say = useMessages(orders);
  const shown = shownOf(state, hasUnsent);
  const [shape, tone] = LOOKS[shown];
  return (
    <Status shape={shape} tone={tone}>
      {say(`state-${shown}`)}
    </Status>
  );
}

function shownOf(state: string, hasUnsent: boolean): Shown {
  if (state === "placed") return "to-send";
  if (state === "shipped") return hasUnsent ? "part-sent" : "sent";
  return state as Shown;
}
