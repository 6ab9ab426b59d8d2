// What happened to an order, newest first.

import { carrierName, formatMoney, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { order as texts } from "../../locales/generated/order.ts";
import { Timeline } from "../../ui/facts.tsx";
import { Section } from "../../ui/page.tsx";
import type { OrderData } from "./order-data.ts";

const KNOWN = new Set([
  "created",
  "payment-failed",
  "placed",
  "shipped",
  "delivered",
  "cancelled",
  "rest-cancelled",
  "refund-due",
  "refunded",
  "refund-failed",
] as const);
type Known = typeof KNOWN extends Set<infer Kind> ? Kind : never;

export function OrderTimeline({ order }: { readonly order: OrderData }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const person = { shopper: say("by-shopper"), merchant: say("by-merchant"), shop: null };
  return (
    <Section title={say("timeline")}>
      <Timeline
        entries={order.events.toReversed().map(({ kind, by, at, details }, index) => ({
          key: `${at} ${index}`,
          person: person[by],
          text: KNOWN.has(kind as Known)
            ? say(`event-${kind as Known}`)
            : say("event-return", { state: kind.replace("return-", "") }),
          time: dateTime(at),
          at,
          details: detailsOf(details, order.currency),
        }))}
      />
    </Section>
  );
}

/** The amount, the reason and the tracking number, where an event has them. */
function detailsOf(details: Readonly<Record<string, string | number>>, currency: string): string | undefined {
  const { amount, reason, carrier, tracking } = details;
  const parts = [
    typeof amount === "number" ? formatMoney(money(amount, currency)) : undefined,
    reason,
    [typeof carrier === "string" ? carrierName(carrier) : "", tracking].filter(Boolean).join(" "),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : undefined;
}
