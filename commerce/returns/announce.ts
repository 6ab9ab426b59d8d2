// Staff announce a return on the customer's behalf, by the customer's own rules. After the return period they must give a reason.

import { recordAudit, withReason, worksForMarket } from "#commerce/audit";
import { findAnyOrder, lockOrder } from "#commerce/orders";
import { INSIGHTS, readSetting } from "#commerce/settings";
import { createReturn, type CreatedReturn, type ReturnForm, type TooMany } from "./create.ts";
import type { ReturnDesk } from "./merchant.ts";
import { returnedQuantities } from "./read.ts";
import { returnableByStaff, type Returnable } from "./rules.ts";

const DAY_MS = 86_400_000;
/** Time to send the parcel of a return that was accepted after its period. */
const LATE_DAYS = 14;

export type AnnouncedReturn =
  | Omit<CreatedReturn, "token">
  | TooMany
  /** `too-late` means that a reason is needed. */
  | Exclude<Returnable, { readonly kind: "open" | "refunded" | "disputed" }>
  | { readonly kind: "no-such-order" };

export async function announceReturn(
  desk: ReturnDesk,
  orderId: string,
  form: ReturnForm,
  reason?: string,
): Promise<AnnouncedReturn> {
  const { database, origin } = desk;
  const now = desk.now();
  const result = await database.sql.transaction(async (tx): Promise<AnnouncedReturn> => {
    if (!(await lockOrder(tx, orderId))) return { kind: "no-such-order" };
    const order = await findAnyOrder(tx, orderId);
    if (!order || !worksForMarket(order.marketCode)) return { kind: "no-such-order" };
    const { timeZone } = await readSetting(tx, INSIGHTS);
    const returnable = returnableByStaff(order, await returnedQuantities(tx, orderId), { now, timeZone });
    if (returnable.kind !== "open" && returnable.kind !== "late") return returnable;
    const isLate = returnable.kind === "late";
    if (isLate && !reason) return { kind: "too-late", until: returnable.until };
    const until = isLate ? new Date(now.getTime() + LATE_DAYS * DAY_MS) : returnable.until;
    const { lines } = returnable;
    const created = await createReturn(tx, { order, form, lines, until, by: "merchant", origin, now });
    if (created.kind !== "started") return created;
    const { id, number } = created;
    const pieces = form.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const record = () =>
      recordAudit(tx, {
        subject: { kind: "return", id: number },
        after: { state: "requested", order: order.number, pieces, isLate },
        market: order.marketCode,
      });
    await (reason ? withReason(reason, record) : record());
    return { kind: "started", id, number };
  });
  if (result.kind === "started") desk.onMail();
  return result;
}
