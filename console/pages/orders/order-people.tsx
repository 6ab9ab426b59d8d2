// The buyer, and the destination of the order.

import { addressLines } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { order as texts } from "../../locales/generated/order.ts";
import { TextLink } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import type { OrderData } from "./order-data.ts";
import styles from "./order.module.css";

export function OrderPeople({ order }: { readonly order: OrderData }) {
  const say = useMessages(texts);
  const { delivery, billing, email, phone, giftOptions } = order;
  const isSame = delivery !== null && JSON.stringify(delivery) === JSON.stringify(billing);
  return (
    <>
      <Section title={say("customer")}>
        <p>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </p>
        {phone && phone !== delivery?.phone && <p>{phone}</p>}
      </Section>
      {delivery && (
        <Section title={say("deliverTo")}>
          <Address address={delivery} />
          {delivery.phone && (
            <p>
              <TextLink href={`tel:${delivery.phone.replaceAll(/[^\d+]/g, "")}`}>{delivery.phone}</TextLink>
            </p>
          )}
          {isSame && <p className={styles.note}>{say("sameAddress")}</p>}
        </Section>
      )}
      {!isSame && (
        <Section title={say("billTo")}>
          <Address address={billing} />
        </Section>
      )}
      {giftOptions?.message && (
        <Section title={say("message")}>
          <p>{giftOptions.message}</p>
        </Section>
      )}
    </>
  );
}

const Address = ({ address }: { readonly address: OrderData["billing"] }) => (
  <address>
    {addressLines(address).map((line) => (
      <span key={line}>
        {line}
        <br />
      </span>
    ))}
  </address>
);
