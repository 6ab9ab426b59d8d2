// Events of an order, newest first.

import { carrierName, formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { order as texts } from "../../locales/generated/order.ts";
import { useMay } from "../../layout/layout-data.ts";
import { Button } from "../../ui/button.tsx";
import { doneBy, Timeline } from "../../ui/facts.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import type { OrderData } from "./order-data.ts";
import { useOrderForm } from "./order-form.ts";
import styles from "./order.module.css";

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
  "return-requested",
  "return-sent",
  "return-received",
  "return-refunded",
  "return-refused",
  "return-cancelled",
] as const);
type Known = typeof KNOWN extends Set<infer Kind> ? Kind : never;

export function OrderTimeline({ order }: { readonly order: OrderData }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const person = { shopper: say("by-shopper"), merchant: say("by-merchant"), shop: null };
  const events = order.events.toReversed().map(({ kind, by, at, details }, index) => ({
    key: `${at} ${index}`,
    ...doneBy(
      say(KNOWN.has(kind as Known) ? `event-${kind as Known}` : "event-return", {
        number: details["number"] ?? "",
        amount: typeof details["amount"] === "number" ? formatInFull(money(details["amount"], order.currency)) : "",
        to: say(details["to"] === "gift-card" ? "to-gift-card" : order.method === "card" ? "to-card" : "to-payment"),
      }),
      details["operator"] ?? person[by],
    ),
    time: dateTime(at),
    at,
    details: detailsOf(details),
  }));
  const notes = order.notes.map(({ id, text, writtenBy, at }) => ({
    key: id,
    ...doneBy(say("event-note"), writtenBy),
    time: dateTime(at),
    at,
    details: <span className={styles.written}>{text}</span>,
  }));
  return (
    <Section title={say("timeline")}>
      {useMay()("orders.edit") && <NoteForm order={order} />}
      <Timeline entries={[...notes, ...events].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))} />
    </Section>
  );
}

/** A new field after each note. */
function NoteForm({ order: { number, notes } }: { readonly order: OrderData }) {
  const say = useMessages(texts);
  const { Form, data, state } = useOrderForm();
  return (
    <Form key={notes.length} method="post" action={`/console/orders/${number}`} className={styles.noteForm}>
      <TextArea
        label={say("note")}
        name="text"
        required
        maxLength={2000}
        rows={2}
        help={say("noteHelp")}
        error={data?.kind === "refused" ? data.fields?.["text"] : undefined}
      />
      <Button type="submit" size="small" name="intent" value="note" isBusy={state !== "idle"}>
        {say("addNote")}
      </Button>
    </Form>
  );
}

/** Reasons that the shop itself gives, which the text of the event says. */
const OWN_REASONS: ReadonlySet<unknown> = new Set(["cancelled", "not sent", "refund"]);

/** The reason and the tracking number, where an event has them. */
function detailsOf({ reason, carrier, tracking }: Readonly<Record<string, string | number>>): string | undefined {
  const parts = [
    OWN_REASONS.has(reason) ? undefined : reason,
    [typeof carrier === "string" ? carrierName(carrier) : "", tracking].filter(Boolean).join(" "),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : undefined;
}
