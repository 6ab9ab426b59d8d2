// Parts of a dispute that several pages show: its state, its reason and its deadline.

import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { disputes as texts } from "../../locales/generated/disputes.ts";
import { Status, Tag } from "../../ui/status.tsx";
import type { DisputeData } from "./dispute-data.ts";

const LOOKS = {
  due: { shape: "ring", tone: "warn" },
  open: { shape: "half", tone: "info" },
  won: { shape: "disc", tone: "ok" },
  lost: { shape: "square", tone: "bad" },
} as const;

interface Props {
  readonly dispute: DisputeData;
}

export function DisputeStatus({ dispute: { state, dueAt } }: Props) {
  const say = useMessages(texts);
  const shown = state === "open" && dueAt !== null ? "due" : state;
  return <Status {...LOOKS[shown]}>{say(`state-${shown}`)}</Status>;
}

/** The provider's code if the shop has no words for it. */
export function DisputeReason({ dispute: { reason } }: Props) {
  const say = useMessages(texts);
  const key = `reason-${reason}`;
  return isWorded(key) ? say(key) : reason.replaceAll("_", " ");
}

export function DisputeDeadline({ dispute: { dueAt, isOverdue } }: Props) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  if (dueAt === null) return say("noAnswer");
  return (
    <>
      <time dateTime={dueAt}>{dateTime(dueAt)}</time> {isOverdue && <Tag tone="bad">{say("overdue")}</Tag>}
    </>
  );
}

const REASONS = [
  "bank_cannot_process",
  "check_returned",
  "credit_not_processed",
  "customer_initiated",
  "debit_not_authorized",
  "duplicate",
  "fraudulent",
  "general",
  "incorrect_account_details",
  "insufficient_funds",
  "noncompliant",
  "product_not_received",
  "product_unacceptable",
  "subscription_canceled",
  "unrecognized",
] as const;

const WORDED: ReadonlySet<string> = new Set(REASONS.map((reason) => `reason-${reason}`));
const isWorded = (key: string): key is `reason-${(typeof REASONS)[number]}` => WORDED.has(key);
