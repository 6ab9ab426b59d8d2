// An order's parcels as its page shows them: sent pieces, pieces still to be sent, and gift cards sent by email.

import {
  addWorkingDays,
  carrierName,
  dayIn,
  deliveryDates,
  formatShortDay,
  formatWeekday,
  messagesIn,
  type Say,
} from "#catalogue";
import {
  cancelledLines,
  deliveryTermsOf,
  sentParcels,
  unsentLines,
  type Order,
  type Parcel,
  type ParcelLine,
} from "#commerce/orders";
import type { Returnable } from "#commerce/returns";
import { orderMessages } from "#locales/order-messages";
import type { DateReader } from "#storefront/framework/context.ts";
import type { ParcelStep, ShownParcel } from "./order-data.ts";
import type { SummaryLine } from "./summary/summary-data.ts";

export interface ParcelContext extends DateReader {
  readonly now: Date;
  readonly returnable: Returnable;
  /** Page on which a return begins. */
  readonly returns: string;
}

/** Empty for an order that was never paid. `lines` are the order's lines, in its order. */
export function parcelsOf(order: Order, lines: readonly SummaryLine[], context: ParcelContext): readonly ShownParcel[] {
  if (order.placedAt === null) return [];
  const say = messagesIn(orderMessages, context.language);
  const of = (some: readonly ParcelLine[]): readonly SummaryLine[] => linesOf(order, lines, some);
  const gifts = order.lines.filter(({ gift }) => gift !== null);
  const mail = gifts.length > 0 ? [plain(say("byEmail"), linesOf(order, lines, gifts.map(whole)))] : [];
  if (order.state === "cancelled") return [plain(null, lines)];
  const sent = sentParcels(order);
  const rest = unsentLines(order);
  const cancelled = cancelledLines(order);
  const count = sent.length + (rest.length > 0 ? 1 : 0);
  const title = (number: number): string => (count === 1 ? say("parcel") : say("parcelOf", { number, count }));
  return [
    ...sent.map((parcel) => ({
      ...plain(title(parcel.number), of(parcel.lines)),
      ...progressOf(order, parcel, context),
      carrier: parcel.carrier && carrierName(parcel.carrier),
      tracking: parcel.tracking,
      trackingUrl: parcel.trackingUrl,
      track:
        parcel.trackingUrl && parcel.deliveredAt === null
          ? {
              label: count === 1 ? say("track") : say("trackOf", { number: parcel.number }),
              href: parcel.trackingUrl,
            }
          : null,
      returns: parcel.deliveredAt === null ? null : returnsOf(say, context),
    })),
    ...(rest.length > 0
      ? [
          {
            ...plain(count === 1 ? title(1) : say("unsent"), of(rest)),
            ...progressOf(order, null, context),
          },
        ]
      : []),
    ...(cancelled.length > 0 ? [plain(say("cancelledPieces"), of(cancelled))] : []),
    ...mail,
  ];
}

const plain = (title: string | null, lines: readonly SummaryLine[]): ShownParcel => ({
  title,
  lines,
  when: null,
  isLate: false,
  steps: [],
  carrier: null,
  tracking: null,
  trackingUrl: null,
  track: null,
  returns: null,
});

const whole = ({ id, quantity }: Order["lines"][number]): ParcelLine => ({ lineId: id, quantity });

/** The quantity is that of the parcel. */
const linesOf = (order: Order, lines: readonly SummaryLine[], some: readonly ParcelLine[]): readonly SummaryLine[] =>
  order.lines.flatMap(({ id }, at) => {
    const quantity = some.find(({ lineId }) => lineId === id)?.quantity;
    const line = lines[at];
    return quantity && line ? [{ ...line, quantity }] : [];
  });

type Progress = Pick<ShownParcel, "when" | "isLate" | "steps">;

/** A parcel that was not sent yet is null. */
function progressOf(order: Order, parcel: Parcel | null, { language, timeZone, now }: ParcelContext): Progress {
  const say = messagesIn(orderMessages, language);
  const day = (moment: Date | null): string | null => moment && formatShortDay(moment, language, timeZone);
  const days = deliveryTermsOf(order)?.method?.days;
  const placedAt = order.placedAt ?? order.createdAt;
  const due = days ? addWorkingDays(placedAt, days.to, days.dispatch, timeZone) : null;
  const deliveredAt = parcel?.deliveredAt ?? null;
  // The whole last day is in time.
  const today = dayIn(now, days?.dispatch?.cutOff?.timeZone ?? timeZone);
  const isLate = due !== null && deliveredAt === null && today > due;
  const expected = days ? say("expected", { dates: deliveryDates(placedAt, days, { language, timeZone }) }) : null;
  const late = due && say("late", { date: formatWeekday(due, language, "UTC") });
  const current = deliveredAt ? 3 : parcel ? 2 : 1;
  const steps: readonly Omit<ParcelStep, "state">[] = [
    { name: say("ordered"), date: day(placedAt) },
    { name: say("preparing"), date: null },
    { name: say("onItsWay"), date: day(parcel?.sentAt ?? null) },
    { name: say("delivered"), date: day(deliveredAt) },
  ];
  return {
    when: deliveredAt
      ? say("deliveredOn", { date: formatWeekday(deliveredAt, language, timeZone) })
      : isLate
        ? late
        : expected,
    isLate,
    steps: steps.map((step, at) => ({ ...step, state: at < current ? "done" : at === current ? "now" : "ahead" })),
  };
}

function returnsOf(
  say: Say<typeof orderMessages>,
  { language, timeZone, returnable, returns }: ParcelContext,
): ShownParcel["returns"] {
  const dateOf = (until: Date): string => formatWeekday(until, language, timeZone);
  if (returnable.kind === "open")
    return { href: returns, note: say("returnUntil", { date: dateOf(returnable.until) }) };
  if (returnable.kind === "too-late")
    return { href: null, note: say("returnEnded", { date: dateOf(returnable.until) }) };
  return null;
}
