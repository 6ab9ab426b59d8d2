// Disputes of an order, with the merchant's next step.

import { formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { disputes as texts } from "../../locales/generated/disputes.ts";
import { TextLink } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Section } from "../../ui/page.tsx";
import { DisputeDeadline, DisputeReason, DisputeStatus } from "../disputes/dispute-parts.tsx";
import type { OrderData } from "./order-data.ts";
import styles from "./order.module.css";

export function OrderDisputes({ order: { disputes } }: { readonly order: OrderData }) {
  const say = useMessages(texts);
  const { date } = useTimes();
  return (
    <Section title={say("title")} actions={<TextLink href="/console/disputes">{say("all")}</TextLink>}>
      {disputes.map((dispute) => {
        const amount = formatInFull(money(dispute.amount, dispute.currency));
        return (
          <div key={dispute.reference} className={styles.dispute}>
            <Facts
              facts={[
                [say("state"), <DisputeStatus key="state" dispute={dispute} />],
                [say("amount"), amount],
                [say("reason"), <DisputeReason key="reason" dispute={dispute} />],
                [say("opened"), date(dispute.createdAt)],
                dispute.state === "open"
                  ? [say("due"), <DisputeDeadline key="due" dispute={dispute} />]
                  : [say("closed"), date(dispute.updatedAt)],
                [say("reference"), dispute.reference],
              ]}
            />
            {dispute.state === "open" && <p>{say(dispute.dueAt === null ? "withheld" : "answer", { amount })}</p>}
          </div>
        );
      })}
    </Section>
  );
}
