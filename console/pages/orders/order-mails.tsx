// Mails about an order, each of which can be sent again.

import { formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { order as texts } from "../../locales/generated/order.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import type { OrderData } from "./order-data.ts";
import { useOrderForm } from "./order-form.ts";
import styles from "./order.module.css";

export function OrderMails({ order: { number, mails, currency } }: { readonly order: OrderData }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const { Form } = useOrderForm();
  const nameOf = ({ kind, parcel = 0, amount = 0 }: OrderData["mails"][number]): string =>
    kind === "shipped"
      ? say("mail-shipped", { parcel })
      : kind === "refunded"
        ? say("mail-refunded", { amount: formatInFull(money(amount, currency)) })
        : say(`mail-${kind}`);
  return (
    <Section title={say("mails")}>
      <ul className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.key}>
            <span>
              {nameOf(mail)}
              <small>{dateTime(mail.at)}</small>
            </span>
            <Form method="post" action={`/console/orders/${number}`}>
              <input type="hidden" name="mail" value={mail.key} />
              <Button
                type="submit"
                size="small"
                name="intent"
                value="resend"
                aria-label={say("resendThis", { mail: nameOf(mail) })}
              >
                {say("resend")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  );
}
